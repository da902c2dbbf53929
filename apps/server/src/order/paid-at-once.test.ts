/** Orders whose whole value is already held: gift cards, third-party coupons, nothing due; and how the provider’s report changes the means. */
import { calls } from '@offrande/api-client/contract';
import type { PayloadCoupon } from '@offrande/domain/order-payload/schema';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import type { PaymentMeans } from '@offrande/domain/payment';
import { rate } from '@offrande/domain/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import type { Unit } from '../unit/unit.ts';
import { detail, line, openPayment, order, queryCard, refusalCode, returnFromProvider } from './testing.ts';

const THIRD_PARTY = { cardNumber: '9999000000002509', pinCode: '252509' };
const LARGE = { cardNumber: '9999000000050006', pinCode: '500006' };
const SMALL = { cardNumber: '9999000000004417', pinCode: '204417' };

const pays = (
  { cardNumber }: { cardNumber: string },
  appliedAmount: string,
  code: PayloadCoupon['code'],
): PayloadCoupon => ({
  cardNumber,
  appliedAmount,
  code,
});

const confirm = (browser: Browser, orderNo: string) =>
  browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });

const of = (amount: string) => [line({ amount })];

describe('an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const proven = async (...cards: (typeof LARGE)[]): Promise<Browser> => {
    const browser = shop.browser();
    for (const card of cards) await queryCard(browser, card);
    return browser;
  };
  const expectIssued = async (browser: Browser, orderNo: string, means: PaymentMeans) => {
    expect(await detail(browser, orderNo)).toMatchObject({
      status: '09',
      paymentMean: paymentMeansCode(means),
      orderAmtTot: '0.00',
    });
    await shop.work();
    const cards = await inUnit(
      shop.shop.connection,
      UNIT,
      async (transaction) =>
        (
          await sql`select card.id from card join order_line on order_line.id = order_line_id where order_no = ${orderNo}`.execute(
            transaction,
          )
        ).rows,
    );
    expect(cards).toHaveLength(1);
    expect(await shop.broken()).toEqual([]);
  };
  const opensNoPayment = async (browser: Browser, orderNo: string) => {
    const opening = openPayment(shop, browser, orderNo, { txnAmount: '0.00' });
    expect(await refusalCode(opening)).toMatchObject({ code: '30001', detail: { field: 'orderNo' } });
  };

  test('covered by a third party’s coupon alone is paid by it, under that means only [S3.124][A-18]', async () => {
    const browser = await proven(THIRD_PARTY);
    const couponList = [pays(THIRD_PARTY, '15.00', 'thirdPartyCoupon')];
    for (const paymentMean of ['giftCard', 'internalUse', 'creditCard'] as const)
      expect(await refusalCode(order(browser, { lines: of('15.00'), couponList, paymentMean }))).toMatchObject({
        code: '20002',
        detail: { field: 'paymentMean' },
      });
    const orderNo = await order(browser, { lines: of('15.00'), couponList, paymentMean: 'thirdPartyCoupon' });
    await opensNoPayment(browser, orderNo);
    await Promise.all([confirm(browser, orderNo), confirm(browser, orderNo)]);
    await expectIssued(browser, orderNo, 'thirdPartyCoupon');
    expect((await queryCard(browser, THIRD_PARTY)).cardBalance).toBe('10.00');
  });

  test('covered by gift cards together is paid by them [S3.123][A-18]', async () => {
    const browser = await proven(SMALL, LARGE);
    const couponList = [pays(SMALL, '40.00', 'giftCard'), pays(LARGE, '60.00', 'giftCard')];
    const orderNo = await order(browser, { lines: of('100.00'), couponList, paymentMean: 'giftCard' });
    await confirm(browser, orderNo);
    await expectIssued(browser, orderNo, 'giftCard');
    expect((await queryCard(browser, SMALL)).cardBalance).toBe('0.00');
    expect((await queryCard(browser, LARGE)).cardBalance).toBe('440.00');
  });

  test('covered by a gift card and a third party’s coupon together counts as paid by gift card [A-18]', async () => {
    const browser = await proven(THIRD_PARTY, LARGE);
    const couponList = [pays(THIRD_PARTY, '10.00', 'thirdPartyCoupon'), pays(LARGE, '20.00', 'giftCard')];
    const sent = { lines: of('30.00'), couponList } as const;
    expect(await refusalCode(order(browser, { ...sent, paymentMean: 'thirdPartyCoupon' }))).toMatchObject({
      code: '20002',
    });
    const orderNo = await order(browser, { ...sent, paymentMean: 'giftCard' });
    await confirm(browser, orderNo);
    await expectIssued(browser, orderNo, 'giftCard');
  });

  test('covered by coupons in part is paid for the rest by the chosen means [A-18]', async () => {
    const browser = await proven(LARGE);
    const couponList = [pays(LARGE, '420.00', 'giftCard')];
    const orderNo = await order(browser, { lines: [line({ amount: '250.00', qty: 2 })], couponList });
    expect(await refusalCode(confirm(browser, orderNo))).toMatchObject({ code: '20004' });
    // Five per cent off 500.00, less 420.00 by card.
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '55.00' });
    await shop.control({ attemptId, scenario: 'accept' });
    expect(await detail(browser, orderNo)).toMatchObject({ status: '09', paymentMean: 'C04', orderAmtTot: '55.00' });
    await shop.work();
    expect(await shop.broken()).toEqual([]);
  });

  test('with nothing due and no coupon is for internal use, without a provider [S3.127][A-103]', async () => {
    const units = shop.shop.units as Map<string, Unit>;
    const unit = units.get(UNIT)!;
    const products = new Map(unit.catalogue.products);
    const { itemCode } = line();
    products.set(itemCode, { ...products.get(itemCode)!, discountRate: rate(100) });
    const catalogue: UnitCatalogue = { ...unit.catalogue, products, discounts: [], at: () => catalogue };
    units.set(UNIT, { ...unit, catalogue });
    try {
      const browser = shop.browser();
      for (const paymentMean of ['creditCard', 'giftCard', 'thirdPartyCoupon'] as const)
        expect(await refusalCode(order(browser, { paymentMean }))).toMatchObject({
          code: '20002',
          detail: { field: 'paymentMean' },
        });
      const orderNo = await order(browser, { paymentMean: 'internalUse' });
      await opensNoPayment(browser, orderNo);
      await Promise.all([confirm(browser, orderNo), confirm(browser, orderNo)]);
      await expectIssued(browser, orderNo, 'internalUse');
    } finally {
      units.set(UNIT, unit);
    }
  });

  test.each([
    ['instantTransfer', 'transfer', 'IBT', 'instantpayment'],
    ['debitCard', 'card', 'C04', 'creditcard'],
    ['paypal', 'wallet', 'PP', 'wallet'],
    ['creditCard', 'transfer', 'IBT', 'instantpayment'],
  ] as const)(
    'by %s goes through the provider’s session; paid there by %s it is stored as %s [S3.125][S3.126][S3.128][S4.95][S4.96][S4.97][A-33]',
    async (paymentMean, method, code, word) => {
      const browser = shop.browser();
      const orderNo = await order(browser, { paymentMean });
      const attemptId = await openPayment(shop, browser, orderNo);
      await shop.control({ attemptId, scenario: 'accept', method });
      expect(await returnFromProvider(shop, browser)).toMatchObject({
        state: 'paid',
        pspResult: { paymentMethod: word },
      });
      expect(await detail(browser, orderNo)).toMatchObject({ status: '09', paymentMean: code });
      await shop.work();
      expect(await shop.broken()).toEqual([]);
    },
  );
});
