/** A shop for measurements: on a separate PostgreSQL server with durable commits, everything else as in production. */
import type { Hono } from 'hono';
import { type Database, openPostgres } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { seedUnit } from '../../server/src/seed/seed-unit.ts';
import { createApp } from '../../server/src/http/app.ts';
import { createHandlers } from '../../server/src/http/handlers.ts';
import { readCaptcha } from '../../server/src/providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../../server/src/providers/company-register/index.ts';
import { NO_IDENTITY } from '../../server/src/providers/identity/index.ts';
import { NO_WALLETS } from '../../server/src/providers/wallet/index.ts';
import { systemRandom } from '../../server/src/random.ts';
import type { Shop } from '../../server/src/shop.ts';
import type { Unit } from '../../server/src/unit/unit.ts';
import { loadUnits } from '../../server/src/unit/load-units.ts';
import { createVault, MASTER_KEY_BYTES } from '../../server/src/vault.ts';
import { LIMIT_FACTOR } from './limit-factor.ts';

export interface MeasuredShop {
  readonly shop: Shop;
  readonly unit: Unit;
  readonly app: Hono;
  readonly database: Database;
}

/** Needs an empty database. Defects are printed to standard error. */
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
    companyRegisters: NO_COMPANY_REGISTERS,
    wallets: NO_WALLETS,
    publicOrigin,
    log: (event, facts) => console.error(event, facts),
  };
  for (const unit of units.values()) await seedUnit(shop, unit, false);
  const app = createApp(shop, { handlers: createHandlers(catalogues), limitFactor: LIMIT_FACTOR });
  return { shop, unit: units.values().next().value!, app, database };
};
