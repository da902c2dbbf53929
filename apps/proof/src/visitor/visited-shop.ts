/**
 * A shop of two units in this process, for visitors who send what none of our pages would: its own HTTP application over its own
 * database, the sandbox's providers, and messages that are always delivered. The clock moves only by `wait`. The second unit sells
 * what the first one sells, under another id; both have companies.
 */
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { units as unitData } from '@offrande/tenants/units';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createArtBook } from '../../../server/src/catalogue/art.ts';
import { createUnitCatalogue } from '../../../server/src/catalogue/unit-catalogue.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { createApp } from '../../../server/src/http/app.ts';
import { createHandlers } from '../../../server/src/http/handlers.ts';
import { deliverAll } from '../deliver-all.ts';
import { workOnce } from '../../../server/src/worker/worker.ts';
import { brokenInvariants } from '../../../server/src/verification/invariants.ts';
import { brokenSeals } from '../../../server/src/ledger/seal.ts';
import { paymentProviders } from '../../../server/src/providers/payment/index.ts';
import { readCaptcha } from '../../../server/src/providers/captcha/index.ts';
import { readCompanyRegisters } from '../../../server/src/providers/company-register/index.ts';
import { readIdentity } from '../../../server/src/providers/identity/index.ts';
import { readWalletSigners } from '../../../server/src/providers/wallet/index.ts';
import { type Random, systemRandom } from '../../../server/src/random.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { Faults } from '../simulator/faults.ts';
import { BEGIN } from '../simulator/schedule.ts';
import { openStore, type Store } from '../simulator/store.ts';
import { createUnit, type Unit } from '../../../server/src/unit/unit.ts';
import { createVault, type Vault } from '../../../server/src/vault.ts';
import { type InProcessSandbox, openInProcessSandbox, SANDBOX_URL } from '../in-process-sandbox.ts';
import { LIMIT_FACTOR } from '../limit-factor.ts';

export const ORIGIN = 'https://shop.example';
/** The header with the network address of a visitor of this shop. */
export const ADDRESS_HEADER = 'X-Visitor-Address';

export const UNIT_IDS = ['FR', 'ZZ'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** A logged defect. */
export interface Defect {
  readonly path: string;
  readonly message: string;
  readonly stack: string;
}

export interface VisitedShop {
  readonly shop: Shop;
  readonly app: Hono;
  readonly sandbox: InProcessSandbox;
  readonly faults: Faults;
  readonly defects: Defect[];
  /** The uses of the vault since the last call, counted by operation and purpose. */
  vaultUses(): Readonly<Record<string, number>>;
  unit(id: UnitId): Unit;
  /** Changes both units until `resetUnits`. */
  changeUnits(change: (unit: Unit) => Unit): void;
  resetUnits(): void;
  wait(milliseconds: number): void;
  /** Does all work that is due, without sending messages. */
  work(): Promise<void>;
  /** Resets the rate limits. */
  forgetCounts(): Promise<void>;
  /** The broken invariants and seals of both units. */
  broken(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface VisitedOptions {
  /** The URL of a PostgreSQL server, without a database name; null starts one. */
  readonly postgresUrl: string | null;
  readonly random?: Random;
  /** The sandbox of another shop in this process. Two sandboxes cannot coexist: the later one would intercept the requests of both. */
  readonly sandbox?: InProcessSandbox;
  /** An existing store; the shop closes it. */
  readonly store?: Pick<Store, 'connection' | 'close'>;
}

const makeUnits = () => {
  const art = createArtBook();
  const [data] = unitData;
  const units = UNIT_IDS.map((buId) =>
    createUnit(
      createUnitCatalogue({ ...data, parameters: { ...data.parameters, buId, isNeedB2B: 1, isNeedSalesman: 1 } }, art),
    ),
  );
  return { units, catalogues: new Map(units.map(({ id, catalogue }) => [id, catalogue])) };
};

const counting = (vault: Vault) => {
  let uses: Record<string, number> = {};
  const count =
    <Rest extends unknown[], T>(name: string, work: (purpose: string, ...rest: Rest) => T) =>
    (purpose: string, ...rest: Rest): T => {
      const use = `${name} ${purpose}`;
      uses[use] = (uses[use] ?? 0) + 1;
      return work(purpose, ...rest);
    };
  const counted: Vault = {
    encrypt: count('encrypt', vault.encrypt),
    decrypt: count('decrypt', vault.decrypt),
    seal: count('seal', vault.seal),
    open: count('open', vault.open),
    hmac: count('hmac', vault.hmac),
  };
  const take = () => {
    const since = uses;
    uses = {};
    return since;
  };
  return { counted, take };
};

const brokenIn = ({ connection, vault, clock }: Shop, unitId: string): Promise<readonly string[]> =>
  inUnit(connection, unitId, async (transaction) =>
    [...(await brokenInvariants(transaction, clock())), ...(await brokenSeals(transaction, vault, unitId))].map(
      ({ rule, subject }) => `${unitId} ${rule}: ${subject}`,
    ),
  );

export const openVisitedShop = async ({
  postgresUrl,
  random = systemRandom,
  store,
  sandbox = openInProcessSandbox(),
}: VisitedOptions): Promise<VisitedShop> => {
  const faults = new Faults();
  const opened = store ?? (await openStore(faults, postgresUrl));
  const { catalogues, units } = makeUnits();
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const defects: Defect[] = [];
  const { counted, take } = counting(createVault(new Uint8Array(32).fill(7), random));
  let now = BEGIN;
  const shop: Shop = {
    connection: opened.connection,
    units: known,
    vault: counted,
    random,
    clock: () => new Date(now),
    providers: paymentProviders({ SANDBOX_URL }),
    captcha: readCaptcha({ CAPTCHA_BITS: String(PROOF_MIN_BITS) }, ORIGIN),
    identity: readIdentity({ SANDBOX_URL }),
    companyRegisters: readCompanyRegisters({ SANDBOX_URL }),
    wallets: readWalletSigners({ SANDBOX_URL }),
    publicOrigin: ORIGIN,
    log: (event, { path, message, stack }) => {
      if (event === 'defect') defects.push({ path: String(path), message: String(message), stack: String(stack) });
    },
  };
  for (const unit of units) await seedUnit(shop, unit, true);
  const app = createApp(shop, {
    handlers: createHandlers(catalogues),
    clientAddress: (context) => context.req.header(ADDRESS_HEADER) ?? 'somewhere',
    limitFactor: LIMIT_FACTOR,
  });
  return {
    shop,
    app,
    sandbox,
    faults,
    defects,
    vaultUses: take,
    unit: (id) => known.get(id)!,
    changeUnits: (change) => {
      for (const unit of units) known.set(unit.id, change(unit));
    },
    resetUnits: () => {
      for (const unit of units) known.set(unit.id, unit);
    },
    wait: (milliseconds) => void (now += milliseconds),
    work: async () => void (await workOnce(shop, deliverAll(shop))),
    forgetCounts: async () => void (await sql`delete from rate_count`.execute(shop.connection)),
    broken: async () => {
      const found: string[] = [];
      for (const id of UNIT_IDS) found.push(...(await brokenIn(shop, id)));
      return found;
    },
    close: async () => {
      sandbox.close();
      await opened.close();
    },
  };
};
