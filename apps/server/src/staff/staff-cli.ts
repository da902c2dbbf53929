/** The staff tool: `npm run staff -- COMMAND …`, on the same store as the shop, which may be running. */
import { ConfigurationRefused, readConfiguration } from '../configuration.ts';
import { openStore } from '../database/open-store.ts';
import { StoreRefused } from '../database/store-refused.ts';
import { systemRandom } from '../random.ts';
import type { Shop } from '../shop.ts';
import { loadUnits } from '../unit/load-units.ts';
import { runStaff } from './run.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../providers/company-register/index.ts';
import { NO_IDENTITY } from '../providers/identity/index.ts';
import { NO_WALLETS } from '../providers/wallet/index.ts';

const run = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const { database, vault } = await openStore(configuration, systemRandom, { beside: true });
  const shop: Shop = {
    connection: database.connection,
    units: loadUnits().units,
    vault,
    random: systemRandom,
    clock: () => new Date(),
    providers: new Map(),
    captcha: readCaptcha(process.env, configuration.publicOrigin),
    identity: NO_IDENTITY,
    companyRegisters: NO_COMPANY_REGISTERS,
    wallets: NO_WALLETS,
    publicOrigin: configuration.publicOrigin,
    log: () => undefined,
  };
  try {
    const { isOk, text } = await runStaff(shop, process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    process.exitCode = isOk ? 0 : 1;
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  const isExplained = error instanceof ConfigurationRefused || error instanceof StoreRefused;
  process.stderr.write(`${isExplained ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exitCode = 1;
}
