/**
 * A complete shop for a test: real HTTP on a free port, the sandbox as the outside world, a clock that the test moves, and browsers that
 * keep their cookies. Deliveries are collected, or refused while `mailIsDown`.
 */
import { type CallOptions, type Client, createClient } from '@offrande/api-client/client';
import { type AnyCall, calls, type RequestOf, type ResponseOf } from '@offrande/api-client/contract';
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { CompactEncrypt, importJWK } from 'jose';
import { type Sandbox, startSandbox } from '../../../sandbox/src/sandbox.ts';
import type { Database } from '../database/database.ts';
import { gatherStatistics } from '../database/gather-statistics.ts';
import { inUnit } from '../database/in-unit.ts';
import { seedUnit } from '../seed/seed-unit.ts';
import { freshDatabase } from '../database/testing.ts';
import { type Finding, brokenInvariants } from '../verification/invariants.ts';
import { brokenSeals } from '../ledger/seal.ts';
import { issueCreditNote } from '../invoice/create-credit-note.ts';
import { closePayment } from '../payment/close-payment.ts';
import { workOnce } from '../worker/worker.ts';
import type { Deliver, Message, Progress } from '../outbox/message.ts';
import { sweep } from '../worker/sweep.ts';
import { paymentProviders } from '../providers/payment/index.ts';
import { type NewCustomer, openCustomer } from '../customer/open-customer.ts';
import { cookieFetch, memoryStore } from './testing/browser-fetch.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import { readCompanyRegisters } from '../providers/company-register/index.ts';
import { readIdentity } from '../providers/identity/index.ts';
import { readWalletSigners } from '../providers/wallet/index.ts';
import { systemRandom, uuid } from '../random.ts';
import { SESSION_COOKIE, findCookieSession } from '../session/find-buyer.ts';
import type { Customer } from '../call/buyer.ts';
import { signIn } from '../session/sign-in.ts';
import type { Shop } from '../shop.ts';
import type { UnitData } from '@offrande/tenants/unit-data';
import { loadUnits } from '../unit/load-units.ts';
import { createVault } from '../vault.ts';
import { createApp } from './app.ts';
import { createHandlers } from './handlers.ts';
import { holdPort } from './held-port.ts';
import { listen } from './listen.ts';

export const UNIT = 'FR';
export const TEST_MASTER_KEY = new Uint8Array(32).fill(7);

/** A customer; for a company, by default its first person. */
type Known = Pick<Customer, 'id' | 'memberType'> & Partial<Customer>;

export interface Browser {
  readonly client: Client;
  /** Makes a call as the client would, under a new idempotency key unless one is given. */
  call<C extends AnyCall>(call: C, request: RequestOf<C>, options?: CallOptions): Promise<ResponseOf<C>>;
  /** Sends a raw request. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in a customer in this browser, by default a new one. */
  signIn(who?: Known | Partial<NewCustomer>): Promise<Customer>;
  signOut(): void;
  /** Seals any body as the client would. */
  seal(body: object): Promise<string>;
  /** Sends this access token from now on. */
  become(token: string): void;
  /** The access token that it sends. */
  token(): string | null;
  /** The value of one of its cookies. */
  cookie(name: string): string | null;
  /** The headers with this browser's credentials. */
  credentials(): Promise<Record<string, string>>;
}

/** Smaller tables are scanned in no time, whatever the plan. */
const WORTH_MEASURING_BYTES = 100_000;

export interface TestShop {
  readonly shop: Shop;
  readonly sandbox: Sandbox;
  readonly database: Database;
  readonly delivered: Message[];
  readonly logged: { event: string; facts: Readonly<Record<string, unknown>> }[];
  mailIsDown: boolean;
  browser(): Browser;
  /** Advances the shop's clock. */
  wait(minutes: number): void;
  /** Does all work that is due. */
  work(deliver?: Deliver): Promise<void>;
  sweep(): Promise<void>;
  broken(): Promise<readonly Finding[]>;
  /** Tells the sandbox the outcome of a payment. */
  control(body: object, path?: 'payments' | 'provider'): Promise<{ readonly returnUrl: string | null }>;
  /** The statements sent to the database since the last call, one string per round trip. */
  sent(): readonly string[];
  close(): Promise<void>;
}

const makeBrowser = (shop: Shop): Browser => {
  const { fetch, cookies } = cookieFetch(shop.publicOrigin);
  const now = () => shop.clock().getTime();
  let accessToken: string | null = null;
  const client = createClient({
    baseUrl: `${shop.publicOrigin}/api`,
    unitId: UNIT,
    tokenStore: memoryStore(),
    accessToken: () => accessToken,
    now,
    fetch,
    timeLimitsMs: { page: 20_000, value: 20_000, file: 60_000 },
  });
  return {
    client,
    call: (call, request, options = {}) =>
      client.call(call, request, call.movesValue ? { idempotencyKey: uuid(systemRandom), ...options } : options),
    raw: (path, init) => fetch(`${shop.publicOrigin}${path}`, init),
    signIn: async (who = {}) => {
      await client.call(calls.init, { aggregatorBuId: UNIT });
      const cookie = cookies.get(SESSION_COOKIE) ?? '';
      const sessionId = await findCookieSession(shop.connection, UNIT, cookie, shop.clock());
      return inUnit(shop.connection, UNIT, async (transaction) => {
        const unit = shop.units.get(UNIT)!;
        const customer =
          'id' in who
            ? { accountId: who.id, ...who }
            : await openCustomer(transaction, shop, unit, { ...aCustomer(), ...who });
        ({ accessToken } = await signIn(transaction, shop, UNIT, sessionId!, customer));
        return customer;
      });
    },
    signOut: () => void (accessToken = null),
    seal: async (body) => {
      const { sealingKey } = await client.call(calls.init, { aggregatorBuId: UNIT });
      return new CompactEncrypt(Buffer.from(JSON.stringify(body)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: sealingKey.kid })
        .encrypt(await importJWK({ ...sealingKey }, 'ECDH-ES'));
    },
    become: (token) => void (accessToken = token),
    token: () => accessToken,
    cookie: (name) => cookies.get(name) ?? null,
    credentials: async () => {
      const { token } = await client.call(calls.init, { aggregatorBuId: UNIT });
      const signedIn = accessToken === null ? {} : { Authorization: `Basic ${btoa(`${accessToken}:`)}` };
      return { 'Init-Token': token, 'Content-Type': 'application/json', ...signedIn };
    },
  };
};

const aCustomer = (): NewCustomer => ({
  memberType: 'individual',
  email: `${uuid(systemRandom)}@example.test`,
  firstName: 'Nora',
  lastName: 'Petit',
});

/** Collects messages to people; really closes payments at the sandbox, and numbers credit notes. */
const collect = async (test: TestShop, message: Message): Promise<Progress> => {
  if (message.topic === 'payment-close') {
    await closePayment(test.shop, message.unit, message.subject);
    return 'done';
  }
  // Numbered before there is a mail to send.
  if (message.topic === 'order-returned') await issueCreditNote(test.shop, message.unit, message.subject);
  if (test.mailIsDown) throw new Error('The mail server is down');
  test.delivered.push(message);
  return 'done';
};

/** With the units of the installation, or the ones offered. */
export const openTestShop = async (connections?: number, offered?: readonly UnitData[]): Promise<TestShop> => {
  let sent: string[] = [];
  const [database, sandbox, { server, port }] = await Promise.all([
    freshDatabase(connections, (text) => void sent.push(text)),
    startSandbox({ httpPort: 0, smtpPort: 0 }),
    holdPort(),
  ]);
  let now = Date.parse('2026-11-21T10:00:30Z');
  const logged: TestShop['logged'] = [];
  const delivered: Message[] = [];
  const { units, catalogues } = loadUnits(undefined, offered);
  const shop: Shop = {
    connection: database.connection,
    units,
    vault: createVault(TEST_MASTER_KEY, systemRandom),
    random: systemRandom,
    clock: () => new Date(now),
    providers: paymentProviders({ SANDBOX_URL: sandbox.url }),
    captcha: readCaptcha({ CAPTCHA_BITS: String(PROOF_MIN_BITS) }, `http://127.0.0.1:${port}`),
    identity: readIdentity({ SANDBOX_URL: sandbox.url }),
    companyRegisters: readCompanyRegisters({ SANDBOX_URL: sandbox.url }),
    wallets: readWalletSigners({ SANDBOX_URL: sandbox.url }),
    publicOrigin: `http://127.0.0.1:${port}`,
    log: (event, facts) => void logged.push({ event, facts }),
  };
  for (const unit of units.values()) await seedUnit(shop, unit, true);
  const app = createApp(shop, { handlers: createHandlers(catalogues) });
  const door = await listen(app, { port, host: '127.0.0.1', server });
  const test: TestShop = {
    shop,
    sandbox,
    database,
    delivered,
    logged,
    mailIsDown: false,
    browser: () => makeBrowser(shop),
    wait: (minutes) => void (now += minutes * 60_000),
    work: async (deliver) => {
      await workOnce(shop, deliver ?? ((message) => collect(test, message)));
    },
    sweep: () => sweep(shop),
    broken: async () => {
      await gatherStatistics(shop.connection, WORTH_MEASURING_BYTES);
      return inUnit(shop.connection, UNIT, async (transaction) => [
        ...(await brokenInvariants(transaction, shop.clock())),
        ...(await brokenSeals(transaction, shop.vault, UNIT)),
      ]);
    },
    control: async (body, path = 'payments') => {
      const response = await fetch(`${sandbox.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
      return response.status === 204 ? { returnUrl: null } : ((await response.json()) as { returnUrl: string | null });
    },
    sent: () => {
      const since = sent;
      sent = [];
      return since;
    },
    close: async () => {
      server.closeAllConnections();
      await door.stop();
      await Promise.all([sandbox.close(), database.close()]);
    },
  };
  return test;
};
