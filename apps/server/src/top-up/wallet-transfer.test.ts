/** A company's wallet filled by bank transfer: asked for, its receipt, booked by staff, late, expired, given up. */
import { calls } from '@offrande/api-client/contract';
import type { MemberType } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { openPayment, order, refusalCode } from '../order/testing.ts';
import { bankPaymentId, confirmTransfer } from '../payment/confirm-transfer.ts';
import { settleFromSuspense } from '../payment/settle-from-suspense.ts';

const WEEK_MINUTES = 7 * 24 * 60;
const PDF = Buffer.from('%PDF-1.7 a receipt').toString('base64');
const own = { aggregatorBuId: UNIT };

interface Company {
  readonly browser: Browser;
  readonly customer: Customer;
}

const ask = ({ browser, customer }: Company, amount: string, changes = {}, options = {}) =>
  browser.call(
    calls.openTopUp,
    { ...own, custId: customer.id, amount, paymentMean: 'bankTransfer', ...changes },
    options,
  );
const reasonOf = async (asking: Promise<unknown>) => (await refusalCode(asking)).detail['reason'];
const walletOf = async ({ browser, customer }: Company) =>
  browser.call(calls.getMemberWallet, { ...own, custId: customer.id });
const toPay = async ({ browser, customer }: Company) =>
  (await browser.call(calls.topUpsToPay, { ...own, custId: customer.id })).topUps;
const history = async ({ browser, customer }: Company) => {
  const request = { ...own, custId: customer.id, historyType: 'wallet', page: 1 } as const;
  const { transactionRecords } = await browser.call(calls.getMemberHistory, request);
  return transactionRecords.map(({ reference, status, entry }) => [reference, status, entry]);
};
const giveUp = ({ browser }: Company, orderNo: string) => browser.call(calls.cancelOrder, { ...own, orderNo });
const upload = ({ browser, customer }: Company, orderNo: string) =>
  browser.call(calls.uploadPaymentReceipt, {
    ...own,
    orderNo,
    custId: customer.id,
    receiptImage: PDF,
    fileName: 'ordre.pdf',
  });

describe('a company’s wallet filled by transfer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const unit = () => shop.shop.units.get(UNIT)!;
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const posted = async (kind: string): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where kind = ${kind} and owner is null`))[0]!.posted;

  const signedIn = async (memberType: MemberType): Promise<Company> => {
    const browser = shop.browser();
    const facts = memberType === 'business' ? { memberType, contractLevel: 'registered' as const } : { memberType };
    return { browser, customer: await browser.signIn(facts) };
  };
  const company = () => signedIn('business');
  const confirm = (orderNo: string, reference: string, amountMinor: bigint) =>
    confirmTransfer(shop.shop, unit(), orderNo, { amountMinor, currency: 'EUR', reference, actor: 'Ada' });

  test('waits with the account, its reference and the receipt, and is in the balance once staff have found the money, which counts once [A-184][A-36]', async () => {
    const one = await company();
    expect((await walletOf(one)).transferTerms).toEqual({ minAmount: '10.00', walletMax: '100000.00' });
    const { transactionNo, fee } = await ask(one, '25000.00');
    expect(fee).toBeNull();
    expect((await walletOf(one)).wallet).toMatchObject({
      balance: '0.00',
      inProgressBalance: '25000.00',
      totalBalance: '25000.00',
    });
    expect(await history(one)).toEqual([[transactionNo, 'R', 'L']]);
    await upload(one, transactionNo);
    expect(await toPay(one)).toMatchObject([
      {
        transactionNo,
        cardNumber: null,
        amount: '25000.00',
        due: '25000.00',
        transfer: {
          bankTransfer: { beneficiary: 'Offrande SAS', iban: 'FR7699999000010000001400019', bic: 'OFFRFRPPXXX' },
          receipt: { fileName: 'ordre.pdf' },
        },
      },
    ]);
    const before = await posted('bankClearing');
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => confirm(transactionNo, 'FILL', 25_000_00n)));
    expect(outcomes.toSorted()).toEqual(['repeated', 'repeated', 'settled']);
    expect(await posted('bankClearing')).toBe(before - 25_000_00n);
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '25000.00', inProgressBalance: '0.00' });
    expect([await toPay(one), await history(one)]).toEqual([[], [[transactionNo, 'Y', 'L']]]);
    expect(await rows(sql`select closed_by from task where order_no = ${transactionNo}`)).toEqual([
      { closed_by: 'Ada' },
    ]);
    expect(await confirm(transactionNo, 'AGAIN', 25_000_00n)).toBe('doublePayment');
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '25000.00' });
    const paying = await order(one.browser, { paymentMean: 'wallet', custId: one.customer.id });
    await one.browser.call(calls.confirmOrder, { ...own, orderNo: paying });
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '24950.00' });
    await shop.work();
    expect(await shop.broken()).toEqual([]);
  });

  test('goes up to the unit’s limit with all that is on it and in progress; cards and other means keep theirs [A-184][A-87]', async () => {
    const one = await company();
    expect(await reasonOf(ask(one, '100000.01'))).toBe('WalletMaxPassed');
    expect(await reasonOf(ask(one, '9.99'))).toBe('AmountBelowMinimum');
    expect(await reasonOf(ask(one, '250.01', { paymentMean: 'creditCard' }))).toBe('AmountAboveMaximum');
    const { transactionNo } = await ask(one, '99900.00');
    expect(await confirm(transactionNo, 'NEARLY', 99_900_00n)).toBe('settled');
    const byCard = await ask(one, '50.00', { paymentMean: 'creditCard' });
    await openPayment(shop, one.browser, byCard.transactionNo);
    expect(await refusalCode(ask(one, '50.01'))).toMatchObject({
      code: '30004',
      detail: { field: 'amount', reason: 'WalletMaxPassed' },
    });
    expect((await ask(one, '50.00')).transactionNo).not.toBe('');
    expect(await shop.broken()).toEqual([]);
  });

  test('waits for one transfer at a time, even if several people of the company ask at once; the same key asks once [A-184]', async () => {
    const one = await company();
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const browser = shop.browser();
        return { browser, customer: await browser.signIn(one.customer) };
      }),
    );
    const asked = await Promise.allSettled(people.map((person) => ask(person, '1000.00')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await toPay(one)).toHaveLength(1);
    expect(await reasonOf(ask(one, '30.00'))).toBe('WalletTransferWaits');
    const [waiting] = await toPay(one);
    await giveUp(one, waiting!.transactionNo);
    const options = { idempotencyKey: 'one-click-on-transfer' };
    const first = await ask(one, '500.00', {}, options);
    expect(await ask(one, '500.00', {}, options)).toEqual(first);
    expect(await refusalCode(ask(one, '600.00', {}, options))).toMatchObject({ code: '42200' });
  });

  test('is neither ended by a top-up at the provider nor ends one, and is not paid there [A-184][A-172]', async () => {
    const one = await company();
    const { transactionNo } = await ask(one, '1000.00');
    expect(await refusalCode(openPayment(shop, one.browser, transactionNo, { txnAmount: '1000.00' }))).toMatchObject({
      code: '30001',
    });
    shop.wait(1);
    const first = await ask(one, '50.00', { paymentMean: 'creditCard' });
    await openPayment(shop, one.browser, first.transactionNo);
    const second = await ask(one, '60.00', { paymentMean: 'creditCard' });
    await openPayment(shop, one.browser, second.transactionNo, { txnAmount: '60.00' });
    const listed = async () => (await toPay(one)).map((topUp) => [topUp.transactionNo, topUp.transfer !== null]);
    expect(await listed()).toEqual([
      [second.transactionNo, false],
      [transactionNo, true],
    ]);
    await giveUp(one, transactionNo);
    shop.wait(1);
    const other = await ask(one, '900.00');
    expect(await listed()).toEqual([
      [other.transactionNo, true],
      [second.transactionNo, false],
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('waits seven days, then it is ended by the sweep; what arrives later waits in suspense until staff book it [A-184][A-102]', async () => {
    const one = await company();
    const { transactionNo } = await ask(one, '1000.00');
    shop.wait(WEEK_MINUTES - 1);
    await shop.sweep();
    await one.browser.signIn(one.customer);
    expect(await toPay(one)).toHaveLength(1);
    shop.wait(1);
    await shop.sweep();
    expect([await toPay(one), await history(one)]).toEqual([[], [[transactionNo, 'N', 'L']]]);
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '0.00', inProgressBalance: '0.00' });
    expect(await refusalCode(upload(one, transactionNo))).toMatchObject({ code: '20006' });
    expect(await confirm(transactionNo, 'LATE', 1_000_00n)).toBe('latePayment');
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '0.00' });
    const settling = () => settleFromSuspense(shop.shop, unit(), transactionNo, bankPaymentId('LATE'), 'Ada');
    expect([await settling(), await settling()]).toEqual(['settled', 'decidedBefore']);
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '1000.00' });
    expect(await shop.broken()).toEqual([]);
  });

  test('is given up by its company alone, and then takes no money by itself [A-184]', async () => {
    const [one, other] = [await company(), await company()];
    const { transactionNo } = await ask(one, '1000.00');
    expect(await refusalCode(giveUp(other, transactionNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(upload(other, transactionNo))).toMatchObject({ code: '40400' });
    expect(await toPay(other)).toEqual([]);
    await giveUp(one, transactionNo);
    expect(await confirm(transactionNo, 'GIVEN-UP', 1_000_00n)).toBe('latePayment');
    expect(await confirm((await ask(one, '70.00')).transactionNo, 'WRONG', 69_99n)).toBe('paymentMismatch');
    expect((await walletOf(one)).wallet).toMatchObject({ balance: '0.00', inProgressBalance: '70.00' });
    expect(await shop.broken()).toEqual([]);
  });

  test('is for companies only, for their own wallet and no card [A-184]', async () => {
    const [one, other, individual] = [await company(), await company(), await signedIn('individual')];
    const salesman = await signedIn('salesman');
    const guest = { browser: shop.browser(), customer: one.customer };
    for (const stranger of [guest, { browser: other.browser, customer: one.customer }])
      expect(await refusalCode(ask(stranger, '1000.00'))).toMatchObject({ code: '40100' });
    for (const who of [individual, salesman])
      expect(await refusalCode(ask(who, '100.00'))).toMatchObject({
        code: '30004',
        detail: { field: 'paymentMean', reason: 'NotOffered' },
      });
    expect(await reasonOf(ask(one, '100.00', { cardNumber: '9999000000004417' }))).toBe('NotOffered');
    expect((await walletOf(individual)).transferTerms).toBeNull();
    for (const paymentMean of ['bankCheck', 'asynchronousTransfer'])
      expect(await reasonOf(ask(one, '100.00', { paymentMean }))).toBe('NotOffered');
  });
});
