/** What settlement, reports and books refuse or ignore. */
import { calls } from '@offrande/api-client/contract';
import { cardAccount, placeHolds, takeLateMoney, topUp, walletAccount } from '@offrande/domain/ledger';
import type { ReportedPayment } from '@offrande/domain/payment-attempt';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import {
  line,
  openPayment,
  order,
  payload,
  queryCard,
  refusalCode,
  openTaskKinds,
  TRIAL_CARD,
} from '../order/testing.ts';
import { openTask } from '../task/open-task.ts';
import { applyPayment } from './apply-payment.ts';
import { lockOrder } from '../order/lock-order.ts';
import { settle } from './settle.ts';
import { returnLateMoney, settleFromSuspense } from './settle-from-suspense.ts';
import { bookInSuspense } from './suspense.ts';

describe('settling', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
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

  test('the same order twice is a defect and changes nothing', async () => {
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

  test('a report that a payment is open changes nothing and counts once; one about an unknown attempt is unknown', async () => {
    const report = await opened();
    const apply = (payment: ReportedPayment) =>
      applyPayment(shop.shop, UNIT, 'UpstreamPay', `open:${report.attemptId}`, payment);
    expect(await apply({ ...report, attemptId: '00000000-0000-4000-8000-000000000000' })).toBe('unknown');
    expect(await apply(report)).toBe('noted');
    expect(await apply(report)).toBe('repeated');
    expect(await stateOf(report.attemptId)).toBe('open');
  });

  test('a report of a refusal with another order, without a payment, marks nothing as paid', async () => {
    const report = await opened();
    const about = { ...report, state: 'refused', orderNo: 'ANOTHER-ORDER' } as const;
    await applyPayment(shop.shop, UNIT, 'UpstreamPay', `refused:${report.attemptId}`, about);
    expect(await stateOf(report.attemptId)).not.toBe('paid');
    expect(await stateOf(report.attemptId)).not.toBe('refused');
  });

  test('a report of a provider that the shop no longer uses settles nothing', async () => {
    const report = await opened();
    const without = { ...shop.shop, providers: new Map() };
    const paid = { ...report, state: 'paid', paymentId: `p-${report.attemptId}`, method: 'creditcard' } as const;
    expect(await applyPayment(without, UNIT, 'UpstreamPay', `paid:${report.attemptId}`, paid)).toBe('paymentMismatch');
    expect(await openTaskKinds(shop, report.attemptId)).toEqual(['paymentMismatch']);
  });

  test('a report of money without a payment id settles nothing and opens one task, under the provider’s reference', async () => {
    const report = { ...(await opened()), state: 'paid' } as const;
    for (const eventRef of ['one', 'two'])
      expect(await applyPayment(shop.shop, UNIT, 'UpstreamPay', `${eventRef}:${report.attemptId}`, report)).toBe(
        'paymentMismatch',
      );
    expect(await stateOf(report.attemptId)).toBe('mismatch');
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select subject from task where detail->>'orderNo' = ${report.orderNo}`.execute(transaction),
    );
    expect(rows).toEqual([{ subject: `${report.attemptId}:${report.providerRef}` }]);
  });

  test('an order paid from the wallet accepts no money from suspense', async () => {
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
      bookInSuspense(transaction, shop.shop, { bu_id: UNIT, order_no: orderNo }, money),
    );
    const unit = shop.shop.units.get(UNIT)!;
    expect(await settleFromSuspense(shop.shop, unit, orderNo, money.paymentId, 'ada')).toBe('orderTakesNoMoney');
  });

  /** A late payment for a cancelled order of 50 euro. */
  const late = async (paymentId: string) => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    const money = { paymentId, amountMinor: 5000n, currency: 'EUR', from: 'provider' } as const;
    await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      for (const [subject, paid] of [
        [paymentId, paymentId],
        [`other:${paymentId}`, 'other'],
      ] as const)
        await openTask(transaction, shop.shop, UNIT, { kind: 'latePayment', subject, detail: { paymentId: paid } });
    });
    const keep = (amountMinor: bigint) =>
      inUnit(shop.shop.connection, UNIT, (transaction) =>
        bookInSuspense(transaction, shop.shop, { bu_id: UNIT, order_no: orderNo }, { ...money, amountMinor }),
      );
    await keep(5000n);
    return { orderNo, keep };
  };
  const rows = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const moneyOf = (paymentId: string) =>
    rows(sql`select origin, order_no, amount, currency, state, settled_order_no, decided_by, decided_at, received_at
      from suspended_money where payment_id = ${paymentId}`);
  const tasksAbout = (paymentId: string) =>
    rows(sql`select subject, closed_by, resolution, closed_at from task
      where subject in (${paymentId}, ${`other:${paymentId}`}) order by subject`);

  test('money in suspense is recorded once, with its origin, time and purpose', async () => {
    const paymentId = 'waits';
    const { orderNo, keep } = await late(paymentId);
    const waiting = [
      {
        origin: 'provider',
        order_no: orderNo,
        amount: 5000n,
        currency: 'EUR',
        state: 'waiting',
        settled_order_no: null,
        decided_by: null,
        decided_at: null,
        received_at: shop.shop.clock(),
      },
    ];
    expect(await moneyOf(paymentId)).toEqual(waiting);
    await keep(1n);
    expect(await moneyOf(paymentId)).toEqual(waiting);
  });

  test.each(['settled', 'returned'] as const)(
    'money that is %s after all records who decided and when, and closes only its own tasks',
    async (decision) => {
      const paymentId = `${decision}`;
      const { orderNo } = await late(paymentId);
      shop.wait(1);
      const unit = shop.shop.units.get(UNIT)!;
      const decided =
        decision === 'settled'
          ? await settleFromSuspense(shop.shop, unit, orderNo, paymentId, 'ada')
          : await returnLateMoney(shop.shop, unit, paymentId, 'ada');
      expect(decided).toBe(decision);
      expect(await moneyOf(paymentId)).toMatchObject([
        {
          state: decision,
          settled_order_no: decision === 'settled' ? orderNo : null,
          decided_by: 'ada',
          decided_at: shop.shop.clock(),
        },
      ]);
      expect(await tasksAbout(paymentId)).toEqual([
        { subject: `other:${paymentId}`, closed_by: null, resolution: null, closed_at: null },
        { subject: paymentId, closed_by: 'ada', resolution: decision, closed_at: shop.shop.clock() },
      ]);
      const facts = await rows(sql`select state, payment_id, payment_mean, confirmed_at, version,
          (select count(*) from outbox where key = 'issue:' || order_no) as issues
        from purchase where order_no = ${orderNo}`);
      expect(facts).toMatchObject([
        decision === 'settled'
          ? {
              state: 'confirmed',
              payment_id: paymentId,
              payment_mean: 'creditCard',
              confirmed_at: shop.shop.clock(),
              version: 3,
              issues: 1n,
            }
          : { state: 'canceled', payment_id: null, confirmed_at: null, version: 2, issues: 0n },
      ]);
    },
  );

  test('money in suspense settles an order that is still open, together with its held gift card value', async () => {
    const card = { cardNumber: '9999000000050006', pinCode: '500006' };
    const browser = shop.browser();
    await queryCard(browser, card);
    const couponList = [{ cardNumber: card.cardNumber, appliedAmount: '500.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { lines: [line({ amount: '250.00', qty: 3 })], couponList });
    const [{ total }] = (await rows(sql`select total from purchase where order_no = ${orderNo}`)) as [
      { readonly total: bigint },
    ];
    const paymentId = `open-${orderNo}`;
    await inUnit(shop.shop.connection, UNIT, (transaction) => {
      const money = { paymentId, amountMinor: total, currency: 'EUR', from: 'bank' } as const;
      return bookInSuspense(transaction, shop.shop, { bu_id: UNIT, order_no: orderNo }, money);
    });
    const unit = shop.shop.units.get(UNIT)!;
    expect(await settleFromSuspense(shop.shop, unit, orderNo, paymentId, 'ada')).toBe('settled');
    expect(await rows(sql`select state, amount from hold where order_no = ${orderNo}`)).toEqual([
      { state: 'posted', amount: 50_000n },
    ]);
  });

  test('a large order settled late by staff needs no further approval', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser, { lines: [line({ qty: 8, amount: '250.00' })] });
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    const paymentId = `large-late-${orderNo}`;
    await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { total: amountMinor } = (await lockOrder(transaction, UNIT, orderNo))!;
      const money = { paymentId, amountMinor, currency: 'EUR', from: 'provider' } as const;
      await bookInSuspense(transaction, shop.shop, { bu_id: UNIT, order_no: orderNo }, money);
    });
    const unit = shop.shop.units.get(UNIT)!;
    expect(await settleFromSuspense(shop.shop, unit, orderNo, paymentId, 'ada')).toBe('settled');
    expect(await rows(sql`select state from purchase where order_no = ${orderNo}`)).toEqual([{ state: 'confirmed' }]);
  });

  test('a large order awaits approval, with a task and no cards to issue', async () => {
    const orderNo = await order(shop.browser(), { lines: [line({ qty: 8, amount: '250.00' })] });
    const [{ total }] = (await rows(sql`select total from purchase where order_no = ${orderNo}`)) as [
      { readonly total: bigint },
    ];
    await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const locked = (await lockOrder(transaction, UNIT, orderNo))!;
      await settle(transaction, shop.shop, locked, { paymentId: `large-${orderNo}`, means: 'paypal' });
    });
    const facts = await rows(sql`select state, payment_id, payment_mean, confirmed_at, version,
        (select count(*) from outbox where key = 'issue:' || order_no) as issues,
        (select jsonb_agg(jsonb_build_array(kind, detail)) from task where subject = order_no) as tasks
      from purchase where order_no = ${orderNo}`);
    expect(facts).toEqual([
      {
        state: 'pending',
        payment_id: `large-${orderNo}`,
        payment_mean: 'paypal',
        confirmed_at: null,
        version: 2,
        issues: 0n,
        tasks: [['orderToApprove', { orderNo, amountMinor: String(total), currency: 'EUR' }]],
      },
    ]);
  });

  test('holds are placed only together with their order', async () => {
    const placing = placeHolds('A1', [{ account: cardAccount('c', 'EUR'), amountMinor: 1n }]);
    const taking = takeLateMoney({ paymentId: 'never', amountMinor: 1n, currency: 'EUR', from: 'bank' });
    const recording = inUnit(shop.shop.connection, UNIT, (transaction) =>
      record(transaction, UNIT, [taking, placing], shop.shop.random),
    );
    await expect(recording).rejects.toThrow('Holds are placed when an order is written');
  });

  test('a spent gift card is refused for insufficient value', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const covered = payload({ lines: [line({ amount: '40.00' })], couponList, paymentMean: 'giftCard' });
    const { orderNo } = await browser.call(calls.createOrder, covered);
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await refusalCode(browser.call(calls.createOrder, covered))).toMatchObject({
      code: '11002',
      detail: { card: '4417' },
    });
  });
});
