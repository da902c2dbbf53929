/**
 * The round trips of the money flow to the database, counted at the driver's connection. `begin` (with the role and unit for
 * row-level security) and `commit` are counted separately; everything else is a statement. On PostgreSQL an autocommit statement
 * goes out in one message with the entry into its unit, and the end of the message is its commit; everything else is a round
 * trip of its own.
 */
import { calls } from '@offrande/api-client/contract';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '../bulk-order/testing.ts';
import { ENTERING } from '../database/begin.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { issueOrder } from '../issue/issue.ts';
import { detail, line, openPayment, order, queryCard, TRIAL_CARD } from './testing.ts';

const STATEMENTS_OF_AN_ORDER = 4;
const STATEMENTS_OF_A_PURCHASE = 15;
const EUR = currency('EUR', 2);

const beginning = /^begin; set local role offrande_shop; set local offrande\.unit = '\w+'$/;
const begins = (text: string): boolean => text === ENTERING || beginning.test(text);

const counted = (sent: readonly string[]) => ({
  begins: sent.filter(begins).length,
  commits: sent.filter((text) => text === 'commit').length,
  statements: sent.filter((text) => text !== 'commit' && !begins(text)).length,
});

const byGiftCard = {
  couponList: [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }],
};

/** A draft of one line, made from a file of this many cards. */
const draftOfFile = async (browser: Browser, custId: string, cards: number) => {
  const rows = Array.from({ length: cards }, (_, at) => [`r${at}@example.test`, '10', 'Camille', 'Roux']);
  const { uploadId } = await browser.call(calls.uploadFile, {
    aggregatorBuId: UNIT,
    custId,
    itemCode: 'offrande',
    deliverType: 'email',
    fileName: 'cards.csv',
    fileContent: csv([['email', 'amount', 'first name', 'last name'], ...rows]).toString('base64'),
  });
  const ofFile = {
    ...newLine('1', 'offrande', EUR),
    amount: money(10 * cards, EUR),
    quantity: cards,
    file: { cards, type: 'csv', name: 'cards.csv', uploads: [uploadId!] },
    delivery: { type: 'email', date: null } as const,
    sender: { name: 'Ana Atelier', email: 'ana@example.test' },
  };
  const encoded = Schema.encodeSync(draftLineFromWire(EUR))(ofFile) as Record<string, Schema.Json>;
  const { tempId } = await browser.call(calls.saveDraft, { aggregatorBuId: UNIT, custId, lines: [encoded] });
  return { tempId, custId, lines: [orderPayloadLine(ofFile)] };
};

describe('round trips', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    // The encryption key is read once and cached.
    await order(shop.browser());
  });
  afterAll(() => shop.close());

  /** The database traffic of creating an order. */
  const creating = async (browser: Browser, changes: Parameters<typeof order>[1]) => {
    await browser.call(calls.csrfToken, { buId: UNIT });
    shop.sent();
    const orderNo = await order(browser, changes);
    return { orderNo, sent: shop.sent() };
  };

  test('an order of one line takes two statements and one commit: the buyer and the order', async () => {
    const { sent } = await creating(shop.browser(), {});
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 2 });
  });

  test('an order paid in part by a gift card takes three, and at most four with its `begin` [A-100]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const { orderNo, sent } = await creating(browser, byGiftCard);
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 3 });
    expect(sent.length - 1).toBeLessThanOrEqual(STATEMENTS_OF_AN_ORDER);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
  });

  test('an order of 1,000 lines takes as many', async () => {
    const browser = shop.browser();
    const { id: custId } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const lines = Array.from({ length: 1000 }, () => line({ amount: '10.00' }));
    const { sent } = await creating(browser, { custId, lines });
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 3 });
  });

  test('a company’s order that quotations note takes as many [A-174]', async () => {
    const browser = shop.browser();
    const { id: custId } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const asked = { aggregatorBuId: UNIT, custId, paymentMean: 'bankTransfer', lines: [line()] } as const;
    const request = { ...asked, email: 'achats@example.test' };
    const quotationList = [(await browser.call(calls.requestQuotation, request)).orderNo];
    const { orderNo, sent } = await creating(browser, { custId, quotationList });
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 3 });
    expect((await detail(browser, orderNo)).quotations).toEqual(quotationList);
  });

  test('an order of 5,000 lines from a draft’s file takes as many [A-101]', async () => {
    const browser = shop.browser();
    const { id } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const { orderNo, sent } = await creating(browser, await draftOfFile(browser, id, 5000));
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 3 });
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select count(*)::integer as lines from order_line where order_no = ${orderNo}`.execute(transaction),
    );
    expect(rows).toEqual([{ lines: 5000 }]);
  });

  test('a salesman’s order takes as many, including the customer and the draft', async () => {
    const company = await shop.browser().signIn({ memberType: 'business', contractLevel: 'registered' });
    const browser = shop.browser();
    const { id } = await browser.signIn({ memberType: 'salesman' });
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`insert into salesman_customer values (${UNIT}, ${id}, ${company.id})`.execute(transaction),
    );
    const { sent } = await creating(browser, await draftOfFile(browser, company.id, 2));
    expect(counted(sent)).toEqual({ begins: 1, commits: 1, statements: 3 });
  });

  test('creating, opening the payment, reporting it paid, settling and issuing take at most fifteen statements, with a gift card paying in part', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const { orderNo, sent: created } = await creating(browser, byGiftCard);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '10.00' });
    await shop.control({ attemptId, scenario: 'noReturn' });
    await issueOrder(shop.shop, shop.shop.units.get(UNIT)!, orderNo, sql`select`);
    const sent = [...created, ...shop.sent()];
    const { begins, statements, commits } = counted(sent);
    expect(statements).toBeLessThanOrEqual(STATEMENTS_OF_A_PURCHASE);
    expect([begins, commits]).toEqual([6, 6]);
    expect((await detail(browser, orderNo)).cards).toBe(1);
  });
});
