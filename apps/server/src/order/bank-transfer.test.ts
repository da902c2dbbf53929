/** Orders paid by bank transfer or check: waiting, receipts, and money on the bank statement. */
import { calls } from '@offrande/api-client/contract';
import { readOrderStatus } from '@offrande/domain/order';
import { transferDeadline } from '@offrande/domain/payment';
import { readPaymentMeans } from '@offrande/domain/payment/schema';
import { cardAccount, topUp } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { bankPaymentId, confirmTransfer } from '../payment/confirm-transfer.ts';
import { returnLateMoney, settleFromSuspense } from '../payment/settle-from-suspense.ts';
import { uuid } from '../random.ts';
import type { Customer } from '../call/buyer.ts';
import { detail, order, payload, queryCard, refusalCode, sessionRequest, TRIAL_CARD } from './testing.ts';
import { openReceipt } from './upload-payment-receipt.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PDF = Buffer.from('%PDF-1.7 a receipt');
const money = (reference: string, amountMinor = 50_00n, currency = 'EUR') => ({
  amountMinor,
  currency,
  reference,
  actor: 'Ada',
});

const shownStatus = async (browser: Browser, orderNo: string) => {
  const { status, paymentMean } = await detail(browser, orderNo);
  return readOrderStatus(status, readPaymentMeans(paymentMean));
};

const upload = (browser: Browser, orderNo: string, custId: string, file: Buffer = PNG) =>
  browser.call(calls.uploadPaymentReceipt, {
    aggregatorBuId: UNIT,
    orderNo,
    custId,
    receiptImage: file.toString('base64'),
  });

const withCard = async (browser: Browser, company: Customer) => {
  await queryCard(browser);
  const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' }] as const;
  return order(browser, { paymentMean: 'bankTransfer', custId: company.id, couponList });
};

describe('an order by bank transfer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const unit = () => shop.shop.units.get(UNIT)!;
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const posted = async (kind: string): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where kind = ${kind}`))[0]!.posted;
  const stored = async (orderNo: string): Promise<string> =>
    (await rows(sql<{ state: string }>`select state from purchase where order_no = ${orderNo}`))[0]!.state;
  const openTasks = (orderNo: string): Promise<readonly { kind: string }[]> =>
    rows(sql`select kind from task where detail->>'orderNo' = ${orderNo} and closed_at is null order by kind`);
  const confirm = (orderNo: string, line: ReturnType<typeof money>) =>
    confirmTransfer(shop.shop, unit(), orderNo, line);

  /** A company's order awaiting a transfer of 50 euros. */
  const waiting = async (
    changes: Parameters<typeof order>[1] = {},
  ): Promise<{ browser: Browser; company: Customer; orderNo: string }> => {
    const browser = shop.browser();
    const company = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const orderNo = await order(browser, { paymentMean: 'bankTransfer', custId: company.id, ...changes });
    return { browser, company, orderNo };
  };

  test.each([
    ['bankTransfer', '03', 'waitingPayment'],
    ['asynchronousTransfer', 'ABT', 'waitingPayment'],
    ['bankCheck', '05', 'requesting'],
  ] as const)(
    '%s is offered to companies, and holds the order’s gift cards for seven days while it waits [S3.121][S3.122][S3.129][S4.13][A-102]',
    async (paymentMean, code, shown) => {
      const { browser, orderNo } = await waiting({ paymentMean });
      expect(await detail(browser, orderNo)).toMatchObject({ status: '03', paymentMean: code });
      expect(await shownStatus(browser, orderNo)).toBe(shown);
      shop.wait(7 * 24 * 60 - 1);
      await shop.sweep();
      expect(await stored(orderNo)).toBe('requesting');
      shop.wait(1);
      await shop.sweep();
      expect(await stored(orderNo)).toBe('canceled');
      if (paymentMean !== 'bankTransfer')
        expect(await refusalCode(order(shop.browser(), { paymentMean }))).toMatchObject({
          code: '20001',
          detail: { field: 'paymentMean', reason: 'NotOffered' },
        });
      expect(await shop.broken()).toEqual([]);
    },
  );

  test('shows the transfer’s due date, outlives it, and cannot be paid at a provider [S4.16][S9.25][A-36]', async () => {
    const { browser, company, orderNo } = await waiting();
    const { createdAt } = await detail(browser, orderNo);
    expect(transferDeadline(Date.parse(createdAt)) - shop.shop.clock().getTime()).toBe(30 * 60_000);
    shop.wait(31);
    await shop.sweep();
    await browser.signIn(company);
    expect(await shownStatus(browser, orderNo)).toBe('waitingPayment');
    const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
    const opening = browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), { csrfToken });
    expect(await refusalCode(opening)).toMatchObject({ code: '30001', detail: { field: 'orderNo' } });
    const confirming = browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo, paymentId: 'x' });
    expect(await refusalCode(confirming)).toMatchObject({ code: '20004' });
  });

  describe('and its receipt', () => {
    test('leave the order waiting, are stored encrypted and open a task for staff, once per file [S4.14][S7.27][A-36]', async () => {
      const { browser, company, orderNo } = await waiting();
      shop.wait(45);
      await browser.signIn(company);
      for (const file of [PNG, PNG, PDF]) expect(await upload(browser, orderNo, company.id, file)).toEqual({ orderNo });
      expect(await shownStatus(browser, orderNo)).toBe('waitingPayment');
      const kept = await rows(
        sql<{ file_type: string; content_encrypted: Uint8Array }>`
          select file_type, content_encrypted from payment_receipt where order_no = ${orderNo} order by file_type`,
      );
      expect(kept.map(({ file_type }) => file_type)).toEqual(['pdf', 'png']);
      expect(Buffer.from(kept[0]!.content_encrypted).includes('receipt')).toBe(false);
      expect(Buffer.from(openReceipt(shop.shop.vault, orderNo, kept[0]!.content_encrypted))).toEqual(PDF);
      expect(() => openReceipt(shop.shop.vault, 'ANOTHER', kept[0]!.content_encrypted)).toThrow();
      expect(await openTasks(orderNo)).toEqual([{ kind: 'transferToConfirm' }, { kind: 'transferToConfirm' }]);
    });

    test('are refused if they are neither image nor PDF, too big, or too many [A-62]', async () => {
      const { browser, company, orderNo } = await waiting();
      const refused = async (file: Buffer) => (await refusalCode(upload(browser, orderNo, company.id, file))).code;
      expect(await refused(Buffer.from('<svg/>'))).toBe('2');
      expect(await refused(Buffer.from('PK\u0003\u0004'))).toBe('2');
      expect(await refused(Buffer.concat([PNG, Buffer.alloc(4.5 * 2 ** 20 - PNG.length + 1)]))).toBe('1');
      const call = browser.call(calls.uploadPaymentReceipt, {
        aggregatorBuId: UNIT,
        orderNo,
        custId: company.id,
        receiptImage: 'no base64',
      });
      expect(await refusalCode(call)).toMatchObject({ code: '2' });
      for (let at = 0; at < 5; at += 1)
        await upload(browser, orderNo, company.id, Buffer.concat([PNG, Buffer.from([at])]));
      expect(await refused(PDF)).toBe('42900');
    });

    test('are accepted only for the customer’s own order, while it waits [A-36]', async () => {
      const { browser, company, orderNo } = await waiting();
      const other = await waiting();
      expect(await refusalCode(upload(other.browser, orderNo, other.company.id))).toMatchObject({ code: '40400' });
      expect(await refusalCode(upload(other.browser, orderNo, company.id))).toMatchObject({ code: '40100' });
      expect(await refusalCode(upload(shop.browser(), orderNo, company.id))).toMatchObject({ code: '40100' });
      const elsewhere = browser.call(calls.uploadPaymentReceipt, {
        aggregatorBuId: 'ES',
        orderNo,
        custId: company.id,
        receiptImage: PNG.toString('base64'),
      });
      expect(await refusalCode(elsewhere)).toMatchObject({ code: '40400' });
      await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
      expect(await refusalCode(upload(browser, orderNo, company.id))).toMatchObject({ code: '20006' });
      const byCard = await order(browser, { custId: company.id });
      expect(await refusalCode(upload(browser, byCard, company.id))).toMatchObject({ code: '20006' });
    });
  });

  describe('is confirmed by the money on the statement', () => {
    test('once per reference, even if it is booked concurrently [S4.15]', async () => {
      const { browser, company, orderNo } = await waiting();
      await upload(browser, orderNo, company.id);
      const before = await posted('bankClearing');
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => confirm(orderNo, money('R1'))));
      expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'settled']);
      expect(await posted('bankClearing')).toBe(before - 50_00n);
      await shop.work();
      expect(await detail(browser, orderNo)).toMatchObject({
        status: '09',
        paymentMean: '03',
        paymentId: bankPaymentId('R1'),
      });
      expect(
        await rows(sql`select card.id from card join order_line on order_line.id = order_line_id
        where order_no = ${orderNo}`),
      ).toHaveLength(1);
      expect(await openTasks(orderNo)).toEqual([]);
      const closed = await rows(sql`select closed_by, resolution from task where detail->>'orderNo' = ${orderNo}`);
      expect(closed).toEqual([{ closed_by: 'Ada', resolution: 'settled' }]);
      expect(await shop.broken()).toEqual([]);
    });

    test('together with the gift card that pays in part, which is debited then', async () => {
      const { browser, company } = await waiting();
      const orderNo = await withCard(browser, company);
      expect(await confirm(orderNo, money('PART', 10_00n))).toBe('settled');
      expect((await queryCard(browser)).cardBalance).toBe('0.00');
      expect(await rows(sql`select state from hold where order_no = ${orderNo}`)).toEqual([{ state: 'posted' }]);
      expect(await shop.broken()).toEqual([]);
    });

    test.each([
      ['a cent less', 49_99n, 'EUR', 49_99n],
      ['a cent more', 50_01n, 'EUR', 50_01n],
      ['another currency', 50_00n, 'USD', 0n],
    ])('not with %s: the money waits in suspense, with a task for staff', async (name, amount, currency, kept) => {
      const { browser, orderNo } = await waiting();
      const before = await posted('suspense');
      expect(await confirm(orderNo, money(`${name}`, amount, currency))).toBe('paymentMismatch');
      expect(await shownStatus(browser, orderNo)).toBe('waitingPayment');
      expect(await posted('suspense')).toBe(before + kept);
      expect(await openTasks(orderNo)).toEqual([{ kind: 'paymentMismatch' }]);
      expect(await shop.broken()).toEqual([]);
    });

    test('and a second reference for it is a double payment, held in suspense', async () => {
      const { orderNo } = await waiting();
      const before = await posted('suspense');
      expect(await confirm(orderNo, money('ONE'))).toBe('settled');
      expect(await confirm(orderNo, money('TWO'))).toBe('doublePayment');
      expect(await confirm(orderNo, money('TWO'))).toBe('repeated');
      expect(await posted('suspense')).toBe(before + 50_00n);
      expect(await openTasks(orderNo)).toEqual([{ kind: 'doublePayment' }]);
      expect(await shop.broken()).toEqual([]);
    });

    test('never for another order under the same reference, nor for an unknown one', async () => {
      const [one, other] = [await waiting(), await waiting()];
      expect(await confirm('NO-ORDER', money('SAME'))).toBe('unknown');
      expect(await confirm(one.orderNo, money('SAME'))).toBe('settled');
      expect(await confirm(other.orderNo, money('SAME'))).toBe('repeated');
      expect(await shownStatus(other.browser, other.orderNo)).toBe('waitingPayment');
    });

    test.each([
      [0n, 'R', 'Ada'],
      [-1n, 'R', 'Ada'],
      [1n, '', 'Ada'],
      [1n, ' R', 'Ada'],
      [1n, 'R', ''],
    ])('never with %s under "%s" by "%s"', async (amountMinor, reference, actor) => {
      await expect(confirm('NO-ORDER', { amountMinor, currency: 'EUR', reference, actor })).rejects.toThrow(RangeError);
    });

    test('not if it is to be paid at the provider: that money waits in suspense', async () => {
      const browser = shop.browser();
      const orderNo = await order(browser);
      expect(await confirm(orderNo, money('CARD'))).toBe('latePayment');
      expect((await detail(browser, orderNo)).status).toBe('03');
    });
  });

  /** Restores the test card's balance of 40 euros. */
  const refill = () =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const card = sql<{ owner: string; missing: bigint }>`
        select owner, 4000 - posted as missing from account join card on card.account_id = account.id where last_digits = '4417'`;
      const { owner, missing } = (await card.execute(transaction)).rows[0]!;
      const change = topUp({
        paymentId: uuid(shop.shop.random),
        to: cardAccount(owner, 'EUR'),
        amountMinor: missing,
        feeMinor: 0n,
      });
      if (missing > 0n) await record(transaction, UNIT, [change], shop.shop.random);
    });

  const giveBack = (paymentId: string) => returnLateMoney(shop.shop, unit(), paymentId, 'Ada');

  const settle = (orderNo: string, paymentId: string) =>
    settleFromSuspense(shop.shop, unit(), orderNo, paymentId, 'Ada');

  const late = async (reference: string) => {
    const { browser, company } = await waiting();
    await refill();
    const orderNo = await withCard(browser, company);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await confirm(orderNo, money(reference, 10_00n))).toBe('latePayment');
    expect((await detail(browser, orderNo)).status).toBe('02');
    return { browser, orderNo, paymentId: bankPaymentId(reference) };
  };

  describe('that was cancelled before the money came', () => {
    test('cannot be settled if the card that pays in part has been spent, blocked or has expired', async () => {
      const { orderNo, paymentId } = await late('GONE');
      const free = await posted('suspense');
      for (const change of [sql`is_blocked = true`, sql`is_locked = true`, sql`expires_on = '2020-01-01'`]) {
        await rows(sql`update card set ${change} where last_digits = '4417'`);
        expect(await settle(orderNo, paymentId)).toBe('holdsNotAvailable');
        await rows(
          sql`update card set is_blocked = false, is_locked = false, expires_on = '2028-01-01' where last_digits = '4417'`,
        );
      }
      const other = await late('OTHER');
      expect(await settle(orderNo, other.paymentId)).toBe('settled');
      expect(await settle(other.orderNo, paymentId)).toBe('holdsNotAvailable');
      expect(await posted('suspense')).toBe(free);
      expect(await shop.broken()).toEqual([]);
    });

    test('is settled by staff, once, and its tasks are closed [A-102]', async () => {
      const { browser, orderNo } = await waiting();
      await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
      const paymentId = bankPaymentId('LATE');
      expect(await confirm(orderNo, money('LATE'))).toBe('latePayment');
      const before = await posted('suspense');
      const outcomes = await Promise.all([settle(orderNo, paymentId), settle(orderNo, paymentId)]);
      expect(outcomes.toSorted()).toEqual(['decidedBefore', 'settled']);
      expect(await posted('suspense')).toBe(before - 50_00n);
      expect(await giveBack(paymentId)).toBe('decidedBefore');
      await shop.work();
      expect(await detail(browser, orderNo)).toMatchObject({ status: '09', paymentId });
      expect(await openTasks(orderNo)).toEqual([]);
      expect(await shop.broken()).toEqual([]);
    });

    test('is not settled by other amounts, twice, or without such money', async () => {
      const { browser, orderNo } = await waiting();
      await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
      expect(await confirm(orderNo, money('LESS', 49_99n))).toBe('paymentMismatch');
      expect(await settle(orderNo, bankPaymentId('LESS'))).toBe('amountDiffers');
      expect(await settle(orderNo, 'nothing')).toBe('unknown');
      expect(await settle('NO-ORDER', bankPaymentId('LESS'))).toBe('unknown');
      const paid = await waiting();
      expect(await confirm(paid.orderNo, money('A'))).toBe('settled');
      expect(await confirm(paid.orderNo, money('B'))).toBe('doublePayment');
      expect(await settle(paid.orderNo, bankPaymentId('B'))).toBe('orderTakesNoMoney');
      expect((await detail(browser, orderNo)).status).toBe('02');
      const third = await waiting();
      expect(await settle(third.orderNo, bankPaymentId('B'))).toBe('settled');
      expect(await openTasks(paid.orderNo)).toEqual([]);
      expect(await shop.broken()).toEqual([]);
    });

    test('has its money returned, once, by the mirror journal', async () => {
      const { browser, orderNo } = await waiting();
      await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
      const before = [await posted('suspense'), await posted('bankClearing')];
      await confirm(orderNo, money('BACK'));
      const paymentId = bankPaymentId('BACK');
      expect(await giveBack(paymentId)).toBe('returned');
      expect(await giveBack(paymentId)).toBe('decidedBefore');
      expect(await giveBack('nothing')).toBe('unknown');
      expect([await posted('suspense'), await posted('bankClearing')]).toEqual(before);
      expect(await settle(orderNo, paymentId)).toBe('decidedBefore');
      expect(await openTasks(orderNo)).toEqual([]);
      expect(await shop.broken()).toEqual([]);
    });
  });

  test('sends the same order under the same key once', async () => {
    const browser = shop.browser();
    await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const request = payload({ paymentMean: 'bankTransfer' });
    const options = { idempotencyKey: 'one-click-on-order-now' };
    const first = await browser.call(calls.createOrder, request, options);
    expect(await browser.call(calls.createOrder, request, options)).toEqual(first);
  });
});
