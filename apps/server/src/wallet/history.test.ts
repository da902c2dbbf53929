/** A member's history: orders, wallet, transfers; filters and pages. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { importBalance, topUp, transfer, walletAccount } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { line, openPayment, order, refusalCode } from '../order/testing.ts';
import { uuid } from '../random.ts';
import type { Customer } from '../call/buyer.ts';

type Filter = Partial<RequestOf<typeof calls.getMemberHistory>>;

describe('the history of a member', () => {
  let shop: TestShop;
  let browser: Browser;
  let customer: Customer;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    browser = shop.browser();
    customer = await browser.signIn();
  });

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const book = (...changes: Parameters<typeof record>[2]) =>
    inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, changes, shop.shop.random));
  const history = (filter: Filter = {}, asking = browser) =>
    asking.call(calls.getMemberHistory, { aggregatorBuId: UNIT, custId: customer.id, page: 1, ...filter });
  const references = async (filter: Filter = {}): Promise<readonly string[]> =>
    (await history(filter)).transactionRecords.map(({ reference }) => reference);
  const fund = (amountMinor: bigint) => {
    const to = walletAccount(customer.id, 'EUR');
    return book(topUp({ paymentId: `funding-${customer.id}`, to, amountMinor, feeMinor: 0n }));
  };
  const paid = async (): Promise<string> => {
    const orderNo = await order(browser);
    await shop.control({ attemptId: await openPayment(shop, browser, orderNo), scenario: 'accept' });
    await shop.work();
    return orderNo;
  };
  /** The card of a paid order, owned by its buyer. */
  const cardOf = async (orderNo: string, owner: Customer | null) => {
    const [card] = await rows(
      sql<{ id: string; number_encrypted: string }>`
        update card set customer_id = ${owner?.id ?? null}::uuid from order_line
        where order_line.id = card.order_line_id and order_no = ${orderNo} returning card.id, number_encrypted`,
    );
    return { id: card!.id, cardNumber: decryptCardNumber(shop.shop.vault, card!.number_encrypted) };
  };

  test('lists orders, newest first, unless another kind is requested [S1.19][S3.102][S3.143][S7.18][S7.19][S9.29]', async () => {
    const first = await paid();
    shop.wait(1);
    const second = await order(browser, { paymentMean: 'instantTransfer' });
    const answer = await history();
    expect(answer).toMatchObject({ historyType: 'order', totalCount: 2 });
    expect(answer.transactionRecords).toEqual([
      expect.objectContaining({ reference: second, status: '03', paymentMean: 'IBT', amount: '50.00', entry: null }),
      expect.objectContaining({ reference: first, status: '09', paymentMean: 'C04', friendName: null }),
    ]);
    expect(await history({ historyType: 'order' })).toEqual(answer);
    expect(answer.transactionRecords[1]!.productName).not.toBe('');
  });

  test('is filtered by status codes, any of a group [S7.18][A-93]', async () => {
    const confirmed = await paid();
    const waiting = await order(browser);
    const canceled = await order(browser);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: canceled });
    expect(await references({ status: ['03', '041', '044'] })).toEqual([waiting]);
    expect(await references({ status: ['09', '042', '091'] })).toEqual([confirmed]);
    expect(await references({ status: ['02'] })).toEqual([canceled]);
    expect(await references({ status: ['098'] })).toEqual([]);
    expect(await references({ status: [] })).toHaveLength(3);
  });

  test('is filtered by both dates, inclusive, as days in the unit’s time zone [S7.18][A-93]', async () => {
    const orderNo = await order(browser);
    const [row] = await rows(sql<{ day: string }>`
      select to_char(created_at at time zone 'Europe/Paris', 'YYYY/MM/DD') as day from purchase where order_no = ${orderNo}`);
    const day = row!.day;
    expect(await references({ dateBegin: day, dateEnd: day })).toEqual([orderNo]);
    expect(await references({ dateBegin: '2020/01/01', dateEnd: '2020/12/31' })).toEqual([]);
    expect(await references({ dateBegin: '2099/01/01', dateEnd: '' })).toEqual([]);
    // 23:30 in London is the next day in Paris.
    await rows(sql`update purchase set created_at = '2026-06-30T22:30:00Z' where order_no = ${orderNo}`);
    expect(await references({ dateBegin: '2026/07/01', dateEnd: '2026/07/01' })).toEqual([orderNo]);
    expect(await references({ dateEnd: '2026/06/30' })).toEqual([]);
    expect(await refusalCode(history({ dateBegin: '2026/07/02', dateEnd: '2026/07/01' }))).toMatchObject({
      code: '40000',
      detail: { field: 'dateEnd' },
    });
    expect(await refusalCode(history({ dateBegin: '2026/02/30' }))).toMatchObject({ detail: { field: 'dateBegin' } });
  });

  test('is filtered by a card that was issued or that paid, and by part of a product’s name, wildcards taken literally [S7.18]', async () => {
    const orderNo = await paid();
    await order(browser, { lines: [line({ amount: '20.00' })] });
    const { cardNumber } = await cardOf(orderNo, customer);
    expect(await references({ cardNumber })).toEqual([orderNo]);
    expect(await references({ cardNumber: '9999999999999999' })).toEqual([]);
    const [record] = (await history({ cardNumber })).transactionRecords;
    const name = record!.productName;
    expect(await references({ productName: name.slice(1, 4).toUpperCase() })).toHaveLength(2);
    for (const productName of ['%', '_', '\\', 'no such product'])
      expect(await references({ productName })).toEqual([]);
  });

  test('comes in pages of ten, without gaps or repeats [S4.60][S7.18][S9.30]', async () => {
    const made: string[] = [];
    for (let at = 0; at < 12; at += 1) made.push(await order(browser));
    const [first, second, third] = [await history(), await history({ page: 2 }), await history({ page: 3 })];
    for (const { totalCount } of [first, second, third]) expect(totalCount).toBe(12);
    expect([first, second, third].map(({ transactionRecords }) => transactionRecords.length)).toEqual([10, 2, 0]);
    const read = [...first.transactionRecords, ...second.transactionRecords].map(({ reference }) => reference);
    expect(read.toSorted()).toEqual(made.toSorted());
  });

  test('lists the wallet’s movements: redeemed, topped up, imported, in every status [S7.18][S3.144][S3.142][A-88]', async () => {
    await fund(100_00n);
    const cards = await paid();
    const { id } = await cardOf(cards, customer);
    const redeemed = await order(browser, { paymentMean: 'wallet', custId: customer.id });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo: redeemed });
    await shop.work();
    const held = await order(browser, { paymentMean: 'wallet', custId: customer.id });
    const { transactionNo } = await browser.call(calls.openTopUp, {
      aggregatorBuId: UNIT,
      custId: customer.id,
      amount: '30.00',
    });
    await openPayment(shop, browser, transactionNo, { txnAmount: '30.00' });
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: transactionNo });
    const importId = uuid(shop.shop.random);
    await book(importBalance({ importId, cardId: id, customerId: customer.id, amountMinor: 50_00n, currency: 'EUR' }));
    const { transactionRecords, totalCount } = await history({ historyType: 'wallet' });
    expect(totalCount).toBe(4);
    const told = new Map(
      transactionRecords.map(({ reference, entry, status, amount }) => [reference, [entry, status, amount]]),
    );
    expect(told.get(redeemed)).toEqual(['P', 'Y', '50.00']);
    expect(told.get(held)).toEqual(['P', 'R', '50.00']);
    expect(told.get(transactionNo)).toEqual(['L', 'N', '30.00']);
    expect(told.get(importId)).toEqual(['L', 'Y', '50.00']);
    expect(await references({ historyType: 'wallet', status: ['R'] })).toEqual([held]);
    expect((await references({ historyType: 'wallet', status: ['Y'] })).toSorted()).toEqual(
      [redeemed, importId].toSorted(),
    );
    // A top-up is not listed as an order, nor is its number.
    expect((await references()).includes(transactionNo)).toBe(false);
    expect(await shop.broken()).toEqual([]);
  });

  test('lists a transfer for both parties, as in the books [S3.143][S4.2]', async () => {
    const friend = shop.browser();
    const receiver = await friend.signIn({ firstName: 'Camille', lastName: 'Roux' });
    const [from, to] = [await paid(), await paid()];
    const given = await cardOf(from, customer);
    const taken = await cardOf(to, receiver);
    const transferId = uuid(shop.shop.random);
    const cards = { fromCardId: given.id, toCardId: taken.id };
    await book(transfer({ transferId, ...cards, amountMinor: 20_00n, currency: 'EUR' }));
    const sent = await history({ historyType: 'transfer' });
    expect(sent).toMatchObject({ historyType: 'transfer', totalCount: 1 });
    expect(sent.transactionRecords[0]).toMatchObject({
      reference: transferId,
      amount: '20.00',
      friendName: 'Camille Roux',
      status: null,
    });
    expect(await references({ historyType: 'transfer', cardNumber: given.cardNumber })).toEqual([transferId]);
    expect(await references({ historyType: 'transfer', cardNumber: taken.cardNumber })).toEqual([]);
    expect(await references({ historyType: 'receive' })).toEqual([]);
    const received = await friend.call(calls.getMemberHistory, {
      aggregatorBuId: UNIT,
      custId: receiver.id,
      historyType: 'receive',
      page: 1,
    });
    expect(received.transactionRecords).toEqual([
      expect.objectContaining({ reference: transferId, friendName: 'Nora Petit' }),
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is shown to nobody else: no guest, no other member, no salesman, no other unit [S7.124]', async () => {
    await order(browser);
    expect(await refusalCode(history({}, shop.browser()))).toMatchObject({ code: '40100' });
    for (const [memberType, code] of [
      ['individual', '40100'],
      // A salesman is not told whether a customer that is not on the list exists.
      ['salesman', '40400'],
    ] as const) {
      const other = shop.browser();
      const { id } = await other.signIn({ memberType });
      expect(await refusalCode(history({}, other))).toMatchObject({ code });
      expect((await history({ custId: id }, other)).totalCount).toBe(0);
    }
    expect(await refusalCode(history({ aggregatorBuId: 'ES' }))).toMatchObject({ code: '40400' });
  });
});
