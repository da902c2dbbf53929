/** What settling, its news and its books refuse or leave alone. */
import { calls } from '@offrande/api-client/contract';
import { cardAccount, placeHolds, takeLateMoney, topUp, walletAccount } from '@offrande/domain/ledger';
import type { ReportedPayment } from '@offrande/domain/payment';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { ENGINES } from '../database/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { line, openPayment, order, payload, queryCard, refusalOf, tasksOf, TRIAL_CARD } from '../order/testing.ts';
import { applyPayment } from './apply-payment.ts';
import { lockOrder } from './lock-order.ts';
import { settle } from './settle.ts';
import { settleFromSuspense } from './settle-from-suspense.ts';
import { keepInSuspense } from './suspense.ts';

describe.each(ENGINES)('settling on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const reportOf = async (attemptId: string): Promise<ReportedPayment> => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ provider_ref: string; order_no: string; amount: bigint }>`
        select provider_ref, order_no, amount from payment_attempt where id = ${attemptId}::uuid`.execute(transaction),
    );
    const { provider_ref: providerRef, order_no: orderNo, amount: amountMinor } = rows[0]!;
    const shopId = shop.shop.providers.get('UpstreamPay')!.shopId;
    return {
      providerRef,
      shopId,
      orderNo,
      attemptId,
      amountMinor,
      currency: 'EUR',
      state: 'open',
      paymentId: null,
      method: null,
    };
  };
  const stateOf = async (attemptId: string) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ state: string }>`
        select state from payment_attempt where id = ${attemptId}::uuid`.execute(transaction);
      return rows[0]?.state;
    });
  const opened = async (): Promise<ReportedPayment> => {
    const browser = shop.browser();
    return reportOf(await openPayment(shop, browser, await order(browser)));
  };

  test('the same order twice at once is a defect and changes nothing', async () => {
    const orderNo = await order(shop.browser());
    const settleIt = (paymentId: string) =>
      inUnit(shop.shop.connection, UNIT, async (transaction) => {
        const locked = (await lockOrder(transaction, UNIT, orderNo))!;
        return settle(transaction, shop.shop, { ...locked, state: 'requesting' }, { paymentId, means: null });
      });
    expect(await settleIt('one')).toBe(true);
    await expect(settleIt('two')).rejects.toThrow(`Order ${orderNo} was settled and yet is requesting`);
    const locked = await inUnit(shop.shop.connection, UNIT, (transaction) => lockOrder(transaction, UNIT, orderNo));
    expect(locked).toMatchObject({ state: 'confirmed', payment_id: 'one' });
    const asIs = inUnit(shop.shop.connection, UNIT, (transaction) => settle(transaction, shop.shop, locked!, null));
    expect(await asIs).toBe(false);
  });

  test('news that a payment is open changes nothing and counts once; news of a stranger is unknown', async () => {
    const report = await opened();
    const apply = (payment: ReportedPayment) =>
      applyPayment(shop.shop, UNIT, 'UpstreamPay', `open:${report.attemptId}`, payment);
    expect(await apply({ ...report, attemptId: '00000000-0000-4000-8000-000000000000' })).toBe('unknown');
    expect(await apply(report)).toBe('noted');
    expect(await apply(report)).toBe('repeated');
    expect(await stateOf(report.attemptId)).toBe('open');
  });

  test('news of a refusal about another order, without a payment, marks nothing as paid', async () => {
    const report = await opened();
    const about = { ...report, state: 'refused', orderNo: 'ANOTHER-ORDER' } as const;
    await applyPayment(shop.shop, UNIT, 'UpstreamPay', `refused:${report.attemptId}`, about);
    expect(await stateOf(report.attemptId)).not.toBe('paid');
    expect(await stateOf(report.attemptId)).not.toBe('refused');
  });

  test('news of a provider that the shop does not speak to any more settles nothing', async () => {
    const report = await opened();
    const without = { ...shop.shop, providers: new Map() };
    const paid = { ...report, state: 'paid', paymentId: `p-${report.attemptId}`, method: 'creditcard' } as const;
    expect(await applyPayment(without, UNIT, 'UpstreamPay', `paid:${report.attemptId}`, paid)).toBe('paymentMismatch');
    expect(await tasksOf(shop, report.attemptId)).toEqual(['paymentMismatch']);
  });

  test('an order by wallet takes no money that waits', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const funding = topUp({
      paymentId: `f-${customer.id}`,
      to: walletAccount(customer.id, 'EUR'),
      amountMinor: 5000n,
      feeMinor: 0n,
    });
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [funding], shop.shop.random));
    const orderNo = await order(browser, { paymentMean: 'wallet' });
    const money = { paymentId: `late-${orderNo}`, amountMinor: 5000n, currency: 'EUR', from: 'bank' } as const;
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      keepInSuspense(transaction, shop.shop, { bu_id: UNIT, order_no: orderNo }, money),
    );
    const unit = shop.shop.units.get(UNIT)!;
    expect(await settleFromSuspense(shop.shop, unit, orderNo, money.paymentId, 'ada')).toBe('orderTakesNoMoney');
  });

  test('holds are placed with their order and nowhere else', async () => {
    const placing = placeHolds('A1', [{ account: cardAccount('c', 'EUR'), amountMinor: 1n }]);
    const taking = takeLateMoney({ paymentId: 'never', amountMinor: 1n, currency: 'EUR', from: 'bank' });
    const recording = inUnit(shop.shop.connection, UNIT, (transaction) =>
      record(transaction, UNIT, [taking, placing], shop.shop.random),
    );
    await expect(recording).rejects.toThrow('Holds are placed when an order is written');
  });

  test('a gift card that is spent is refused as one that holds too little', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const covered = payload({ lines: [line({ amount: '40.00' })], couponList, paymentMean: 'giftCard' });
    const { orderNo } = await browser.call(calls.createOrder, covered);
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await refusalOf(browser.call(calls.createOrder, covered))).toMatchObject({ code: '11002' });
  });
});
