/** Orders that earn a bonus or a gift card: promising, booking, giving, reporting and taking back. */
import { calls } from '@offrande/api-client/contract';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import { unit as FR } from '@offrande/tenants/FR';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import type { Customer } from '../call/buyer.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { loadReceipt } from '../delivery/load-receipt.ts';
import { composeReceiptEmail } from '../delivery/receipt-email.ts';
import { systemRandom, uuid } from '../random.ts';
import { returnCards } from './return-cards.ts';
import { detail, line, openPayment, order, refusalCode } from './testing.ts';

const GIFT = { form: 'FG', itemCode: 'offrande', amount: '10.00', quantity: 2, from: '100.00' } as const;
const BONUS = { form: 'B', discountType: 'P', value: '5', from: '20.00' } as const;
const UNITS = [{ ...FR, parameters: { ...FR.parameters, rewards: [GIFT, BONUS] } }];

const TWO_CARDS = [line({ qty: 1, amount: '50.00' }), line({ qty: 1, amount: '33.33' })];
const WITH_BONUS = { rewardType: 'bonus', lines: TWO_CARDS } as const;
const WITH_GIFT = { rewardType: 'freeGiftCard', freeItem: 'offrande', freeItemQty: 2 } as const;

describe('the reward of an order', () => {
  let shop: TestShop;
  let browser: Browser;
  let member: Customer;
  beforeAll(async () => {
    shop = await openTestShop(undefined, UNITS);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    browser = shop.browser();
    member = await browser.signIn();
  });

  const read = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const posted = async (kind: string, owner: string | null = null): Promise<bigint> =>
    (
      await read(
        sql<{
          posted: bigint;
        }>`select posted from account where kind = ${kind} and owner is not distinct from ${owner}`,
      )
    )[0]!.posted;

  const settle = async (orderNo: string, due: string, asking = browser): Promise<void> => {
    const attemptId = await openPayment(shop, asking, orderNo, { txnAmount: due });
    await shop.control({ attemptId, scenario: 'noReturn' });
  };
  const bought = async (changes: Parameters<typeof order>[1], due: string, asking = browser): Promise<string> => {
    const orderNo = await order(asking, changes);
    await settle(orderNo, due, asking);
    await shop.work();
    return orderNo;
  };
  const cardsOf = (orderNo: string) =>
    read(
      sql<{ id: string; posted: bigint; customer_id: string | null; item_code: string }>`
        select card.id, account.posted, card.customer_id, card.item_code from card join account on account.id = card.account_id
          join order_line line on line.id = card.order_line_id where line.order_no = ${orderNo} order by line.position, unit_no`,
    );
  const giveBack = async (orderNo: string, cardIds: readonly string[] | null = null) =>
    returnCards(shop.shop, UNIT, {
      refundId: uuid(systemRandom),
      orderNo,
      cardIds,
      actor: 'nora@shop.test',
      reason: 'Wrong cards',
    });
  const walletRecords = async () =>
    (
      await browser.call(calls.getMemberHistory, {
        aggregatorBuId: UNIT,
        custId: member.id,
        historyType: 'wallet',
        page: 1,
      })
    ).transactionRecords.map(({ reference, entry, status, amount }) => [reference, entry, status, amount]);

  test('a bonus is owed once the order is paid, credited with its cards, and shown in order, history and receipt as cashback [S3.132][S3.144][S9.23][A-107]', async () => {
    const orderNo = await order(browser, WITH_BONUS);
    expect(await detail(browser, orderNo)).toMatchObject({
      orderAmtTot: '83.33',
      reward: { form: 'B', amount: '4.17', creditedAt: null },
    });
    expect(await walletRecords()).toEqual([]);
    const owed = await posted('bonusLiability');
    await settle(orderNo, '83.33');
    expect(await posted('bonusLiability')).toBe(owed + 4_17n);
    expect(await posted('wallet', member.id)).toBe(0n);
    expect(await walletRecords()).toEqual([[orderNo, 'C', 'R', '4.17']]);

    await shop.work();
    expect(await posted('bonusLiability')).toBe(owed);
    expect(await posted('wallet', member.id)).toBe(4_17n);
    expect(await walletRecords()).toEqual([[orderNo, 'C', 'Y', '4.17']]);
    expect((await detail(browser, orderNo)).reward?.creditedAt).not.toBeNull();
    const loaded = await loadReceipt(shop.shop, shop.shop.units.get(UNIT)!, orderNo);
    expect((await composeReceiptEmail(loaded!.receipt)).text).toMatch(/4,17/u);
    expect(await shop.broken()).toEqual([]);
  });

  test('gift cards come with the receipt, cost nothing, and are in the buyer’s account [S3.48][S3.132][A-20]', async () => {
    const cost = await posted('rewardCost');
    const discount = await posted('discount');
    const orderNo = await bought({ ...WITH_GIFT, lines: [line({ amount: '100.00' })] }, '100.00');
    expect(await posted('rewardCost')).toBe(cost - 20_00n);
    expect(await posted('discount')).toBe(discount);
    const found = await detail(browser, orderNo);
    expect(found).toMatchObject({
      faceTotal: '100.00',
      orderAmtTot: '100.00',
      reward: { form: 'FG', amount: '20.00' },
    });
    expect(found.lines).toMatchObject([
      { isGift: false, lineTotal: '100.00' },
      { isGift: true, lineTotal: '0.00', amount: '10.00', qty: 2, deliverType: 2 },
    ]);
    const cards = await cardsOf(orderNo);
    expect(cards.map((card) => card.posted)).toEqual([100_00n, 10_00n, 10_00n]);
    expect(cards.map((card) => card.customer_id)).toEqual([null, member.id, member.id]);
    const { receipt } = (await loadReceipt(shop.shop, shop.shop.units.get(UNIT)!, orderNo))!;
    expect(receipt.cardsToPrint).toHaveLength(2);
    expect((await composeReceiptEmail(receipt)).text).toMatch(/2 × .*offerte avec la commande/u);
    expect(await shop.broken()).toEqual([]);
  });

  test('a guest gets a gift card; a bonus is not offered to guests [A-158]', async () => {
    const guest = shop.browser();
    const orderNo = await bought({ ...WITH_GIFT, lines: [line({ amount: '100.00' })] }, '100.00', guest);
    expect((await cardsOf(orderNo)).map(({ customer_id }) => customer_id)).toEqual([null, null, null]);
    expect(await refusalCode(order(guest, WITH_BONUS))).toMatchObject({
      detail: { field: 'rewardType', reason: 'NotOffered' },
    });
  });

  test.each([
    ['an order below the offer’s amount', { ...WITH_GIFT, lines: [line({ amount: '99.99' })] }],
    ['another card than the offer’s', { ...WITH_GIFT, freeItem: 'kino-9', lines: [line({ amount: '100.00' })] }],
    ['more cards than the offer’s', { ...WITH_GIFT, freeItemQty: 3, lines: [line({ amount: '100.00' })] }],
    [
      'the bonus although the gift takes precedence',
      { rewardType: 'bonus' as const, lines: [line({ amount: '100.00' })] },
    ],
    ['a bonus with a gift', { ...WITH_BONUS, freeItem: 'offrande' }],
  ])('an order with an invalid promise is refused: %s [A-20]', async (_, changes) => {
    expect(await refusalCode(order(browser, changes))).toMatchObject({ detail: { field: 'rewardType' } });
  });

  test('an individual cannot choose the discount instead, and may decline the reward [S6.13]', async () => {
    expect(await refusalCode(order(browser, { rewardType: 'discount' }))).toMatchObject({
      detail: { field: 'rewardType', reason: 'NotOffered' },
    });
    expect((await detail(browser, await order(browser, { lines: TWO_CARDS }))).reward).toBeNull();
  });

  describe('of a company', () => {
    const LARGE = { lines: [line({ amount: '100.00' })] };
    let company: Customer;
    beforeEach(async () => {
      company = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    });
    const chosen = (changes: Parameters<typeof order>[1]) => ({ custId: company.id, ...LARGE, ...changes });

    test('is the bonus it chose, credited to its wallet although its order reaches the gift too [S2.68][S6.13][A-107][A-158]', async () => {
      const owed = await posted('bonusLiability');
      const orderNo = await order(browser, chosen({ rewardType: 'bonus' }));
      expect(await detail(browser, orderNo)).toMatchObject({
        orderAmtTot: '100.00',
        reward: { form: 'B', amount: '5.00', creditedAt: null },
      });
      await settle(orderNo, '100.00');
      expect(await posted('bonusLiability')).toBe(owed + 5_00n);
      await shop.work();
      expect(await posted('bonusLiability')).toBe(owed);
      expect(await posted('wallet', company.id)).toBe(5_00n);
      expect(await cardsOf(orderNo)).toHaveLength(1);
      expect(await shop.broken()).toEqual([]);
    });

    test('is the gift cards it chose, or nothing if it chose the discount alone or named nothing [S2.68][S6.13][A-20]', async () => {
      const given = await bought(chosen(WITH_GIFT), '100.00');
      expect((await cardsOf(given)).map((card) => card.posted)).toEqual([100_00n, 10_00n, 10_00n]);
      for (const plain of [{ rewardType: 'discount' }, {}] as const) {
        const orderNo = await bought(chosen(plain), '100.00');
        expect((await detail(browser, orderNo)).reward).toBeNull();
        expect(await cardsOf(orderNo)).toHaveLength(1);
      }
      expect(await posted('wallet', company.id)).toBe(0n);
      expect(await shop.broken()).toEqual([]);
    });

    test.each([
      ['a bonus below its amount', { rewardType: 'bonus' as const, lines: [line({ amount: '19.99' })] }],
      ['gift cards below their amount', { ...WITH_GIFT, lines: [line({ amount: '99.99' })] }],
      ['more gift cards than are offered', { ...WITH_GIFT, freeItemQty: 3 }],
      ['gift cards with the discount alone', { ...WITH_GIFT, rewardType: 'discount' as const }],
    ])('is refused if its order does not reach it: %s [S6.13][A-20]', async (_, changes) => {
      expect(await refusalCode(order(browser, chosen(changes)))).toMatchObject({ detail: { field: 'rewardType' } });
    });
  });

  describe('on a return', () => {
    test('a part takes back its share of the bonus, the rest the remainder', async () => {
      const orderNo = await bought(WITH_BONUS, '83.33');
      const [first] = await cardsOf(orderNo);
      expect(Result.getOrThrow(await giveBack(orderNo, [first!.id]))).toMatchObject({ bonusMinor: 2_50n });
      expect(await walletRecords()).toEqual([[orderNo, 'C', 'Y', '1.67']]);
      expect((await detail(browser, orderNo)).reward).toMatchObject({ amount: '1.67' });
      expect(Result.getOrThrow(await giveBack(orderNo))).toMatchObject({ bonusMinor: 1_67n, state: 'fullReturned' });
      expect(await posted('wallet', member.id)).toBe(0n);
      expect(await walletRecords()).toEqual([[orderNo, 'C', 'N', '4.17']]);
      expect((await detail(browser, orderNo)).reward).toBeNull();
      expect(await shop.broken()).toEqual([]);
    });

    test('a spent bonus stays a cost, and the wallet never falls below zero', async () => {
      const orderNo = await bought(WITH_BONUS, '83.33');
      const spent = topUp({
        paymentId: uuid(systemRandom),
        to: walletAccount(member.id, 'EUR'),
        amountMinor: -4_00n,
        feeMinor: 0n,
      });
      await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [spent], shop.shop.random));
      expect(Result.getOrThrow(await giveBack(orderNo))).toMatchObject({ priceMinor: 83_33n, bonusMinor: 17n });
      expect(await posted('wallet', member.id)).toBe(0n);
      expect(await walletRecords()).toEqual([[orderNo, 'C', 'Y', '4.00']]);
    });

    test('the gift is returned with the last bought card, unless it was spent', async () => {
      const lines = [line({ amount: '60.00' }), line({ amount: '40.00' })];
      const orderNo = await bought({ ...WITH_GIFT, lines }, '100.00');
      const [first, second, gift] = await cardsOf(orderNo);
      expect(Result.getOrThrow(await giveBack(orderNo, [first!.id]))).toMatchObject({
        state: 'partialReturned',
        cards: 1,
      });
      const use = topUp({
        paymentId: uuid(systemRandom),
        to: { kind: 'card', owner: gift!.id, currency: 'EUR' },
        amountMinor: -1_00n,
        feeMinor: 0n,
      });
      await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [use], shop.shop.random));
      expect(Result.getOrThrow(await giveBack(orderNo, [second!.id]))).toMatchObject({
        state: 'fullReturned',
        cards: 2,
        priceMinor: 40_00n,
      });
      expect((await cardsOf(orderNo)).map((card) => card.posted)).toEqual([0n, 0n, 9_00n, 0n]);
    });
  });
});
