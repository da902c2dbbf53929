/** A shop whose payments go through the real adapters, for proofs about providers' messages. Each proof opens a new unit. */
import { calls } from '@offrande/api-client/contract';
import { PAYMENT_PROVIDERS, type PaymentProviderId } from '@offrande/domain/payment';
import { sql } from 'kysely';
import type { SignedMessage } from '../../sandbox/src/payments/dialect.ts';
import { inUnit } from '../../server/src/database/in-unit.ts';
import { seedUnit } from '../../server/src/seed/seed-unit.ts';
import { createApp } from '../../server/src/http/app.ts';
import { createHandlers } from '../../server/src/http/handlers.ts';
import { brokenInvariants } from '../../server/src/verification/invariants.ts';
import { type KnownProvider, type OpenPayment, paymentProviders } from '../../server/src/providers/payment/index.ts';
import { digits, systemRandom } from '../../server/src/random.ts';
import { makeCsrfToken } from '../../server/src/session/csrf.ts';
import type { Shop } from '../../server/src/shop.ts';
import type { Unit } from '../../server/src/unit/unit.ts';
import { createVault } from '../../server/src/vault.ts';
import { BASKETS } from './simulator/baskets.ts';
import { openBrowser, type SimulatedBrowser } from './simulator/browser.ts';
import { Faults } from './simulator/faults.ts';
import { catalogues, likeUnit } from './simulator/like-unit.ts';
import { BEGIN } from './simulator/schedule.ts';
import { takeSnapshot } from './simulator/snapshot.ts';
import { openStore } from './simulator/store.ts';
import { type InProcessSandbox, openInProcessSandbox, SANDBOX_URL } from './in-process-sandbox.ts';
import { readCaptcha } from '../../server/src/providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../../server/src/providers/company-register/index.ts';
import { NO_IDENTITY } from '../../server/src/providers/identity/index.ts';
import { NO_WALLETS } from '../../server/src/providers/wallet/index.ts';
import { LIMIT_FACTOR } from './limit-factor.ts';

const ORIGIN = 'https://shop.example';
const UNTIL_POLLED_MS = 2 * 60_000;

/** A unit with one buyer. */
export interface ProvedUnit {
  readonly unit: Unit;
  readonly browser: SimulatedBrowser;
  /** An order of one card of 50.00. */
  order(): Promise<string>;
  /** Opens the order's payment; returns the attempt's id. */
  open(orderNo: string): Promise<string>;
  /** Makes the calls of the page to which the provider sends the buyer back. */
  returnFromProvider(attemptId: string): Promise<void>;
  confirm(orderNo: string): Promise<void>;
  /** The unit's state as facts, under names that are the same in every run. */
  facts(): Promise<readonly string[]>;
  broken(): Promise<readonly string[]>;
}

export interface ProviderBench {
  readonly shop: Shop;
  readonly sandbox: InProcessSandbox;
  openUnit(provider: PaymentProviderId): Promise<ProvedUnit>;
  /** Delivers the provider's message to the shop; returns the status of the answer. */
  tell(provider: PaymentProviderId, message: SignedMessage): Promise<number>;
  /** Advances the clock until the sweep asks the provider about every open payment. */
  waitForLook(): void;
  /** Holds back the next answer of `open` until `release` is called. */
  holdOpening(): { readonly opened: Promise<OpenPayment>; release(): void };
  close(): Promise<void>;
}

const makeUnit = async (shop: Shop, app: ReturnType<typeof createApp>, unit: Unit): Promise<ProvedUnit> => {
  await seedUnit(shop, unit, false);
  const browser = await openBrowser({ app, shop, unit }, null);
  const known = new Map([[browser.buyer.sessionId, '0']]);
  let keys = 0;
  const key = () => `proof-of-a-call-${String((keys += 1)).padStart(4, '0')}`;
  const callBackUrl = `${ORIGIN}/${unit.id}/loading/order`;
  const about = { buId: unit.id, pspProvider: unit.provider };
  return {
    unit,
    browser,
    order: async () => {
      const payload = { aggregatorBuId: unit.id, lines: BASKETS[0]!, paymentMean: 'creditCard' } as const;
      return (await browser.call(calls.createOrder, payload, key())).orderNo;
    },
    open: async (orderNo) => {
      const request = {
        buId: unit.id,
        orderNo,
        txnAmount: '50.00',
        txnCurrency: 'EUR',
        paymentMethod: 'C04',
        hostName: ORIGIN,
        email: 'nora.petit@example.test',
      };
      return (await browser.call(calls.createPaymentSession, request, key())).paymentLogId;
    },
    returnFromProvider: async (paymentLogId) => {
      if (PAYMENT_PROVIDERS[unit.provider].returnProtocol === 'paymentLog') {
        await browser.call(calls.paymentLogResult, { ...about, paymentLogId });
        return;
      }
      const csrfToken = makeCsrfToken(shop.vault, shop.random, browser.buyer);
      const { token } = await browser.call(calls.redirectInfo, { ...about, csrfToken, callBackUrl });
      await browser.call(calls.paymentResult, { buId: unit.id, token, callBackUrl });
    },
    confirm: async (orderNo) => {
      await browser.call(calls.confirmOrder, { aggregatorBuId: unit.id, orderNo }, key());
    },
    facts: async () => (await takeSnapshot(shop.connection, unit.id, known, [])).facts,
    broken: () =>
      inUnit(shop.connection, unit.id, async (transaction) =>
        (await brokenInvariants(transaction, new Date(0))).map(({ rule, subject }) => `${rule}: ${subject}`),
      ),
  };
};

/** Wraps the providers so that an answer of `open` can be held back after the provider has given it. */
const holdable = (providers: Shop['providers']) => {
  let held: { readonly wait: Promise<void>; opened(payment: OpenPayment): void } | null = null;
  const wrapped = new Map<PaymentProviderId, KnownProvider>();
  for (const [id, { provider, shopId }] of providers) {
    const open: typeof provider.open = async (payment) => {
      const answer = await provider.open(payment);
      const first = held;
      // Only the first: further calls during the hold are answered at once.
      held = null;
      first?.opened(payment);
      await first?.wait;
      return answer;
    };
    wrapped.set(id, { shopId, provider: { ...provider, open } });
  }
  const hold: ProviderBench['holdOpening'] = () => {
    const [wait, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<OpenPayment>()];
    held = { wait: wait.promise, opened: opened.resolve };
    return { opened: opened.promise, release: wait.resolve };
  };
  return { wrapped, hold };
};

export const openProviderBench = async (postgresUrl: string | null): Promise<ProviderBench> => {
  const sandbox = openInProcessSandbox();
  const opened = await openStore(new Faults(), postgresUrl);
  const { wrapped, hold } = holdable(paymentProviders({ SANDBOX_URL }));
  const units = new Map<string, Unit>([[likeUnit.id, likeUnit]]);
  let now = BEGIN;
  const shop: Shop = {
    connection: opened.connection,
    units,
    vault: createVault(new Uint8Array(32).fill(7), systemRandom),
    random: systemRandom,
    clock: () => new Date(now),
    providers: wrapped,
    captcha: readCaptcha({}, ORIGIN),
    identity: NO_IDENTITY,
    companyRegisters: NO_COMPANY_REGISTERS,
    wallets: NO_WALLETS,
    publicOrigin: ORIGIN,
    log: () => undefined,
  };
  const app = createApp(shop, { handlers: createHandlers(catalogues), limitFactor: LIMIT_FACTOR });
  units.clear();
  return {
    shop,
    sandbox,
    openUnit: async (provider) => {
      const unit: Unit = { ...likeUnit, id: `P${digits(systemRandom, 12)}`, provider, trialCards: [] };
      units.set(unit.id, unit);
      return makeUnit(shop, app, unit);
    },
    tell: async (provider, { headers, body }) =>
      (await app.request(`/api/payment/notify/${provider}`, { method: 'POST', headers, body })).status,
    waitForLook: () => void (now += UNTIL_POLLED_MS),
    holdOpening: hold,
    close: async () => {
      sandbox.close();
      await opened.close();
    },
  };
};

/** Counts rows of one unit. */
export const count = (shop: Shop, unitId: string, table: 'card' | 'journal' | 'task', where: string): Promise<number> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<{ times: bigint }>`
      select count(*) as times from ${sql.table(table)} where ${sql.raw(where)}`.execute(transaction);
    return Number(rows[0]!.times);
  });
