/** What is agreed with a company prices its orders and quotations, and may count what it has bought. */
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { returnCards } from '../order/return-cards.ts';
import { detail, line, order, payload, refusalCode } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import { runStaff } from '../staff/run.ts';
import { readTiers } from './set-discount.ts';

const CARD = 'offrande';

/** The total of an order of one card that is not paid. */
const priceOf = async (browser: Browser, { id }: Customer, amount: string): Promise<string> => {
  const orderNo = await order(browser, { paymentMean: 'wallet', custId: id, lines: [line({ amount })] });
  const { orderAmtTot } = await detail(browser, orderNo);
  await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
  return orderAmtTot;
};

const asked = (browser: Browser, custId: string, itemCode = CARD) =>
  browser.call(calls.getProductsDiscount, { aggregatorBuId: UNIT, custId, itemCode });

const all = (browser: Browser, custId: string) =>
  browser.call(calls.getCustomerDiscounts, { aggregatorBuId: UNIT, custId });

describe('the discounts of a company', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const staff = async (...words: string[]): Promise<string> => {
    const { text } = await runStaff(shop.shop, [...words, '--unit', UNIT, '--actor', 'omar@shop.test']);
    return (JSON.parse(text) as { readonly outcome: string }).outcome;
  };
  const agree = (company: string, tiers: string, accumulating = 'no') =>
    staff('company-discount', company, '--card', CARD, '--tiers', tiers, '--accumulating', accumulating);

  let companies = 0;
  const company = async (): Promise<{ browser: Browser; who: Customer; email: string }> => {
    const browser = shop.browser();
    companies += 1;
    const email = `buyer${companies}@atelier.test`;
    const who = await browser.signIn({ memberType: 'business', contractLevel: 'registered', email });
    const to = walletAccount(who.id, 'EUR');
    const change = topUp({ paymentId: `funding-${who.id}`, to, amountMinor: 10_000_00n, feeMinor: 0n });
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [change], shop.shop.random));
    return { browser, who, email };
  };

  const buy = async (browser: Browser, { id }: Customer, amounts: readonly string[]): Promise<string> => {
    const lines = amounts.map((amount) => line({ amount }));
    const orderNo = await order(browser, { paymentMean: 'wallet', custId: id, lines });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    await shop.work();
    return orderNo;
  };

  const cardIds = (orderNo: string): Promise<readonly string[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{
        id: string;
      }>`select card.id from card join order_line line on line.id = card.order_line_id
        where line.order_no = ${orderNo} order by line.position, card.unit_no`.execute(transaction);
      return rows.map(({ id }) => id);
    });

  const giveBack = (orderNo: string, ids: readonly string[] | null) =>
    returnCards(shop.shop, UNIT, {
      refundId: uuid(systemRandom),
      orderNo,
      cardIds: ids,
      actor: 'omar@shop.test',
      reason: 'wrong',
    });

  test('price its cards in place of everybody’s, also where none of them covers the sum, until they are ended [S7.24][A-104][A-158]', async () => {
    const { browser, who, email } = await company();
    const another = await company();
    expect(await priceOf(browser, who, '250.00')).toBe('242.50');
    expect(await agree(email, '0.00=10 200.00=12')).toBe('ok');
    expect(await priceOf(browser, who, '50.00')).toBe('45.00');
    expect(await priceOf(browser, who, '200.00')).toBe('176.00');
    expect(await priceOf(another.browser, another.who, '250.00')).toBe('242.50');
    expect(await agree(who.id, '400.00=20')).toBe('ok');
    expect(await priceOf(browser, who, '250.00')).toBe('250.00');
    expect(await staff('end-company-discount', email, '--card', CARD)).toBe('ok');
    expect(await staff('end-company-discount', email, '--card', CARD)).toBe('noDiscount');
    expect(await priceOf(browser, who, '250.00')).toBe('242.50');
  });

  test('that ended since it was shown the total has its order refused, and nothing is taken from its wallet [A-158]', async () => {
    const { browser, who, email } = await company();
    await agree(email, '0.00=10');
    const ordered = (orderAmtTot: string) =>
      browser.call(
        calls.createOrder,
        payload({ paymentMean: 'wallet', custId: who.id, lines: [line({ amount: '50.00' })], orderAmtTot }),
      );
    await staff('end-company-discount', email, '--card', CARD);
    expect(await refusalCode(ordered('45.00'))).toMatchObject({ code: ERROR_CODES.priceChanged });
    expect(await refusalCode(ordered('50.01'))).toMatchObject({ code: ERROR_CODES.priceChanged });
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select from purchase where customer_id = ${who.id}`.execute(transaction),
    );
    expect(rows).toEqual([]);
    expect((await ordered('50.00')).orderNo).not.toBe('');
  });

  test('are told to the company itself and to nobody else, everybody’s where nothing is agreed [S7.24][S3.56]', async () => {
    const { browser, who } = await company();
    const general = await asked(browser, who.id);
    expect(general.discounts).toMatchObject([{ custId: null, itemCode: CARD, isAccuSales: false }]);
    expect((await asked(browser, who.id, 'no-such-card')).discounts).toEqual([]);
    await agree(who.id, '0.00=7.5 500.00=9');
    expect((await asked(browser, who.id)).discounts).toEqual([
      {
        custId: who.id,
        itemCode: CARD,
        accumulateAmt: '0.00',
        isAccuSales: false,
        discountList: [
          { amountFrom: '0.00', amountTo: '500.00', discountRate: '7.5' },
          { amountFrom: '500.00', amountTo: null, discountRate: '9' },
        ],
      },
    ]);
    const another = await company();
    expect(await refusalCode(asked(another.browser, who.id))).toMatchObject({ code: '40100' });
    const person = shop.browser();
    const { id } = await person.signIn();
    expect((await asked(person, id)).discounts).toEqual(general.discounts);
    const salesman = shop.browser();
    await salesman.signIn({ memberType: 'salesman' });
    expect(await refusalCode(asked(salesman, who.id))).toMatchObject({ detail: { reason: 'CustomerNotListed' } });
  });

  test('are told all at once too, each with the name of its card, as card by card; and to nobody else [S3.56][S7.24]', async () => {
    const { browser, who } = await company();
    const before = await all(browser, who.id);
    expect(before.discounts.every(({ custId }) => custId === null)).toBe(true);
    await agree(who.id, '0.00=7.5 500.00=9', 'yes');
    await buy(browser, who, ['40.00']);
    const { discounts } = await all(browser, who.id);
    expect(discounts.map(({ itemCode }) => itemCode)).toEqual(before.discounts.map(({ itemCode }) => itemCode));
    const own = discounts.filter(({ custId }) => custId === who.id);
    expect(own).toMatchObject([{ itemCode: CARD, accumulateAmt: '40.00' }]);
    for (const { productName, ...entry } of discounts) {
      expect(productName).not.toBe('');
      expect((await asked(browser, who.id, entry.itemCode)).discounts).toEqual([entry]);
    }
    const another = await company();
    expect(await refusalCode(all(another.browser, who.id))).toMatchObject({ code: '40100' });
    expect((await all(another.browser, another.who.id)).discounts).toEqual(before.discounts);
    const salesman = shop.browser();
    await salesman.signIn({ memberType: 'salesman' });
    expect(await refusalCode(all(salesman, who.id))).toMatchObject({ detail: { reason: 'CustomerNotListed' } });
  });

  test('that accumulate count what it has bought and paid, without what was returned [S3.56][A-12]', async () => {
    const { browser, who } = await company();
    await agree(who.id, '0.00=0 300.00=4 600.00=8', 'yes');
    const accumulated = async () => (await asked(browser, who.id)).discounts[0]!.accumulateAmt;
    expect(await priceOf(browser, who, '250.00')).toBe('250.00');
    expect(await accumulated()).toBe('0.00');
    const orderNo = await buy(browser, who, ['150.00', '100.00']);
    expect(await accumulated()).toBe('250.00');
    expect(await priceOf(browser, who, '49.99')).toBe('49.99');
    expect(await priceOf(browser, who, '50.00')).toBe('48.00');
    await buy(browser, who, ['200.00', '200.00']);
    expect(await accumulated()).toBe('650.00');
    expect(await priceOf(browser, who, '50.00')).toBe('46.00');
    const [first] = await cardIds(orderNo);
    await giveBack(orderNo, [first!]);
    expect(await accumulated()).toBe('500.00');
    await giveBack(orderNo, null);
    expect(await accumulated()).toBe('400.00');
    expect(await shop.broken()).toEqual([]);
  });

  test('price its quotations [S6.14][A-158]', async () => {
    const { browser, who, email } = await company();
    await agree(who.id, '0.00=10');
    const { orderNo } = await browser.call(calls.requestQuotation, {
      ...payload({ paymentMean: 'bankTransfer', lines: [line({ amount: '50.00' })] }),
      custId: who.id,
      email,
    });
    const quotation = await browser.call(calls.getQuotationDetail, { aggregatorBuId: UNIT, custId: who.id, orderNo });
    expect(quotation.orderAmtTot).toBe('45.00');
  });

  test('are agreed on a card of the unit, by tiers that rise [A-11][A-104]', async () => {
    const { who } = await company();
    expect(await agree(who.id, '500.00=5 200.00=3')).toBe('tiersUnreadable');
    expect(await agree(who.id, '0.00=101')).toBe('tiersUnreadable');
    expect(await agree(who.id, '0.00')).toBe('tiersUnreadable');
    expect(await agree(who.id, '0.001=3')).toBe('tiersUnreadable');
    expect(await agree(who.id, '0.00=3', 'perhaps')).toBe('answerUnknown');
    expect(await agree('nobody@example.test', '0.00=3')).toBe('unknown');
    const unknown = ['--card', 'no-such-card', '--tiers', '0.00=3', '--accumulating', 'no'];
    expect(await staff('company-discount', who.id, ...unknown)).toBe('cardUnknown');
    const unit = shop.shop.units.get(UNIT)!;
    expect(readTiers('', unit)).toEqual([]);
    expect(readTiers('0=3  100=4', unit)).toHaveLength(2);
  });
});
