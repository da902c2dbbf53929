import { calls } from '@offrande/api-client/contract';
import type { CheckoutPayload, OrderPayloadLine, PayloadCoupon } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, order, payload, queryCard, refusalCode, TRIAL_CARD } from './testing.ts';

const REFUSED = '20001';
const PRICE_CHANGED = '20002';
const COUPON_INVALID = '11001';
const BAD_REQUEST = '40000';

const paidByCard = (applied: string, changes: Partial<CheckoutPayload> = {}): Partial<CheckoutPayload> => ({
  couponList: [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: applied, code: 'giftCard' }],
  ...changes,
});

describe('creating an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const orders = async (): Promise<number> =>
    inUnit(
      shop.shop.connection,
      UNIT,
      async (transaction) => (await sql`select order_no from purchase`.execute(transaction)).rows.length,
    );

  const held = (): Promise<bigint> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ held: bigint }>`select coalesce(sum(held), 0)::bigint as held from account`.execute(
        transaction,
      );
      return rows[0]!.held;
    });

  const refusedLine = async (changes: Partial<OrderPayloadLine>) => {
    const before = await orders();
    const refusal = await refusalCode(order(shop.browser(), { lines: [line(changes)] }));
    expect(await orders()).toBe(before);
    return refusal;
  };

  test('prices every part by the rules and keeps the parts, and what travels with each card by its name [S3.9][S5.77][S5.80][A-01][A-100]', async () => {
    const browser = shop.browser();
    const posted = line({
      itemCode: 'offrande-by-post',
      qty: 4,
      extraItemCode: 'kraft-envelope',
      letterTypeId: '1',
      deliverType: 'physical',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    });
    const orderNo = await order(browser, { lines: [posted] });
    // 200.00 reaches the tier of 3 %: 4 × 48.50, four made cards at 15.00, four envelopes at 2.50, one letter at 4.90.
    expect(await detail(browser, orderNo)).toMatchObject({
      faceTotal: '200.00',
      discountTotal: '6.00',
      cardMadeTotal: '60.00',
      extraTotal: '10.00',
      letterTotal: '4.90',
      orderAmtTot: '268.90',
      cards: 4,
      lines: [{ isLocked: true, deliverType: 0, receiverPlace: '75011 Paris', extraProductName: 'Enveloppe kraft' }],
    });
  });

  test.each([
    ['an amount below the product’s limit', { amount: '9.99' }, 'lines.0.amount'],
    ['an amount above the product’s limit', { amount: '250.01' }, 'lines.0.amount'],
    ['more decimals than the currency has', { amount: '50.001' }, 'lines.0.amount'],
    ['a product that the unit does not sell', { itemCode: 'somebody-elses' }, 'lines.0.itemCode'],
    ['an additional product that does not exist', { extraItemCode: 'gold-bar' }, 'lines.0.extraItemCode'],
    ['a template that does not exist', { templateId: 999 }, 'lines.0.templateId'],
    ['a line longer than 32 characters', { message: 'x'.repeat(33) }, 'lines.0.message'],
    ['markup in a text', { message: '<b>hello' }, 'lines.0.message'],
    ['an email that is none', { receiverEmail: 'camille' }, 'lines.0.receiver.email'],
    ['a sender without a last name', { senderName: 'Nora' }, 'lines.0.senderName'],
    ['a delivery that guests are not offered', { deliverType: 'zip' }, 'lines.0.type'],
    ['a date in the past', { deliverDate: '2026/11/20' }, 'lines.0.date'],
    ['a photo from elsewhere', { personalImageUrl: 'https://evil.example/cat.png' }, 'lines.0.personalImageUrl'],
    [
      'a photo path that nobody uploaded',
      { personalImageUrl: '/media/photo/LMFR/../../etc.jpg' },
      'lines.0.personalImageUrl',
    ],
  ] as const)('refuses %s and writes nothing [S3.45][A-100]', async (_, changes, field) => {
    expect(await refusedLine(changes)).toMatchObject({ code: REFUSED, detail: { field } });
  });

  test('refuses more cards than the unit allows [S1.65]', async () => {
    expect(await refusedLine({ qty: 11 })).toMatchObject({ code: REFUSED, detail: { reason: 'MaxQuantityExceeded' } });
  });

  const byPost = {
    itemCode: 'offrande-by-post',
    deliverType: 'physical',
    receiverAddress: '12 rue des Lilas',
    receiverZipCode: '75011',
    receiverCity: 'Paris',
    receiverCountryCode: 'FR',
  } as const;

  test.each([
    ['a posted card without a letter', byPost, 'Required'],
    ['a posted card with a letter of another shop', { ...byPost, letterTypeId: '77' }, 'NotInList'],
    ['a letter for a card that is emailed', { letterTypeId: '1' }, 'NotInList'],
  ] as const)('refuses %s [A-04][A-169][A-180]', async (_, changes, reason) => {
    const refusal = await refusalCode(order(shop.browser(), { lines: [line(changes)] }));
    expect(refusal).toMatchObject({ code: REFUSED, detail: { field: 'lines.0.letterTypeId', reason } });
  });

  test('refuses physical beside digital cards [A-23]', async () => {
    const refusal = await refusalCode(
      order(shop.browser(), {
        lines: [
          line(),
          line({
            itemCode: 'offrande-by-post',
            deliverType: 'physical',
            letterTypeId: '1',
            receiverAddress: '1 rue A',
            receiverZipCode: '75001',
            receiverCity: 'Paris',
            receiverCountryCode: 'FR',
          }),
        ],
      }),
    );
    expect(refusal).toMatchObject({ code: REFUSED, detail: { reason: 'MixedKinds' } });
  });

  test.each([
    ['a draft', { tempId: 'draft-1' }],
    ['a free card', { freeItem: 'offrande', freeItemQty: 1 }],
  ] as const)('refuses %s', async (_, changes) => {
    expect(await refusalCode(order(shop.browser(), changes))).toMatchObject({ code: REFUSED });
  });

  test.each([
    ['the payload', { total: '0.01' }],
    ['a line', { lines: [{ ...line(), deliverType: 3, discount: '99' }] }],
    ['a coupon', { couponList: [{ cardNumber: '1', appliedAmount: '1', code: '15', balance: '999' }] }],
  ])('refuses a field of %s that the contract does not know [S3.45]', async (_, changes) => {
    const browser = shop.browser();
    const sealed = { ...calls.createOrder, request: calls.timestamp.request };
    const wire = { ...payload(), paymentMean: 'C04', lines: [{ ...line(), deliverType: 3 }], ...changes };
    const { Schema } = await import('effect');
    const call = { ...sealed, request: Schema.Any } as typeof calls.createOrder;
    expect(await refusalCode(browser.call(call, wire as never))).toMatchObject({ code: BAD_REQUEST });
  });

  test('compares what each coupon pays, to the cent [A-14][A-100]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    for (const applied of ['40.01', '39.99', '0.00', '50.00']) {
      expect(await refusalCode(order(browser, paidByCard(applied)))).toMatchObject({ code: PRICE_CHANGED });
    }
    expect(await held()).toBe(0n);
    const orderNo = await order(browser, paidByCard('40.00'));
    expect(await held()).toBe(4000n);
    expect(await detail(browser, orderNo)).toMatchObject({
      orderAmtTot: '10.00',
      coupons: [{ lastDigits: '4417', applied: '40.00' }],
    });
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await held()).toBe(0n);
    expect(await shop.broken()).toEqual([]);
  });

  test('refuses a card not verified in this session like any invalid card [A-100]', async () => {
    await queryCard(shop.browser());
    expect(await refusalCode(order(shop.browser(), paidByCard('40.00')))).toMatchObject({
      code: COUPON_INVALID,
      detail: { card: '4417' },
    });
  });

  test('refuses the same card twice [A-17]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const coupon = { cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '20.00', code: 'giftCard' } as const;
    expect(
      await refusalCode(order(browser, { couponList: [coupon, { ...coupon, cardNumber: '9999 0000 0000 4417' }] })),
    ).toMatchObject({ code: COUPON_INVALID });
  });

  test('holds a card for one order at a time and refuses the next [A-100]', async () => {
    const [one, other] = [shop.browser(), shop.browser()];
    await Promise.all([queryCard(one), queryCard(other)]);
    const orderNo = await order(one, paidByCard('40.00'));
    expect(await refusalCode(order(other, paidByCard('40.00')))).toMatchObject({
      code: '20003',
      status: 409,
      detail: { card: '4417' },
    });
    await one.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    const second = await order(other, paidByCard('40.00'));
    await other.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: second });
  });

  test('refuses a means for free orders while something is due, and a means not offered to guests [A-18][A-103]', async () => {
    for (const paymentMean of ['internalUse', 'giftCard', 'wallet', 'bankCheck'] as const) {
      expect(await refusalCode(order(shop.browser(), { paymentMean }))).toMatchObject({
        detail: { field: 'paymentMean' },
      });
    }
  });

  test('that coupons pay in full is confirmed without a provider, naming its own coupons or none; a remainder that may not stay is forfeited [A-16][A-100][A-103][A-34]', async () => {
    const browser = shop.browser();
    const card = { cardNumber: '9999000000006025', pinCode: '316025' };
    await queryCard(browser, card);
    const own = { cardNumber: card.cardNumber, appliedAmount: '50.00', code: 'giftCard' } as const;
    const orderNo = await order(browser, { couponList: [own], paymentMean: 'giftCard' });
    expect(await held()).toBe(6000n);
    const confirm = (named: { couponList?: readonly PayloadCoupon[] }) =>
      browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo, ...named });
    const others: readonly (readonly PayloadCoupon[])[] = [
      [],
      [{ ...own, appliedAmount: '49.99' }],
      [{ ...own, code: 'thirdPartyCoupon' }],
      [{ ...own, cardNumber: TRIAL_CARD.cardNumber }],
      [own, { ...own, cardNumber: TRIAL_CARD.cardNumber }],
    ];
    for (const couponList of others) expect(await refusalCode(confirm({ couponList }))).toMatchObject({ status: 422 });
    expect(await confirm({ couponList: [own] })).toEqual({ orderNo, orderAmtTot: '0.00' });
    expect(await confirm({})).toEqual({ orderNo, orderAmtTot: '0.00' });
    expect((await queryCard(browser, card)).cardBalance).toBe('0.00');
    await shop.work();
    expect(await shop.broken()).toEqual([]);
  });
});
