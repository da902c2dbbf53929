/** Returned cards: what is restored, what is owed, what stays spent. */
import { calls } from '@offrande/api-client/contract';
import { topUp, unitAccount, walletAccount } from '@offrande/domain/ledger';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { sealOnce } from '../worker/schedule.ts';
import { record } from '../ledger/record.ts';
import { bankPaymentId, confirmTransfer } from '../payment/confirm-transfer.ts';
import { settleFromSuspense } from '../payment/settle-from-suspense.ts';
import { systemRandom, uuid } from '../random.ts';
import { notePaidBack } from './pay-back.ts';
import { type CardReturn, returnCards } from './return-cards.ts';
import { detail, line, openPayment, order, queryCard, refusalCode, TRIAL_CARD } from './testing.ts';

const WHO = { actor: 'nora@shop.test', reason: 'Wrong cards' };

describe('returned cards', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const read = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  const balance = async (kind: string, owner: string | null = null): Promise<bigint> => {
    const rows = await read(
      sql<{ posted: bigint }>`select posted from account where kind = ${kind} and owner is not distinct from ${owner}`,
    );
    return rows[0]!.posted;
  };

  const cardsOf = (orderNo: string) =>
    read(
      sql<{ id: string; posted: bigint; is_blocked: boolean }>`select card.id, account.posted, card.is_blocked
        from card join account on account.id = card.account_id join order_line line on line.id = card.order_line_id
        where line.order_no = ${orderNo} order by line.position, card.unit_no`,
    );

  const tasks = (refundId: string) =>
    read(sql<{ kind: string; closed_by: string | null }>`select kind, closed_by from task where subject = ${refundId}`);

  const bought = async (browser: Browser, changes: Parameters<typeof order>[1], due: string): Promise<string> => {
    const orderNo = await order(browser, changes);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: due });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.sweep();
    shop.wait(2);
    await shop.sweep();
    await shop.work();
    expect((await detail(browser, orderNo)).status).toBe('09');
    return orderNo;
  };

  const giveBack = async (orderNo: string, changes: Partial<CardReturn> = {}) =>
    returnCards(shop.shop, UNIT, {
      refundId: uuid(systemRandom),
      orderNo,
      cardIds: null,
      ...WHO,
      ...changes,
    });

  const spend = async (cardId: string): Promise<void> => {
    const change = {
      journal: {
        kind: 'transfer' as const,
        cause: { type: 'transfer' as const, id: cardId },
        entries: [
          { account: { kind: 'card' as const, owner: cardId, currency: 'EUR' }, amountMinor: -1n },
          { account: unitAccount('suspense', 'EUR'), amountMinor: 1n },
        ],
        note: null,
      },
      holds: [],
    };
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [change], systemRandom));
  };

  test('are emptied and blocked; a gift card that paid gets its value back, and the rest of the money is owed until it is paid back [S3.140]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const orderNo = await bought(browser, { couponList }, '10.00');
    const [owed, clearing] = [await balance('suspense'), await balance('pspClearing')];
    const refundId = uuid(systemRandom);
    const returned = Result.getOrThrow(await giveBack(orderNo, { refundId }));
    expect(returned).toEqual({
      state: 'fullReturned',
      cards: 1,
      priceMinor: 50_00n,
      moneyMinor: 10_00n,
      bonusMinor: 0n,
    });
    expect(await cardsOf(orderNo)).toMatchObject([{ posted: 0n, is_blocked: true }]);
    expect((await detail(browser, orderNo)).status).toBe('099');
    expect((await queryCard(browser)).cardBalance).toBe('40.00');
    expect(await balance('suspense')).toBe(owed + 10_00n);
    expect(await tasks(refundId)).toEqual([{ kind: 'refundToPay', closed_by: null }]);

    const paid = { refundId, reference: 'RB-1', actor: 'omar@shop.test' };
    expect(await notePaidBack(shop.shop, UNIT, paid)).toBe(true);
    expect(await notePaidBack(shop.shop, UNIT, paid)).toBe(false);
    expect(await balance('suspense')).toBe(owed);
    expect(await balance('pspClearing')).toBe(clearing + 10_00n);
    expect(await tasks(refundId)).toEqual([{ kind: 'refundToPay', closed_by: 'omar@shop.test' }]);
    await sealOnce(shop.shop);
    expect(await shop.broken()).toEqual([]);
  });

  test('are the unspent ones; spent cards stay sold, and the order is partly returned [S3.141]', async () => {
    const browser = shop.browser();
    const orderNo = await bought(browser, { lines: [line({ qty: 3, amount: '10.00' })] }, '30.00');
    const [first, second, third] = await cardsOf(orderNo);
    await spend(second!.id);
    expect(await giveBack(orderNo, { cardIds: [first!.id, second!.id] })).toMatchObject({
      failure: { _tag: 'CardNotReturnable', cardId: second!.id },
    });
    expect((await cardsOf(orderNo)).map(({ posted }) => posted)).toEqual([10_00n, 9_99n, 10_00n]);
    const returned = Result.getOrThrow(await giveBack(orderNo));
    expect(returned).toMatchObject({ state: 'partialReturned', cards: 2, moneyMinor: 20_00n, bonusMinor: 0n });
    expect((await cardsOf(orderNo)).map(({ posted }) => posted)).toEqual([0n, 9_99n, 0n]);
    expect((await detail(browser, orderNo)).status).toBe('098');
    expect(await giveBack(orderNo)).toMatchObject({ failure: { _tag: 'NothingToReturn' } });
    expect(await giveBack(orderNo, { cardIds: [third!.id] })).toMatchObject({
      failure: { _tag: 'CardNotReturnable' },
    });
    expect(await shop.broken()).toEqual([]);
  });

  test('are refunded to the wallet that paid, at once and without a task [A-88]', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const to = walletAccount(customer.id, 'EUR');
    const funding = topUp({ paymentId: customer.id, to, amountMinor: 60_00n, feeMinor: 0n });
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [funding], systemRandom));
    const orderNo = await order(browser, { paymentMean: 'wallet' });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await giveBack(orderNo)).toMatchObject({ failure: { _tag: 'OrderNotReturnable' } });
    await shop.work();
    const refundId = uuid(systemRandom);
    expect(Result.getOrThrow(await giveBack(orderNo, { refundId })).moneyMinor).toBe(50_00n);
    expect(await balance('wallet', customer.id)).toBe(60_00n);
    expect(await tasks(refundId)).toEqual([]);
    expect(await notePaidBack(shop.shop, UNIT, { refundId, reference: 'RB-2', actor: 'a' })).toBe(false);
  });

  test('paid by a transfer are paid back at the bank, whatever means their order was placed with', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const orderNo = await order(shop.browser());
    const [atBank, atProvider] = [await balance('bankClearing'), await balance('pspClearing')];
    const money = { amountMinor: 50_00n, currency: 'EUR', reference: 'late-line', actor: 'Ada' };
    expect(await confirmTransfer(shop.shop, unit, orderNo, money)).toBe('latePayment');
    expect(await settleFromSuspense(shop.shop, unit, orderNo, bankPaymentId('late-line'), 'Ada')).toBe('settled');
    await shop.work();
    const refundId = uuid(systemRandom);
    expect(Result.getOrThrow(await giveBack(orderNo, { refundId })).moneyMinor).toBe(50_00n);
    expect(await notePaidBack(shop.shop, UNIT, { refundId, reference: 'RB-2', actor: 'Ada' })).toBe(true);
    expect([await balance('bankClearing'), await balance('pspClearing')]).toEqual([atBank, atProvider]);
    expect(await shop.broken()).toEqual([]);
  });

  test('stay blocked, whatever their owner requests', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await bought(browser, { custId: customer.id, lines: [line({ deliverType: 'pdf' })] }, '50.00');
    const asking = { aggregatorBuId: UNIT, custId: customer.id };
    const { cardList } = await browser.call(calls.memberCards, { ...asking, itemCode: 'offrande' });
    Result.getOrThrow(await giveBack(orderNo));
    const unblocking = browser.call(calls.updateCard, {
      ...asking,
      cardNumber: cardList[0]!.cardNumber,
      action: 'UnBlock',
    });
    expect(await refusalCode(unblocking)).toMatchObject({ detail: { reason: 'CardReturned' } });
  });

  test('are returned once per id, however often it is requested; the sealed journal records who and why', async () => {
    const orderNo = await bought(shop.browser(), { lines: [line({ qty: 2, amount: '10.00' })] }, '20.00');
    const [first] = await cardsOf(orderNo);
    const refundId = uuid(systemRandom);
    const ask = () => giveBack(orderNo, { refundId, cardIds: [first!.id] });
    const made = await Promise.all([ask(), ask(), ask()]);
    expect(made.map(Result.getOrThrow).map(({ moneyMinor }) => moneyMinor)).toEqual([10_00n, 10_00n, 10_00n]);
    expect(await read(sql`select kind, actor, reason from journal where cause_id = ${refundId}`)).toEqual([
      { kind: 'returnCards', ...WHO },
    ]);
    await sealOnce(shop.shop);
    expect(await shop.broken()).toEqual([]);
  });

  test('of an unknown, unpaid or other unit’s order are refused', async () => {
    const orderNo = await order(shop.browser());
    expect(await giveBack(orderNo)).toMatchObject({ failure: { _tag: 'OrderNotReturnable' } });
    expect(await giveBack('0000-0000-0000')).toMatchObject({ failure: { _tag: 'OrderNotReturnable' } });
  });
});
