/** Transfers of a card's value to a friend. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import type { CallOptions } from '@offrande/api-client/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, refusalCode } from '../order/testing.ts';
import { buy, cardHolder, cardsOf, query, storedCard, transactions } from '../card/testing.ts';

type Request = RequestOf<typeof calls.cardTransfer>;

const FRIEND = { method: 'email', friendName: 'Camille', email: 'camille@example.test' } as const;

const give = (browser: Browser, cardNumber: string, changes: Partial<Request> = {}, options: CallOptions = {}) =>
  browser.call(calls.cardTransfer, { aggregatorBuId: UNIT, cardNumber, ...FRIEND, ...changes }, options);

const namesOfFriends = async (who: Browser, custId: string, historyType: 'transfer' | 'receive') => {
  const request = { aggregatorBuId: UNIT, custId, historyType, page: 1 };
  const { transactionRecords } = await who.call(calls.getMemberHistory, request);
  return transactionRecords.map(({ friendName }) => friendName);
};

describe('a transfer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  /** The cards created by transfers from a card, with their numbers and PINs. */
  const givenFrom = async (cardNumber: string) => {
    const { id } = await storedCard(shop, cardNumber);
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ id: string; number_encrypted: string }>`
        select card.id, card.number_encrypted from card_transfer join card on card.id = card_transfer.to_card_id
        where from_card_id = ${id} order by card_transfer.at, card.id`.execute(transaction),
    );
    return Promise.all(
      rows.map(async (row) => {
        const number = decryptCardNumber(shop.shop.vault, row.number_encrypted);
        return { id: row.id, cardNumber: number, pinCode: (await storedCard(shop, number)).pin };
      }),
    );
  };

  test('moves the whole value: the sender’s card is empty, the friend’s has the same expiry, both histories show it [S1.18][S7.92][A-95]', async () => {
    const { browser, card } = await cardHolder(shop);
    shop.delivered.length = 0;
    expect(await give(browser, card.cardNumber)).toEqual({ cardBalance: '0.00', amount: '50.00' });
    expect(await cardsOf(browser)).toEqual([{ ...card, cardBalance: '0.00', hasMoved: true }]);
    const [received] = await givenFrom(card.cardNumber);
    const friend = shop.browser();
    expect(await query(friend, received!)).toMatchObject({
      cardBalance: '50.00',
      card: { itemCode: 'offrande', initialBalance: '50.00', expiryDate: card.expiryDate },
    });
    const sent = (await transactions(browser, card.cardNumber, false)).transactionList[0]!;
    expect(sent).toMatchObject({ kind: 'transfer', amount: '50.00', balanceAfter: '0.00' });
    expect((await transactions(friend, received!.cardNumber)).transactionList).toMatchObject([
      { kind: 'received', amount: '50.00', balanceAfter: '50.00', reference: sent.reference },
    ]);
    await shop.work();
    expect(shop.delivered).toMatchObject([{ topic: 'card-email', subject: received!.id }]);
    expect(await shop.broken()).toEqual([]);
  });

  test('appears in the giver’s history with the friend’s name as he entered it, whoever claims the card [S3.143][A-93]', async () => {
    const { browser, customer, card } = await cardHolder(shop);
    await give(browser, card.cardNumber);
    expect(await namesOfFriends(browser, customer.id, 'transfer')).toEqual(['Camille']);
    const taker = shop.browser();
    const { id } = await taker.signIn({ firstName: 'Somebody', lastName: 'Else' });
    const [given] = await givenFrom(card.cardNumber);
    const { cardNumber, pinCode } = given!;
    const captchaToken = await solveCaptcha(taker, 'cardImport');
    await taker.call(calls.applyCard, { aggregatorBuId: UNIT, cardNumber, pinCode, captchaToken });
    expect(await namesOfFriends(browser, customer.id, 'transfer')).toEqual(['Camille']);
    expect(await namesOfFriends(taker, id, 'receive')).toEqual(['Nora Petit']);
  });

  test('moves a part by SMS if the product allows it [S3.104][S3.105]', async () => {
    const { browser, card } = await cardHolder(shop);
    shop.delivered.length = 0;
    const { email: _, ...friend } = FRIEND;
    const request = { ...friend, aggregatorBuId: UNIT, cardNumber: card.cardNumber, amount: '12.50' } as const;
    const bySms = { ...request, method: 'sms' as const, mobileNo: '+33698765432' };
    expect(await browser.call(calls.cardTransfer, bySms)).toEqual({ cardBalance: '37.50', amount: '12.50' });
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['card-sms']);
    const [received] = await givenFrom(card.cardNumber);
    const unit = shop.shop.units.get(UNIT)!;
    expect(await loadIssuedCard(shop.shop, unit, received!.id)).toMatchObject({
      receiverMobile: '+33698765432',
      card: {
        productName: 'Offrande, toutes enseignes',
        amount: expect.stringContaining('12,50'),
        senderName: 'Nora Petit',
        receiverName: 'Camille',
        cardNumber: received!.cardNumber,
        pin: received!.pinCode,
      },
    });
  });

  test('happens once however often it is sent under its key', async () => {
    const { browser, card } = await cardHolder(shop);
    const idempotencyKey = 'transfer-under-one-key';
    const send = () => give(browser, card.cardNumber, { amount: '10.00' }, { idempotencyKey });
    expect([await send(), await send()]).toEqual([
      { cardBalance: '40.00', amount: '10.00' },
      { cardBalance: '40.00', amount: '10.00' },
    ]);
    expect(await givenFrom(card.cardNumber)).toHaveLength(1);
  });

  test('happens once for twenty concurrent transfers of the whole card', async () => {
    const { browser, card } = await cardHolder(shop);
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => give(browser, card.cardNumber)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
    expect(new Set(lost)).toEqual(new Set(['12005']));
    expect(await givenFrom(card.cardNumber)).toHaveLength(1);
    expect(await shop.broken()).toEqual([]);
  });

  test('is refused to oneself, without a friend, of more than the balance, and of nothing [A-95]', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn({ email: 'giver@example.test' });
    await buy(shop, browser, customer, line({ deliverType: 'pdf' }));
    const { cardNumber } = (await cardsOf(browser))[0]!;
    const refused = async (changes: Partial<Request>) => (await refusalCode(give(browser, cardNumber, changes))).detail;
    expect(await refused({ email: 'Giver@Example.test' })).toEqual({ field: 'email', reason: 'TransferToOneself' });
    expect(await refused({ email: 'nobody' })).toMatchObject({ field: 'email' });
    expect(await refused({ friendName: '' })).toMatchObject({ field: 'friendName' });
    expect(await refused({ method: 'sms' })).toMatchObject({ field: 'phone' });
    expect(await refused({ amount: '50.01' })).toMatchObject({ field: 'amount' });
    expect(await refused({ amount: '0.00' })).toMatchObject({ field: 'amount' });
    await give(browser, cardNumber);
    expect(await refused({})).toMatchObject({ field: 'card', reason: 'CardEmpty' });
  });

  test('is refused from a blocked card, and in part if the product allows only the whole [S4.47]', async () => {
    const { browser, customer, card } = await cardHolder(shop);
    await browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber: card.cardNumber, action: 'Block' });
    expect(await refusalCode(give(browser, card.cardNumber))).toMatchObject({
      code: '12005',
      detail: { field: 'card', reason: 'CardBlocked' },
    });
    const { products } = shop.shop.units.get(UNIT)!.catalogue.unit;
    const whole = products.find(({ transferMode, kind }) => transferMode === 'whole' && kind === 'D')!;
    const { message2: _, ...bought } = line({ itemCode: whole.itemCode, amount: '20.00', deliverType: 'pdf' });
    await buy(shop, browser, customer, bought);
    const { cardNumber } = (await cardsOf(browser, whole.itemCode))[0]!;
    expect((await refusalCode(give(browser, cardNumber, { amount: '5.00' }))).detail).toEqual({
      field: 'amount',
      reason: 'OnlyWhole',
    });
    expect(await give(browser, cardNumber)).toEqual({ cardBalance: '0.00', amount: '20.00' });
  });

  test('does not move value held by an order', async () => {
    const { browser, card } = await cardHolder(shop);
    const { pin } = await storedCard(shop, card.cardNumber);
    const { queryCard, order } = await import('../order/testing.ts');
    await queryCard(browser, { cardNumber: card.cardNumber, pinCode: pin });
    const lines = [line({ amount: '20.00' })];
    const couponList = [{ cardNumber: card.cardNumber, appliedAmount: '20.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { paymentMean: 'giftCard', couponList, lines });
    expect(await give(browser, card.cardNumber)).toEqual({ cardBalance: '0.00', amount: '30.00' });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await shop.broken()).toEqual([]);
  });

  test('is for the card’s owner only', async () => {
    const { card } = await cardHolder(shop);
    expect(await refusalCode(give(shop.browser(), card.cardNumber))).toMatchObject({ code: '40100' });
    const other = shop.browser();
    await other.signIn();
    expect(await refusalCode(give(other, card.cardNumber))).toMatchObject({ code: '40400' });
  });
});
