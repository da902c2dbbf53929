/** Each money rule is broken on purpose, bypassing triggers and constraints, and must be found. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UnitTransaction } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, openPayment, order, queryCard, TRIAL_CARD } from '../order/testing.ts';
import { brokenInvariants } from './invariants.ts';
import { differencesFromProvider } from '../ledger/provider-list.ts';
import { brokenIsolation } from './unit-walls.ts';

class Undone extends Error {}

/** The tests' order belongs to a company instead of a guest. */
const OF_A_COMPANY = `with company as (
    insert into customer (id, bu_id, member_type, email, first_name, last_name, created_at)
    values (gen_random_uuid(), '${UNIT}', 'business', 'achats@atelier.test', '', 'Atelier', now()) returning id
  ) update purchase set customer_id = company.id from company`;
/** That company has bought so much. */
const counted = (
  face: string,
): string => `${OF_A_COMPANY}; insert into company_sale (order_no, bu_id, customer_id, item_code, face)
    select order_no, bu_id, customer_id, 'OFFRANDE', ${face} from purchase`;
const BOUGHT = 'what a company has bought is what it paid for and did not return';

const NUMBERS = 'numbers of invoices and credit notes have no gaps';
const ONE_NOTE = 'a return has one credit note once it is told, if its order has an invoice';
const PRICE = 'a credit note credits the price of its return, and all of it goes back';
const TAKEN_BACK = 'the credit notes of an order that came back whole take back its invoice';

/** A document of the tests' order, or of its return, with a number; the counter of its series says so. */
const numbered = (series: 'invoice' | 'creditNote', number: number, last: number | null): string =>
  `${
    series === 'invoice'
      ? `insert into invoice (bu_id, order_no, year, number, issued_at, parties)
          select bu_id, order_no, 2026, ${number}, now(), '{}' from purchase`
      : `insert into credit_note (refund_id, bu_id, year, number, issued_at)
          select id, bu_id, 2026, ${number}, now() from refund`
  }; ${
    last === null
      ? ''
      : `insert into document_counter (bu_id, series, year, last) values ('${UNIT}', '${series}', 2026, ${last})`
  }`;
/** The order is returned; `credited` is what the return stores for its credit note. */
const returned = (credited: object | null): string =>
  `insert into refund (id, bu_id, order_no, price, money, currency, actor, reason, made_at, credited)
    select gen_random_uuid(), bu_id, order_no, gross, total, currency, 'nora', 'x', now(),
      ${credited === null ? 'null' : `'${JSON.stringify(credited)}'::jsonb`} from purchase`;
const CREDITED = {
  lines: [],
  tax: [{ part: 'goods', rate: '0', price: '10000', tax: '0' }],
  coupons: [{ lastDigits: '4417', applied: '4000', lost: '0' }],
  moneyBy: 'provider',
};
const INVOICED = numbered('invoice', 1, 1);

/** Tampering with the tests' order: confirmed, paid in part by a coupon, two cards issued. */
const BROKEN: readonly (readonly [rule: string, tampering: string])[] = [
  ['journal adds up to zero', `update entry set amount = amount + 1 where seq = 1`],
  ['posted is the sum of entries', `update account set posted = posted + 1 where kind = 'fees'`],
  ['balance after is the running sum', `update entry set balance_after = balance_after + 1 where seq = 1`],
  ['held is the sum of open holds', `update account set held = held + 1 where kind = 'card' and posted > 0`],
  ['no hold is open on a closed order', `update hold set state = 'open'`],
  ['a confirmed order is settled once', `update journal set kind = 'other' where kind = 'settle'`],
  ['an order costs what money and coupons paid', `update purchase set total = total - 1, gross = gross - 1`],
  [
    'an order costs what money and coupons paid',
    `update purchase set total = total - 1, coupons_applied = coupons_applied + 1`,
  ],
  ['the lines add up to the order', `update order_line set line_total = line_total + 1`],
  [
    'a bonus is credited once, with the last card of its order',
    `update purchase set settlement = settlement || '{"bonus": {"customerId": "nobody", "amountMinor": "100"}}'`,
  ],
  [
    'a bonus is credited once, with the last card of its order',
    `update journal set kind = 'creditBonus' where kind = 'settle'`,
  ],
  ['what the provider paid is one of the order’s payments', `update payment_attempt set amount = amount + 1`],
  ['what the provider paid is one of the order’s payments', `update purchase set payment_id = 'another'`],
  ['an order goes the ways of its table', `update order_event set state = 'pending' where state = 'requesting'`],
  [
    'an order goes the ways of its table',
    `insert into order_event (bu_id, order_no, state)
    select bu_id, order_no, 'canceled' from purchase`,
  ],
  ['an order is where its history ends', `update purchase set state = 'pending'`],
  [BOUGHT, OF_A_COMPANY],
  [BOUGHT, counted('1')],
  [NUMBERS, numbered('invoice', 2, 2)],
  [NUMBERS, numbered('invoice', 1, 0)],
  [NUMBERS, numbered('invoice', 1, 2)],
  [NUMBERS, numbered('invoice', 1, null)],
  [NUMBERS, `${INVOICED}; delete from invoice`],
  [NUMBERS, `${returned(CREDITED)}; ${INVOICED}; ${numbered('creditNote', 2, 2)}`],
  [NUMBERS, `${returned(CREDITED)}; ${INVOICED}; ${numbered('creditNote', 1, null)}`],
  [ONE_NOTE, `${returned(null)}; ${INVOICED}; ${numbered('creditNote', 1, 1)}`],
  [ONE_NOTE, `${returned(CREDITED)}; ${numbered('creditNote', 1, 1)}`],
  [
    ONE_NOTE,
    `${returned(CREDITED)}; ${INVOICED}; ${numbered('creditNote', 1, 2)};
    alter table credit_note drop constraint credit_note_pkey;
    insert into credit_note select refund_id, bu_id, year, 2, issued_at from credit_note`,
  ],
  [
    ONE_NOTE,
    `${returned(CREDITED)}; update outbox set topic = 'order-returned', done_at = now(),
    key = 'order-returned:' || (select id from refund) where topic = 'order-receipt'`,
  ],
  [PRICE, returned({ ...CREDITED, tax: [] })],
  [PRICE, returned({ ...CREDITED, coupons: [] })],
  [PRICE, returned({ ...CREDITED, tax: [{ ...CREDITED.tax[0], tax: '-1' }] })],
  [
    TAKEN_BACK,
    `${returned({ ...CREDITED, tax: [{ ...CREDITED.tax[0], tax: '1' }] })}; update purchase set state = 'fullReturned'`,
  ],
  ['no more cards than units sold', `update order_line set cards = 1`],
  ['a finished issue job has issued every unit', `delete from card where unit_no = 2`],
  ['a finished issue job has issued every unit', `update card set unit_no = 3 where unit_no = 2`],
  ['a sold card got its face value once', `update order_line set amount = amount + 1`],
  ['an issue journal has its card', `delete from card where unit_no = 2`],
  ['no expired card pays', `update card set expires_on = '2020-01-01' where order_line_id is null`],
  ['an expired card that nothing holds is empty', `update card set expires_on = '2020-01-01' where unit_no = 1`],
  ['what expires is all that was left on its card', `update journal set kind = 'expire' where kind = 'enter'`],
  ['a confirmed order has its issue job', `delete from outbox where topic = 'issue'`],
  ['an issued order has its receipt', `delete from outbox where topic = 'order-receipt'`],
  ['an issued card has the messages of its delivery', `delete from outbox where topic = 'card-email'`],
  ['an issued card has the messages of its delivery', `update order_line set delivery_type = 'pdf'`],
  [
    'an alarm was raised for every open task',
    `insert into task (id, bu_id, kind, subject, detail, opened_at)
    values (gen_random_uuid(), '${UNIT}', 'latePayment', 'x', '{}', now())`,
  ],
  ['every journal is sealed or waits for it', `delete from unsealed_journal`],
];

const dropChecks = async (transaction: UnitTransaction, table: string): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(transaction);
  for (const { name } of rows) await sql.raw(`alter table ${table} drop constraint "${name}"`).execute(transaction);
};

describe('the rules of the money', () => {
  let shop: TestShop;
  let paymentId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    const browser = shop.browser();
    await queryCard(browser);
    const orderNo = await order(browser, {
      lines: [line({ qty: 2 })],
      couponList: [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' }],
    });
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '60.00' });
    await shop.control({ attemptId, scenario: 'noReturn' });
    await shop.work();
    const { rows } = await sql<{ payment_id: string }>`select payment_id from purchase`.execute(
      shop.database.connection,
    );
    paymentId = rows[0]!.payment_id;
  });
  afterAll(() => shop.close());

  /** The findings after tampering that bypasses triggers and constraints; it is rolled back. */
  const found = async <T>(tampering: string, look: (transaction: UnitTransaction) => Promise<T>): Promise<T> => {
    let seen: T | undefined;
    const work = shop.database.connection.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      for (const table of ['purchase', 'order_line', 'account', 'hold']) await dropChecks(transaction, table);
      await sql.raw(tampering).execute(transaction);
      await sql.raw(`set local role offrande_shop; set local offrande.unit = '${UNIT}'`).execute(transaction);
      seen = await look(transaction);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    return seen!;
  };

  const rulesAfter = (tampering: string): Promise<readonly string[]> =>
    found(tampering, async (transaction) =>
      (await brokenInvariants(transaction, shop.shop.clock())).map(({ rule }) => rule),
    );

  test('all hold for a sold order', async () => {
    expect(await rulesAfter('select')).toEqual([]);
  });

  test('what a company has bought is counted without cards that came back, and not at all once its whole order did', async () => {
    const sold = '(select sum(amount * cards) from order_line)';
    expect(await rulesAfter(counted(sold))).not.toContain(BOUGHT);
    const one = `update card set returned_at = now(), is_blocked = true where unit_no = 2`;
    expect(await rulesAfter(`${counted(sold)}; ${one}`)).toContain(BOUGHT);
    expect(await rulesAfter(`${counted('(select sum(amount) from order_line)')}; ${one}`)).not.toContain(BOUGHT);
    const whole = `update purchase set state = 'fullReturned'`;
    expect(await rulesAfter(`${counted(sold)}; ${whole}`)).toContain(BOUGHT);
    expect(await rulesAfter(`${counted('0')}; ${whole}`)).not.toContain(BOUGHT);
  });

  test.each(BROKEN)('“%s” is detected: %s', async (rule, tampering) => {
    expect(await rulesAfter(tampering)).toContain(rule);
  });

  test('an order’s state changes are checked against the given table', async () => {
    const rules = await found('select', async (transaction) =>
      (await brokenInvariants(transaction, shop.shop.clock(), [])).map(({ rule }) => rule),
    );
    expect(rules).toEqual(['an order goes the ways of its table']);
  });

  test('the books match the provider’s list of payments exactly, to the cent', async () => {
    const payment = { paymentId, amountMinor: 6000n, currency: 'EUR' };
    const against = async (...list: (typeof payment)[]) =>
      (await found('select', (transaction) => differencesFromProvider(transaction, list))).length;
    expect(await against(payment)).toBe(0);
    expect(await against()).toBe(1);
    expect(await against({ ...payment, amountMinor: 5999n })).toBe(1);
    expect(await against({ ...payment, currency: 'USD' })).toBe(2);
    expect(await against({ ...payment, paymentId: 'another' })).toBe(2);
    expect(await against(payment, { ...payment, paymentId: 'another' })).toBe(1);
  });

  test.each([
    ['select', []],
    [
      'alter table purchase disable row level security',
      ['the rows of a table are parted by unit', 'no row of another unit is to be seen'],
    ],
    ['alter table purchase no force row level security', ['the rows of a table are parted by unit']],
    ['drop policy of_unit on purchase', ['the rows of a table are parted by unit']],
    [
      'create table fresh (bu_id text); grant select on fresh to offrande_shop',
      ['the rows of a table are parted by unit'],
    ],
  ])('no unit sees another’s rows: %s [S1.36]', async (tampering, rules) => {
    const foreign = `insert into purchase select 'FOREIGN', 'ANOTHER', session_id, state, payment_mean, currency, gross, coupons_applied,
      total, breakdown, settlement, buyer, payment_id, tracking_number, created_at, confirmed_at, expires_at from purchase`;
    const seen = await found(`${foreign}; ${tampering}`, brokenIsolation);
    expect(seen.map(({ rule }) => rule)).toEqual(rules);
  });

  test('the history of an order is never changed', async () => {
    for (const change of [
      `update order_event set state = 'canceled'`,
      'delete from order_event',
      'truncate order_event',
    ])
      await expect(sql.raw(change).execute(shop.database.connection)).rejects.toThrow(/never changed/);
  });
});
