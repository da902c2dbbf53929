/** A shop to be measured: on a PostgreSQL server of its own whose commits are durable, with everything else as in production. */
import type { Hono } from 'hono';
import { type Database, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seedUnit } from '../database/seed.ts';
import { createApp } from '../http/app.ts';
import { handlersOf } from '../http/handlers.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import { NO_IDENTITY } from '../providers/identity/index.ts';
import { systemRandom } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { loadUnits } from '../unit/load-units.ts';
import { createVault, MASTER_KEY_BYTES } from '../vault.ts';

export interface MeasuredShop {
  readonly shop: Shop;
  readonly unit: Unit;
  readonly app: Hono;
  readonly database: Database;
}

/** On an empty database. A defect is told on standard error. */
export const openMeasuredShop = async (
  url: string,
  connections: number,
  publicOrigin: string,
): Promise<MeasuredShop> => {
  const database = openPostgres({ url, connections });
  await migrate(database.connection);
  const { units, catalogues } = loadUnits();
  const shop: Shop = {
    connection: database.connection,
    units,
    vault: createVault(systemRandom.bytes(MASTER_KEY_BYTES), systemRandom),
    random: systemRandom,
    clock: () => new Date(),
    providers: new Map(),
    captcha: readCaptcha({}, publicOrigin),
    identity: NO_IDENTITY,
    publicOrigin,
    log: (event, facts) => console.error(event, facts),
  };
  for (const unit of units.values()) await seedUnit(shop, unit, false);
  const app = createApp(shop, { handlers: handlersOf(catalogues) });
  return { shop, unit: units.values().next().value!, app, database };
};
