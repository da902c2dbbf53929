/** The remaining value of expired cards: booked once, after holds, whatever happens at the same moment. */
import { calls } from '@offrande/api-client/contract';
import { localDate, formatDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, openPayment, openTaskKinds, order, queryCard, TRIAL_CARD } from '../order/testing.ts';
import { returnCards } from '../order/return-cards.ts';
import { decryptCardNumber } from './card-number.ts';
import { dueCardsSql, expireCards } from './expire-cards.ts';

const DAY_MINUTES = 24 * 60;

const history = async (browser: Browser, cardNumber: string) =>
  (await browser.call(calls.cardTransactions, { aggregatorBuId: UNIT, cardNumber, pageNo: 1 })).transactionList;

describe('an expired card', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const posted = async (kind: string): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where kind = ${kind} and owner is null`))[0]!.posted;
  const today = () => formatDate(localDate(shop.shop.clock().getTime(), 'Europe/Paris'));
  const sweep = () => expireCards(shop.shop, shop.shop.units.get(UNIT)!);
  const expiries = () =>
    rows(sql<{ cause_id: string }>`select cause_id from journal where kind = 'expire' order by cause_id`);

  /** A member's card with this amount, on its last day. */
  const ending = async (amount = '50.00') => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await order(browser, { custId: customer.id, lines: [line({ amount })] });
    await shop.control({ attemptId: await openPayment(shop, browser, orderNo), scenario: 'accept' });
    await shop.work();
    const [card] = await rows(sql<{ id: string; account_id: string; number_encrypted: string }>`
      update card set customer_id = ${customer.id}, expires_on = ${today()}::date from order_line
      where order_line.id = card.order_line_id and order_no = ${orderNo}
      returning card.id, card.account_id, card.number_encrypted`);
    return { ...card!, browser, customer, cardNumber: decryptCardNumber(shop.shop.vault, card!.number_encrypted) };
  };
  const balance = async ({ account_id }: { readonly account_id: string }): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where id = ${account_id}`))[0]!.posted;

  test('keeps its value until midnight in the unit’s time zone; then it is booked as income once, which its history shows [S4.2][S3.99][A-181]', async () => {
    const card = await ending();
    const [income, tax] = [await posted('expiryIncome'), await posted('tax')];
    await sweep();
    expect(await balance(card)).toBe(50_00n);
    // Half past midnight in Paris is still today in London.
    shop.wait(22 * 60 + 30 + 60 - 11 * 60 + 30);
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    expect(await balance(card)).toBe(0n);
    expect(await posted('expiryIncome')).toBe(income + 50_00n);
    expect(await posted('tax')).toBe(tax);
    expect((await expiries()).filter(({ cause_id }) => cause_id.startsWith(card.id))).toEqual([{ cause_id: card.id }]);
    expect(await shop.broken()).toEqual([]);
    await card.browser.signIn(card.customer);
    expect(await history(card.browser, card.cardNumber)).toMatchObject([
      { kind: 'redeem', amount: '50.00', balanceAfter: '0.00', reference: null, isExpiry: true },
      { kind: 'activate', amount: '50.00', balanceAfter: '50.00' },
    ]);
  });

  test('held by an order waits for the end of the hold, and the released value is booked then [A-181]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { couponList });
    await rows(
      sql`update card set expires_on = ${today()}::date where last_digits = ${TRIAL_CARD.cardNumber.slice(-4)}`,
    );
    const card = (
      await rows(sql<{ id: string; account_id: string }>`
      select id, account_id from card where last_digits = ${TRIAL_CARD.cardNumber.slice(-4)}`)
    )[0]!;
    shop.wait(DAY_MINUTES);
    await sweep();
    expect(await balance(card)).toBe(40_00n);
    await rows(sql`update purchase set expires_at = ${shop.shop.clock()} where order_no = ${orderNo}`);
    await shop.sweep();
    expect(await balance(card)).toBe(0n);
    expect(await shop.broken()).toEqual([]);
  });

  test('receives nothing more: a top-up payment that arrives after midnight waits for staff [A-181][A-87]', async () => {
    const card = await ending();
    const { transactionNo } = await card.browser.call(calls.openTopUp, {
      aggregatorBuId: UNIT,
      custId: card.customer.id,
      amount: '50.00',
      cardNumber: card.cardNumber,
    });
    const attemptId = await openPayment(shop, card.browser, transactionNo);
    await rows(sql`update card set expires_on = expires_on - 1 where id = ${card.id}`);
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.sweep();
    expect(await balance(card)).toBe(0n);
    expect(await openTaskKinds(shop, attemptId)).toEqual(['latePayment']);
    expect(await shop.broken()).toEqual([]);
  });

  test('that gets value back from a return loses that too, under a separate cause [A-181]', async () => {
    const given = await ending();
    const buyer = shop.browser();
    await buyer.signIn(given.customer);
    await buyer.call(calls.cardTransactions, { aggregatorBuId: UNIT, cardNumber: given.cardNumber, pageNo: 1 });
    await rows(sql`insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
      select session.id, ${given.id}::uuid, ${UNIT}, array['offrande'], ${shop.shop.clock()}::timestamptz from session
      where session.bu_id = ${UNIT} on conflict do nothing`);
    const couponList = [{ cardNumber: given.cardNumber, appliedAmount: '50.00', code: 'giftCard' as const }];
    const orderNo = await order(buyer, { custId: given.customer.id, couponList, paymentMean: 'giftCard' });
    await buyer.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    await shop.work();
    await rows(sql`update card set expires_on = expires_on - 1 where id = ${given.id}`);
    await sweep();
    const asked = {
      refundId: '11111111-1111-4111-8111-111111111111',
      orderNo,
      cardIds: null,
      actor: 'ada',
      reason: 'Wrong',
    };
    await returnCards(shop.shop, UNIT, asked);
    expect(await balance(given)).toBe(50_00n);
    await sweep();
    expect(await balance(given)).toBe(0n);
    expect(await rows(sql`select is_rest_open, rests_booked from card where id = ${given.id}`)).toEqual([
      { is_rest_open: false, rests_booked: 1 },
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('of a promotional product returns its value to the promotion budget [A-181]', async () => {
    const card = await ending();
    const [promo, income] = [await posted('promo'), await posted('expiryIncome')];
    await rows(sql`update card set item_code = 'gift', expires_on = expires_on - 1 where id = ${card.id}`);
    const unit = shop.shop.units.get(UNIT)!;
    const gift = { ...unit.catalogue.products.get('offrande')!, voucherKind: 'promotional' as const };
    const catalogue = { ...unit.catalogue, products: new Map(unit.catalogue.products).set('gift', gift) };
    await expireCards(shop.shop, { ...unit, catalogue });
    expect(await posted('promo')).toBe(promo + 50_00n);
    expect(await posted('expiryIncome')).toBe(income);
  });

  test('raced by an order at midnight pays the order or the shop, never both [A-181]', async () => {
    const card = await ending();
    await rows(sql`insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
      select session.id, ${card.id}::uuid, ${UNIT}, array['offrande'], ${shop.shop.clock()}::timestamptz from session
      where session.bu_id = ${UNIT} on conflict do nothing`);
    const couponList = [{ cardNumber: card.cardNumber, appliedAmount: '50.00', code: 'giftCard' as const }];
    const late = { ...shop.shop, clock: () => new Date(shop.shop.clock().getTime() + DAY_MINUTES * 60_000) };
    const [ordered] = await Promise.allSettled([
      order(card.browser, { custId: card.customer.id, couponList, paymentMean: 'giftCard' }),
      expireCards(late, shop.shop.units.get(UNIT)!),
    ]);
    expect(await balance(card)).toBe(ordered.status === 'fulfilled' ? 50_00n : 0n);
    expect(await shop.broken()).toEqual([]);
  });

  test('is found by an index under the shop’s own role', async () => {
    const plan = await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain ${dueCardsSql(UNIT, today(), null)}`.execute(
        transaction,
      );
      return lines.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('card_rest_open');
    expect(plan).toMatch(/Index Cond: .*expires_on < /);
  });
});
