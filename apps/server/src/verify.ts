/**
 * Checks the money of every unit at once and prints what is broken, one JSON line a finding: `npm run verify`, with the
 * settings of the server. An embedded store is checked while its server is stopped. Fails where anything is broken.
 */
import { readConfiguration } from './configuration.ts';
import { openStore } from './database/open-store.ts';
import { verifyUnit } from './jobs/verify.ts';
import { systemRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { loadUnits } from './unit/load-units.ts';

const configuration = readConfiguration(process.env);
const { database, vault } = await openStore(configuration, systemRandom);
const shop: Shop = {
  connection: database.connection,
  units: loadUnits().units,
  vault,
  random: systemRandom,
  clock: () => new Date(),
  providers: new Map(),
  publicOrigin: configuration.publicOrigin,
  log: () => undefined,
};
try {
  for (const unit of shop.units.keys()) {
    const findings = await verifyUnit(shop, unit);
    for (const finding of findings) process.stdout.write(`${JSON.stringify({ unit, ...finding })}\n`);
    process.stdout.write(`${JSON.stringify({ verify: unit, findings: findings.length })}\n`);
    if (findings.length > 0) process.exitCode = 1;
  }
} finally {
  await database.close();
}
