/**
 * Where races are run: the shop's own HTTP application over a real PostgreSQL with a connection per rival, the sandbox's providers in
 * this process, and browsers that are reused in every round. The clock stands still.
 */
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { type NewCustomer, openCustomer } from '../../../server/src/customer/open-customer.ts';
import type { Database } from '../../../server/src/database/database.ts';
import { inUnit, type UnitTransaction } from '../../../server/src/database/in-unit.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { createApp } from '../../../server/src/http/app.ts';
import { createHandlers } from '../../../server/src/http/handlers.ts';
import { paymentProviders } from '../../../server/src/providers/payment/index.ts';
import { readCaptcha } from '../../../server/src/providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../../../server/src/providers/company-register/index.ts';
import { NO_IDENTITY } from '../../../server/src/providers/identity/index.ts';
import { NO_WALLETS } from '../../../server/src/providers/wallet/index.ts';
import { systemRandom, uuid } from '../../../server/src/random.ts';
import type { Customer } from '../../../server/src/call/buyer.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { openBrowser, type SimulatedBrowser } from '../simulator/browser.ts';
import { catalogues, likeUnit } from '../simulator/like-unit.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { createVault } from '../../../server/src/vault.ts';
import { type InProcessSandbox, openInProcessSandbox, SANDBOX_URL } from '../in-process-sandbox.ts';
import { LIMIT_FACTOR } from '../limit-factor.ts';

export const ORIGIN = 'https://shop.example';

/** A signed-in customer. */
export interface Member {
  readonly browser: SimulatedBrowser;
  readonly customer: Customer;
}

export interface Arena {
  readonly shop: Shop;
  readonly app: Hono;
  readonly unit: Unit;
  readonly sandbox: InProcessSandbox;
  /** A guest's browser per rival. */
  guests(): Promise<readonly SimulatedBrowser[]>;
  /** A customer per rival. */
  members(): Promise<readonly Member[]>;
  /** One customer, signed in on one browser per rival. */
  tabs(): Promise<readonly Member[]>;
  newGuest(): Promise<SimulatedBrowser>;
  newCustomer(who?: Partial<NewCustomer>): Promise<Customer>;
  signedIn(customer: Customer): Promise<Member>;
  inUnit<T>(work: (transaction: UnitTransaction) => Promise<T>): Promise<T>;
  /** Resets the rate limits, which are not what is raced for. */
  forgetCounts(): Promise<void>;
  close(): Promise<void>;
}

const makeShop = (database: Database, unit: Unit): Shop => {
  const now = new Date();
  return {
    connection: database.connection,
    units: new Map([[unit.id, unit]]),
    vault: createVault(systemRandom.bytes(32), systemRandom),
    random: systemRandom,
    clock: () => now,
    providers: paymentProviders({ SANDBOX_URL }),
    captcha: readCaptcha({ CAPTCHA_BITS: String(PROOF_MIN_BITS) }, ORIGIN),
    identity: NO_IDENTITY,
    companyRegisters: NO_COMPANY_REGISTERS,
    wallets: NO_WALLETS,
    publicOrigin: ORIGIN,
    log: () => undefined,
  };
};

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
};

const customersOf = (place: Readonly<{ app: Hono; shop: Shop; unit: Unit }>, rivals: number) => {
  const { shop, unit } = place;
  const newGuest = () => openBrowser(place, null);
  const newCustomer = (who: Partial<NewCustomer> = {}): Promise<Customer> => {
    const plain = { memberType: 'individual', firstName: 'Nora', lastName: 'Petit' } as const;
    const email = `${uuid(systemRandom)}@example.test`;
    return inUnit(shop.connection, unit.id, (transaction) =>
      openCustomer(transaction, shop, unit, { ...plain, email, ...who }),
    );
  };
  const signedIn = async (customer: Customer): Promise<Member> => ({
    browser: await openBrowser(place, customer),
    customer,
  });
  const each = async <T>(make: () => Promise<T>): Promise<readonly T[]> => {
    const made: T[] = [];
    while (made.length < rivals) made.push(await make());
    return made;
  };
  return {
    newGuest,
    newCustomer,
    signedIn,
    guests: once(() => each(newGuest)),
    members: once(() => each(async () => signedIn(await newCustomer()))),
    tabs: once(async () => {
      const customer = await newCustomer();
      return each(() => signedIn(customer));
    }),
  };
};

/** Opens an arena over a migrated, empty database; closing the arena closes the database. */
export const openArena = async (database: Database, rivals: number): Promise<Arena> => {
  const unit: Unit = { ...likeUnit, trialCards: [] };
  const shop = makeShop(database, unit);
  const sandbox = openInProcessSandbox();
  await seedUnit(shop, unit, false);
  const app = createApp(shop, { handlers: createHandlers(catalogues), limitFactor: LIMIT_FACTOR });
  return {
    shop,
    app,
    unit,
    sandbox,
    ...customersOf({ app, shop, unit }, rivals),
    inUnit: (work) => inUnit(shop.connection, unit.id, work),
    forgetCounts: async () => void (await sql`delete from rate_count`.execute(shop.connection)),
    close: async () => {
      sandbox.close();
      await database.close();
    },
  };
};
