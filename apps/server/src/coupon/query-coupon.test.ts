import { sql } from 'kysely';
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { queryCard, refusalCode, TRIAL_CARD } from '../order/testing.ts';

const INVALID = { code: '11001', status: 422, detail: {} };
const CARD_60 = { cardNumber: '9999000000006025', pinCode: '316025' };
const CARD_500 = { cardNumber: '9999000000050006', pinCode: '500006' };
const BLOCKED = { cardNumber: '9999000000008804', pinCode: '888804' };

/** A query with a solved captcha, required or not. */
const solved = async (browser: Browser, card: { cardNumber: string; pinCode: string }) => {
  const captchaToken = await solveCaptcha(browser, 'couponQuery');
  const cartList = [{ itemCode: 'offrande', amount: '50.00', qty: 1 }];
  return browser.call(calls.queryCard, { aggregatorBu: UNIT, ...card, cartList, captchaToken });
};

describe('a coupon query', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  // Wrong attempts in one test must not require a captcha in the next.
  beforeEach(() => shop.wait(61));

  test('with number and PIN reads the card and clears the items of the cart [S7.103][S7.104][A-15]', async () => {
    expect(await queryCard(shop.browser())).toEqual({
      cardNumber: TRIAL_CARD.cardNumber,
      cardBalance: '40.00',
      isAllowPartialRedeem: true,
      subPayDesc: ['Offrande'],
      suitedItemCode: ['offrande'],
      isThirdPartyCoupon: false,
    });
    expect(await queryCard(shop.browser(), CARD_60)).toMatchObject({
      isAllowPartialRedeem: false,
      cardBalance: '60.00',
    });
    const librarian = { cardNumber: '9999000000001503', pinCode: '151503' };
    expect((await queryCard(shop.browser(), librarian)).suitedItemCode).toEqual([]);
    expect((await queryCard(shop.browser(), librarian, 'kino-9')).suitedItemCode).toEqual(['kino-9']);
  });

  test('ignores blanks in the number [A-17]', async () => {
    expect((await queryCard(shop.browser(), { ...TRIAL_CARD, cardNumber: ' 9999 0000 0000 4417 ' })).cardNumber).toBe(
      TRIAL_CARD.cardNumber,
    );
  });

  test('tells strangers nothing: unknown number, wrong PIN, missing PIN and blocked card give the same answer [S8.19]', async () => {
    const strangers = [
      { cardNumber: '9999000000999999', pinCode: '000000' },
      { cardNumber: TRIAL_CARD.cardNumber, pinCode: '000000' },
      { cardNumber: TRIAL_CARD.cardNumber },
      BLOCKED,
    ];
    for (const card of strangers) expect(await refusalCode(queryCard(shop.browser(), card))).toEqual(INVALID);
  });

  test('locks the card after five wrong PINs in a row; then the right one is refused too', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refusalCode(solved(shop.browser(), { ...CARD_60, pinCode: `00000${guess}` }))).toEqual(INVALID);
    expect(await refusalCode(solved(shop.browser(), CARD_60))).toEqual(INVALID);
  });

  test('requires a captcha from the third wrong PIN on, whether the card exists or not [S7.103][S8.5]', async () => {
    for (const cardNumber of ['9999000000001503', '9999000000777777']) {
      const wrong = () => refusalCode(queryCard(shop.browser(), { cardNumber, pinCode: '000000' }));
      expect([await wrong(), await wrong()]).toEqual([INVALID, INVALID]);
      expect(await wrong()).toEqual({ code: '80000', status: 403, detail: {} });
      expect(await refusalCode(solved(shop.browser(), { cardNumber, pinCode: '000000' }))).toEqual(INVALID);
    }
  });

  test('also requires it of a browser that guesses at many cards, but never for a card that the browser has verified [A-19]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    for (const number of ['9999000000666666', '9999000000555555'])
      await refusalCode(queryCard(browser, { cardNumber: number, pinCode: '000000' }));
    expect(await refusalCode(queryCard(browser))).toMatchObject({ code: '80000' });
    expect((await queryCard(browser, { cardNumber: TRIAL_CARD.cardNumber })).cardBalance).toBe('40.00');
  });

  test('counts each of several concurrent guesses', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => refusalCode(solved(shop.browser(), { ...CARD_500, pinCode: `1000${at}` }))),
    );
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{
        wrong_pins: number;
        is_locked: boolean;
      }>`select wrong_pins, is_locked from card where last_digits = '0006'`.execute(transaction),
    );
    expect(rows).toEqual([{ wrong_pins: 5, is_locked: true }]);
    expect(await shop.broken()).toEqual([]);
  });

  test('needs no second PIN in a session that has verified the card, and says when the card is gone [A-19][S8.25]', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    expect((await queryCard(browser, { cardNumber: TRIAL_CARD.cardNumber })).cardBalance).toBe('40.00');
    const block = (isBlocked: boolean) =>
      inUnit(shop.shop.connection, UNIT, (transaction) =>
        sql`update card set is_blocked = ${isBlocked} where last_digits = '4417'`.execute(transaction),
      );
    await block(true);
    expect(await refusalCode(queryCard(browser, { cardNumber: TRIAL_CARD.cardNumber }))).toMatchObject({
      code: '11018',
    });
    expect(await refusalCode(queryCard(shop.browser(), TRIAL_CARD))).toEqual(INVALID);
    await block(false);
  });

  test('is rate-limited per session', async () => {
    const browser = shop.browser();
    for (let times = 0; times < 30; times += 1) await queryCard(browser);
    expect(await refusalCode(queryCard(browser))).toMatchObject({ code: '42900', status: 429 });
    shop.wait(11);
    await queryCard(browser);
  });

  test('keeps number and PIN out of the database', async () => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select * from card`.execute(transaction),
    );
    const text = JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).not.toContain(TRIAL_CARD.cardNumber);
    expect(text).not.toContain(TRIAL_CARD.pinCode);
  });
});
