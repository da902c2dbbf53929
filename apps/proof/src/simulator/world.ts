/**
 * The server under test: its own HTTP application, jobs and database, with a provider in the same process, connections that
 * break and a clock driven by the schedule. Each schedule has its own copy of the real unit, so that thousands share a database
 * in isolation.
 */
import type { AnyCall, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import { createHash } from 'node:crypto';
import type { PaymentProviderId } from '@offrande/domain/payment';
import { formatDate } from '@offrande/domain/time';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { decryptCardNumber, decryptPin } from '../../../server/src/card/card-number.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { composeBuyerCards } from '../../../server/src/delivery/buyer-cards.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { createApp } from '../../../server/src/http/app.ts';
import { createHandlers } from '../../../server/src/http/handlers.ts';
import { closePayment } from '../../../server/src/payment/close-payment.ts';
import { issueCreditNote } from '../../../server/src/invoice/create-credit-note.ts';
import type { Deliver } from '../../../server/src/outbox/message.ts';
import type { Buyer } from '../../../server/src/call/buyer.ts';
import type { KnownProvider } from '../../../server/src/providers/payment/index.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { runStaff } from '../../../server/src/staff/run.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { NO_COMPANY_REGISTERS } from '../../../server/src/providers/company-register/index.ts';
import { NO_IDENTITY } from '../../../server/src/providers/identity/index.ts';
import { NO_WALLETS } from '../../../server/src/providers/wallet/index.ts';
import { uuid } from '../../../server/src/random.ts';
import { createVault } from '../../../server/src/vault.ts';
import { BUYERS, COLLEAGUE, COUPONS, ENDING_CARD, HELD_CARDS, personName, SUITED_ITEM_CODES } from './baskets.ts';
import { downloadFact, type Facts } from './facts.ts';
import { CallFailed, openBrowser, type SimulatedBrowser } from './browser.ts';
import { eventRefOf, refOf, reportOf } from './core-payment.ts';
import { STAFF } from './core-staff.ts';
import { type Dice, createDice } from './dice.ts';
import { Faults } from './faults.ts';
import { FIRST_DAY, type Model, type ProviderStatus } from './model.ts';
import { makeOutsideProvider, type OutsideProvider, SHOP_ID } from './outside-provider.ts';
import { catalogues, likeUnit } from './like-unit.ts';
import { openMembers } from './open-members.ts';
import { type StoredSecrets, takeSnapshot } from './snapshot.ts';
import { openStore } from './store.ts';
import { LIMIT_FACTOR } from '../limit-factor.ts';

const ORIGIN = 'https://shop.example';

export interface World {
  readonly shop: Shop;
  readonly faults: Faults;
  readonly unitId: string;
  readonly unit: Unit;
  readonly providerId: PaymentProviderId;
  readonly outside: OutsideProvider;
  /** Number of deliveries of each message, by its key. */
  readonly delivered: Map<string, number>;
  /** The links by which browsers got files, by their names in the model. */
  readonly downloads: string[];
  isMailDown: boolean;
  readonly deliver: Deliver;
  /** The database id for a name in the model. */
  idOf(name: string): string;
  orderNo(order: string): string;
  amount(minor: bigint): string;
  buyer(which: number): Buyer;
  /** Makes a call as a buyer's browser would, always with a fresh token. Throws `CallFailed`. */
  call<C extends AnyCall>(buyer: number, call: C, request: RequestOf<C>, key?: string): Promise<ResponseOf<C>>;
  /** Sends the form of a page without a script, such as that behind a link in a mail. Throws `CallFailed`. */
  sendForm(address: string): Promise<Uint8Array>;
  /** Delivers a notification from the provider. Throws `CallFailed`. */
  tell(status: ProviderStatus): Promise<void>;
  /** The server's current facts, in the model's names. */
  facts(): Promise<Facts>;
  /** The model's name for an attempt's id. */
  nameOf(id: string): string;
  /** A customer's id. */
  customerId(buyer: number): string;
  /** A card's number, its PIN and a wrong PIN. */
  readCardSecrets(card: string): { readonly cardNumber: string; readonly pinCode: string; readonly wrongPin: string };
  /** The id that staff assign for a name in the model. */
  uuidOf(name: string): string;
  /** An unused captcha solution. */
  solution(): string;
  /** Runs a staff command and returns its result. */
  staff(...words: readonly string[]): Promise<string>;
}

/** A server shared by consecutive schedules. */
export interface Bench {
  readonly faults: Faults;
  /** A fresh unit with its accounts and cards, and buyers whose sessions have verified all of them. */
  openWorld(name: string, model: () => Model): Promise<World>;
  close(): Promise<void>;
}

const amountText = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

const trialCard = (cardNumber: string, pinCode: string, balanceMinor: bigint, isAllowPartialRedeem: boolean) => ({
  cardNumber,
  pinCode,
  balance: amountText(balanceMinor),
  isAllowPartialRedeem,
  isThirdPartyCoupon: false,
  isBlocked: false,
  subPayDesc: ['Offrande'],
  suitedItemCode: [],
});

const trialCards: Unit['trialCards'] = [
  ...COUPONS.map((coupon) => trialCard(coupon.cardNumber, '', coupon.balanceMinor, coupon.isPartialRedeemAllowed)),
  ...[...HELD_CARDS, ENDING_CARD].map(({ cardNumber, pin, balanceMinor }) =>
    trialCard(cardNumber, pin, balanceMinor, true),
  ),
];

const FIRST_CARDS = [...COUPONS, ...HELD_CARDS, ENDING_CARD];

const cardNamed = (digits: string): string => FIRST_CARDS.find(({ cardNumber }) => cardNumber.endsWith(digits))!.name;

/** Every buyer may spend each card, and some cards are in accounts; returns the model's names of cards, sessions and customers. */
const prove = (shop: Shop, unitId: string, buyers: readonly Buyer[]): Promise<ReadonlyMap<string, string>> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const held = [...HELD_CARDS, ENDING_CARD].map(({ cardNumber, holder, name }) => ({
      digits: cardNumber.slice(-4),
      last_day: name === ENDING_CARD.name ? formatDate(FIRST_DAY) : null,
      customer_id: holder === null ? null : buyers[holder]!.customer!.id,
    }));
    const sessions = buyers.map(({ sessionId }) => sessionId);
    const { rows } = await sql<{ id: string; last_digits: string }>`
      with proven as (
        insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
        select session_id, card.id, ${unitId}, ${SUITED_ITEM_CODES}::text[], ${shop.clock()}::timestamptz
        from unnest(${sessions}::uuid[]) as session_id, card
      ), held as (
        update card set customer_id = row.customer_id, expires_on = coalesce(row.last_day, expires_on)
        from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as row (digits text, customer_id uuid, last_day date)
        where card.last_digits = row.digits
      )
      select id, last_digits from card`.execute(transaction);
    return new Map<string, string>([
      ...rows.map(({ id, last_digits }): [string, string] => [id, cardNamed(last_digits)]),
      ...buyers.map(({ sessionId }, at): [string, string] => [sessionId, String(at)]),
      ...buyers.flatMap(({ customer }, at): [string, string][] =>
        customer === null ? [] : [[customer.id, BUYERS[at]!.member!]],
      ),
      [buyers[COLLEAGUE]!.customer!.accountId, personName(COLLEAGUE)],
    ]);
  });

/** What the current schedule plugs into the shared shop. */
interface Turn {
  readonly dice: Dice;
  readonly model: () => Model;
}

const makeWorld = async (shop: Shop, app: Hono, faults: Faults, unit: Unit, model: () => Model): Promise<World> => {
  let names: ReadonlyMap<string, string> = new Map();
  const outside = makeOutsideProvider(unit.provider, { faults, model, names: () => names });
  (shop.providers as Map<PaymentProviderId, KnownProvider>).set(unit.provider, {
    provider: outside.provider,
    shopId: SHOP_ID,
  });
  const members = await openMembers(shop, unit);
  const browsers: SimulatedBrowser[] = [];
  for (const which of BUYERS.keys()) browsers.push(await openBrowser({ app, shop, unit }, members.get(which) ?? null));
  const known = await prove(
    shop,
    unit.id,
    browsers.map(({ buyer }) => buyer),
  );
  let secrets: ReadonlyMap<string, StoredSecrets> = new Map();
  let solved = 0;
  names = known;
  const idOf = (name: string): string => {
    for (const [id, named] of names) if (named === name) return id;
    throw new Error(`Nothing is named ${name}`);
  };
  const world: World = {
    shop,
    faults,
    unitId: unit.id,
    unit,
    providerId: unit.provider,
    outside,
    delivered: new Map(),
    downloads: [],
    isMailDown: false,
    deliver: async ({ key, topic, subject }) => {
      faults.assertAlive();
      // Its file, or the number of its credit note, is made by this delivery, before there is a mail to send.
      if (topic === 'buyer-cards') await composeBuyerCards(shop, unit, subject);
      if (topic === 'order-returned') await issueCreditNote(shop, unit, subject);
      if (topic === 'payment-close') await closePayment(shop, unit, subject);
      else if (world.isMailDown) throw new Error('The mail server is down');
      world.delivered.set(key, (world.delivered.get(key) ?? 0) + 1);
      return 'done';
    },
    idOf,
    orderNo: idOf,
    amount: amountText,
    buyer: (which) => browsers[which]!.buyer,
    call: async (which, call, request, key) => {
      const browser = browsers[which]!;
      await faults.aside(() => browser.refresh());
      return browser.call(call, request, key);
    },
    sendForm: async (address) => {
      const answer = await app.request(address, { method: 'POST' });
      if (answer.status !== 200) throw new CallFailed(answer.status, await answer.text());
      return new Uint8Array(await answer.arrayBuffer());
    },
    tell: async (status) => {
      const attempt = idOf(status.attempt);
      const order = model().orders.get(model().attempts.get(status.attempt)!.order)!;
      const terms = {
        shopId: SHOP_ID,
        orderNo: idOf(order.name),
        amountMinor: order.totalMinor,
        ref: refOf(attempt),
      };
      const payment = reportOf({ ...status, attempt }, terms);
      const body = { eventRef: eventRefOf({ ...status, attempt }), payment };
      const answer = await app.request(`/api/payment/notify/${unit.provider}`, {
        method: 'POST',
        body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      });
      if (answer.status !== 200) throw new CallFailed(answer.status, await answer.text());
    },
    facts: async () => {
      const seen = [...[...outside.opened].map((id) => `outside ${id}`), ...world.downloads.map(downloadFact)];
      const snapshot = await takeSnapshot(shop.connection, unit.id, names, seen);
      names = snapshot.names;
      secrets = snapshot.secrets;
      return snapshot.facts;
    },
    nameOf: (id) => names.get(id) ?? id,
    customerId: (which) => members.get(which)!.id,
    readCardSecrets: (card) => {
      const { number, pin } = secrets.get(idOf(card))!;
      const pinCode = pin === null ? '000000' : decryptPin(shop.vault, pin);
      return {
        cardNumber: decryptCardNumber(shop.vault, number),
        pinCode,
        wrongPin: pinCode === '111111' ? '222222' : '111111',
      };
    },
    uuidOf: (name) => {
      const id = uuid({
        bytes: (count) => createHash('sha256').update(`${unit.id}/${name}`).digest().subarray(0, count),
      });
      names = new Map(names).set(id, name);
      return id;
    },
    solution: () => `solved-${(solved += 1)}`,
    staff: async (...words) => {
      const { text } = await runStaff(shop, [...words, '--actor', STAFF]);
      return (JSON.parse(text) as { readonly outcome: string }).outcome;
    },
  };
  await world.facts();
  return world;
};

/** `postgresUrl`: a server to create the database on; null starts one. */
export const openBench = async (postgresUrl: string | null): Promise<Bench> => {
  const faults = new Faults();
  const store = await openStore(faults, postgresUrl);
  const units = new Map<string, Unit>();
  let turn: Turn | null = null;
  const random = { bytes: (count: number) => turn!.dice.bytes(count) };
  const shop: Shop = {
    connection: store.connection,
    units,
    vault: createVault(new Uint8Array(32).fill(7), random),
    random,
    clock: () => new Date(turn!.model().now),
    providers: new Map(),
    identity: NO_IDENTITY,
    companyRegisters: NO_COMPANY_REGISTERS,
    wallets: NO_WALLETS,
    captcha: {
      configuration: { provider: 'cloudflare', siteKey: 'simulator' },
      verify: () => Promise.resolve('right'),
    },
    publicOrigin: ORIGIN,
    log: () => undefined,
  };
  units.set(likeUnit.id, likeUnit);
  const app = createApp(shop, {
    handlers: createHandlers(catalogues),
    clientAddress: () => [...units.keys()].join(),
    limitFactor: LIMIT_FACTOR,
  });
  return {
    faults,
    openWorld: async (name, model) => {
      turn = { dice: createDice(name), model };
      const unit: Unit = { ...likeUnit, id: name, trialCards };
      units.clear();
      units.set(name, unit);
      await seedUnit(shop, unit, true);
      return makeWorld(shop, app, faults, unit, model);
    },
    close: () => store.close(),
  };
};
