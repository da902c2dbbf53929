/** The plain card query, and the history that it opens. */
import { calls } from '@offrande/api-client/contract';
import { inconsistentEvent } from '@offrande/domain/card-history';
import { cardTransactionsFromWire } from '@offrande/domain/card-history/schema';
import { currency } from '@offrande/domain/money';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { seedUnit } from '../seed/seed-unit.ts';
import { openPost } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, queryCard, refusalCode, TRIAL_CARD } from '../order/testing.ts';
import { solveCaptcha } from '../captcha/testing.ts';
import { byEmail, openIdentity, signInBy, newPerson } from '../session/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { buy, cardHolder, cardsOf, query, storedCard, transactions } from '../card/testing.ts';

const CARD = { cardNumber: TRIAL_CARD.cardNumber, pinCode: TRIAL_CARD.pinCode };
const EMPTY = { cardNumber: '9999000000000018', pinCode: '100018' };
const BLOCKED = { cardNumber: '9999000000008804', pinCode: '888804' };
const ELSEWHERE = { cardNumber: '9999000000123454', pinCode: '123454' };
const UNKNOWN = { code: '12001', status: 422, detail: {} };

/** Spends a card that this browser has verified before. */
const spendProven = async (browser: Browser, card: { cardNumber: string }) => {
  const couponList = [{ cardNumber: card.cardNumber, appliedAmount: '10.00', code: 'giftCard' as const }];
  const lines = [line({ amount: '10.00', deliverType: 'pdf' })];
  const changes = { paymentMean: 'giftCard' as const, couponList, lines };
  const orderNo = await order(browser, changes);
  await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
  return orderNo;
};

const spend = async (browser: Browser, card: { cardNumber: string; pinCode: string }) => {
  await queryCard(browser, card);
  return spendProven(browser, card);
};

describe('the card query', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const trialCards = [
      {
        ...ELSEWHERE,
        balance: '10.00',
        isAllowPartialRedeem: true,
        isThirdPartyCoupon: false,
        isBlocked: false,
        subPayDesc: [],
        suitedItemCode: [],
      },
    ];
    await seedUnit(shop.shop, { ...shop.shop.units.get(UNIT)!, id: 'OTHER', trialCards }, true);
  });
  afterAll(() => shop.close());
  // Wrong attempts in one test must not require a captcha in the next.
  beforeEach(() => shop.wait(61));

  test('verifies a card for the browser until its customer signs out [A-100]', async () => {
    const browser = shop.browser();
    const opened = openIdentity(shop);
    const who = newPerson();
    await opened.register(shop.browser(), who);
    const answer = await signInBy(browser, byEmail(who.email));
    if (answer._tag !== 'SignedIn') throw new Error('Nobody is signed in');
    await query(browser, CARD);
    expect((await transactions(browser, CARD.cardNumber)).transactionList).toBeDefined();
    await queryCard(browser, CARD);
    const { accessToken, refreshToken } = answer.user;
    await browser.call(calls.logout, { aggregatorBuId: UNIT, accessToken, refreshToken: refreshToken! });
    browser.signOut();
    expect(await refusalCode(transactions(browser, CARD.cardNumber))).toMatchObject({ code: '40400' });
    expect(await refusalCode(spendProven(browser, CARD))).toMatchObject({ code: '11001' });
  });

  test('shows a guest a card’s balance and expiry date [S1.12][S6.2][S7.90]', async () => {
    expect(await query(shop.browser(), CARD)).toEqual({
      cardNumber: CARD.cardNumber,
      cardBalance: '40.00',
      isAllowPartialRedeem: true,
      subPayDesc: ['Offrande'],
      suitedItemCode: [],
      isThirdPartyCoupon: false,
      card: {
        itemCode: 'offrande',
        initialBalance: '40.00',
        hasMoved: false,
        expiryDate: '2028/11/21',
        cardState: 'new',
        lock: null,
      },
    });
    expect((await query(shop.browser(), EMPTY)).cardBalance).toBe('0.00');
  });

  test('shows that a card is empty or expired, with the PIN only [A-170]', async () => {
    const shown = async (card: typeof EMPTY) => {
      const { cardBalance, card: found } = await query(shop.browser(), card);
      return { cardBalance, cardState: found?.cardState, expiryDate: found?.expiryDate };
    };
    expect(await shown(EMPTY)).toMatchObject({ cardBalance: '0.00' });
    const { id } = await storedCard(shop, EMPTY.cardNumber);
    const endOn = (day: string) =>
      inUnit(shop.shop.connection, UNIT, (transaction) =>
        sql`update card set expires_on = ${day} where id = ${id}`.execute(transaction),
      );
    await endOn('2020-01-31');
    expect(await shown(EMPTY)).toEqual({ cardBalance: '0.00', cardState: 'expired', expiryDate: '2020/01/31' });
    expect(await refusalCode(query(shop.browser(), { ...EMPTY, pinCode: '000000' }))).toEqual(UNKNOWN);
    await endOn('2028-11-21');
  });

  test('ignores white space in number and PIN, and never sends malformed ones [A-165][A-180]', async () => {
    const spaced = { cardNumber: `\t${CARD.cardNumber.replace(/.{4}/g, '$&\u2009')}` };
    const digits = CARD.pinCode.replace(/^.{3}/, '$& ');
    expect((await query(shop.browser(), { ...spaced, pinCode: ` ${digits}\n` })).cardBalance).toBe('40.00');
    for (const [field, wrong] of [
      ['cardNumber', { ...CARD, cardNumber: `${CARD.cardNumber}_` }],
      ['pinCode', { ...CARD, pinCode: `${CARD.pinCode}'` }],
    ] as const)
      await expect(query(shop.browser(), wrong)).rejects.toThrow(`"${field}"`);
  });

  test('gives no right to spend: without a cart no item is cleared [A-15][A-100]', async () => {
    const browser = shop.browser();
    await query(browser, CARD);
    const couponList = [{ cardNumber: CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    expect(await refusalCode(order(browser, { couponList }))).toMatchObject({ code: '11001' });
  });

  test('tells strangers nothing: unknown, wrong PIN, no PIN, blocked or another unit’s give the same bytes', async () => {
    const strangers = [
      { cardNumber: '9999000000999999', pinCode: '000000' },
      { ...CARD, pinCode: '000000' },
      { cardNumber: EMPTY.cardNumber },
      BLOCKED,
      ELSEWHERE,
    ];
    for (const card of strangers) expect(await refusalCode(query(shop.browser(), card))).toEqual(UNKNOWN);
  });

  test('requires a captcha from the third wrong attempt on, and locks after five [S8.5]', async () => {
    const { card } = await cardHolder(shop);
    const wrong = { cardNumber: card.cardNumber, pinCode: '000000' };
    const { pin } = await storedCard(shop, card.cardNumber);
    for (let guess = 0; guess < 2; guess += 1) expect(await refusalCode(query(shop.browser(), wrong))).toEqual(UNKNOWN);
    const right = { ...wrong, pinCode: pin };
    expect(await refusalCode(query(shop.browser(), right))).toMatchObject({ code: '80000', status: 403 });
    for (let guess = 0; guess < 3; guess += 1)
      expect(await refusalCode(query(shop.browser(), wrong, true))).toEqual(UNKNOWN);
    expect(await refusalCode(query(shop.browser(), right, true))).toEqual(UNKNOWN);
    expect(await storedCard(shop, card.cardNumber)).toMatchObject({ wrong_pins: 5, is_locked: true });
  });

  test('notifies a card’s owner that wrong PINs have locked it, once for each lock and without a way to unlock it [S8.5]', async () => {
    const post = openPost(shop);
    const { browser, customer, card } = await cardHolder(shop);
    const { pin } = await storedCard(shop, card.cardNumber);
    const lock = async () => {
      shop.wait(61);
      for (let guess = 0; guess < 6; guess += 1)
        await refusalCode(query(shop.browser(), { cardNumber: card.cardNumber, pinCode: '000000' }, true));
      await shop.work(post.deliver);
    };
    const told = () => post.mails.filter(({ messageId }) => messageId.startsWith('<card-locked.'));
    await lock();
    expect(told()).toMatchObject([
      { subject: `Votre carte cadeau finissant par ${card.cardNumber.slice(-4)} est verrouillée` },
    ]);
    const [mail] = told();
    expect(mail!.to).toContain('@');
    expect(mail!.text).toContain('50,00');
    for (const secret of [card.cardNumber, pin]) expect(JSON.stringify(mail)).not.toContain(secret);
    await browser.signIn(customer);
    await browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber: card.cardNumber, action: 'UnBlock' });
    await lock();
    expect(told()).toHaveLength(2);
  });

  test('notifies nobody about a card that was never sold or imported', async () => {
    const post = openPost(shop);
    for (let guess = 0; guess < 5; guess += 1)
      await refusalCode(query(shop.browser(), { cardNumber: '9999000000050006', pinCode: '000000' }, true));
    await shop.work(post.deliver);
    expect(post.mails).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('counts concurrent guesses: at most five PINs of a card are checked', async () => {
    const { card } = await cardHolder(shop);
    const guesses = Array.from({ length: 30 }, (_, at) =>
      refusalCode(query(shop.browser(), { cardNumber: card.cardNumber, pinCode: `10000${at}`.slice(-6) }, true)),
    );
    for (const answer of await Promise.all(guesses)) expect(answer).toEqual(UNKNOWN);
    expect(await storedCard(shop, card.cardNumber)).toMatchObject({ wrong_pins: 5 });
    expect(await shop.broken()).toEqual([]);
  });

  test('says that a card in an unopened parcel is locked, with the PIN only [S8.36]', async () => {
    const { orderNo } = await posted();
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ number_encrypted: string }>`select number_encrypted from card
        join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`.execute(transaction),
    );
    const cardNumber = shop.shop.vault.decrypt('card-number', rows[0]!.number_encrypted);
    const { pin } = await storedCard(shop, cardNumber);
    expect(await refusalCode(query(shop.browser(), { cardNumber, pinCode: pin }))).toMatchObject({ code: '12002' });
    expect(await refusalCode(queryCard(shop.browser(), { cardNumber, pinCode: pin }))).toMatchObject({ code: '11001' });
    expect(await refusalCode(query(shop.browser(), { cardNumber, pinCode: '000000' }))).toEqual(UNKNOWN);
  });

  const posted = async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const byPost = line({
      itemCode: 'offrande-by-post',
      deliverType: 'physical',
      letterTypeId: '1',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    });
    return { orderNo: await buy(shop, browser, customer, byPost) };
  };

  describe('the history', () => {
    test('is shown to its owner without PIN or captcha, newest first, by page, and follows from the books [S3.99][S4.2][S7.91]', async () => {
      const { browser, card } = await cardHolder(shop);
      const { pin } = await storedCard(shop, card.cardNumber);
      const orderNo = await spend(browser, { cardNumber: card.cardNumber, pinCode: pin });
      const page = await transactions(browser, card.cardNumber, false);
      expect(page).toMatchObject({
        totalCount: 2,
        transactionList: [
          { kind: 'redeem', amount: '10.00', balanceAfter: '40.00', reference: orderNo },
          { kind: 'activate', amount: '50.00', balanceAfter: '50.00', reference: null },
        ],
      });
      const euro = currency('EUR', 2);
      const { transactionList } = Schema.decodeUnknownSync(cardTransactionsFromWire(euro))(page);
      expect(inconsistentEvent(transactionList.toReversed(), euro)).toBeNull();
      expect(await transactions(browser, card.cardNumber, false, 2)).toEqual({ totalCount: 2, transactionList: [] });
    });

    test('is open for ten minutes to a session that verified the PIN with a captcha [S7.91]', async () => {
      const browser = shop.browser();
      await query(browser, CARD);
      expect(await refusalCode(transactions(browser, CARD.cardNumber, false))).toMatchObject({ code: '80000' });
      expect((await transactions(browser, CARD.cardNumber)).totalCount).toBe(1);
      expect(await refusalCode(transactions(shop.browser(), CARD.cardNumber))).toMatchObject({ code: '40400' });
      expect(await refusalCode(transactions(browser, EMPTY.cardNumber))).toMatchObject({ code: '40400' });
      shop.wait(11);
      expect(await refusalCode(transactions(browser, CARD.cardNumber))).toMatchObject({ code: '40400' });
    });

    test('of another customer’s card cannot be read, and a coupon query opens none', async () => {
      const { card } = await cardHolder(shop);
      const { pin } = await storedCard(shop, card.cardNumber);
      const other = shop.browser();
      await other.signIn();
      expect(await refusalCode(transactions(other, card.cardNumber))).toMatchObject({ code: '40400' });
      await queryCard(other, { cardNumber: card.cardNumber, pinCode: pin });
      expect(await refusalCode(transactions(other, card.cardNumber))).toMatchObject({ code: '40400' });
      expect(await cardsOf(other).catch(() => [])).toEqual([]);
    });
  });

  test('the number’s range alone decides whether a PIN is required [S4.51][S7.96][A-89]', async () => {
    const browser = shop.browser();
    const ask = async (cardNumber: string) =>
      browser.call(calls.cardValidation, {
        aggregatorBuId: UNIT,
        cardNumber,
        captchaToken: await solveCaptcha(browser, 'cardValidation'),
      });
    for (const cardNumber of [CARD.cardNumber, '9999 0000 0099 9999', BLOCKED.cardNumber, ELSEWHERE.cardNumber])
      expect(await ask(cardNumber)).toEqual({ isNeedPincode: true });
    expect(await refusalCode(ask('12'))).toMatchObject({ code: '40000' });
    const plain = browser.call(calls.cardValidation, { aggregatorBuId: UNIT, cardNumber: CARD.cardNumber });
    expect(await refusalCode(plain)).toMatchObject({ code: '80000' });
  });

  test('exists only in units that offer it, and the unit defines its ranges without PIN [S1.72][S2.39]', async () => {
    const units = shop.shop.units as Map<string, Unit>;
    const unit = units.get(UNIT)!;
    units.set(UNIT, {
      ...unit,
      features: { ...unit.features, cardQuery: false },
      pinPolicy: { prefixesWithoutPin: ['9999'] },
    });
    const browser = shop.browser();
    expect(await refusalCode(query(browser, CARD))).toMatchObject({ code: '40400' });
    expect((await queryCard(browser)).cardBalance).toBe('40.00');
    const captchaToken = await solveCaptcha(browser, 'cardValidation');
    const request = { aggregatorBuId: UNIT, cardNumber: '9999000000999999', captchaToken };
    expect(await browser.call(calls.cardValidation, request)).toEqual({ isNeedPincode: false });
    units.set(UNIT, unit);
  });

  test('never logs numbers or PINs', () => {
    expect(JSON.stringify(shop.logged)).not.toMatch(/9999|204417/);
  });
});
