/** Importing cards and balances by number and PIN. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import type { CallOptions } from '@offrande/api-client/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { cardHolder, cardsOf, storedCard } from '../card/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import type { Customer } from '../call/buyer.ts';
import { IMPORT_ALLOWANCE } from './apply-card.ts';

type Request = RequestOf<typeof calls.importCard>;

const UNKNOWN = { code: '12001', status: 422, detail: {} };
const BLOCKED = { cardNumber: '9999000000008804', pinCode: '888804' };
const EMPTY = { cardNumber: '9999000000000018', pinCode: '100018' };

const bring = async (
  browser: Browser,
  card: { cardNumber: string; pinCode?: string },
  changes: Partial<Request> = {},
  options: CallOptions = {},
) => {
  const token = await solveCaptcha(browser, 'cardImport');
  const request = { aggregatorBuId: UNIT, importType: 'card', memberBu: UNIT, token, ...card, ...changes } as const;
  return browser.call(calls.importCard, request, options);
};

const apply = async (browser: Browser, card: { cardNumber: string; pinCode?: string }) => {
  const captchaToken = await solveCaptcha(browser, 'cardImport');
  return browser.call(calls.applyCard, { aggregatorBuId: UNIT, captchaToken, ...card });
};

describe('importing', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  // So that wrong tries and imports of one test do not count against the next.
  beforeEach(() => shop.wait(61));

  const signedIn = async (): Promise<{ browser: Browser; customer: Customer }> => {
    const browser = shop.browser();
    return { browser, customer: await browser.signIn() };
  };

  const wallet = async ({ id }: Customer): Promise<bigint> => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ posted: bigint }>`select posted from account where kind = 'wallet' and owner = ${id}`.execute(transaction),
    );
    return rows[0]!.posted;
  };

  /** The number and PIN of a card that its buyer printed. */
  const printed = async () => {
    const { browser, customer, card } = await cardHolder(shop);
    const { pin: pinCode } = await storedCard(shop, card.cardNumber);
    return { browser, customer, card: { cardNumber: card.cardNumber, pinCode } };
  };

  test('moves a card to the account of the person with number and PIN, away from the buyer who printed it [S1.16][S7.95][A-89]', async () => {
    const { browser: buyer, card } = await printed();
    const { browser } = await signedIn();
    expect(await bring(browser, card)).toEqual({ buId: UNIT });
    expect(await cardsOf(browser)).toMatchObject([{ cardNumber: card.cardNumber, cardBalance: '50.00' }]);
    expect(await refusalCode(cardsOf(buyer))).toMatchObject({ code: '40400' });
  });

  test('refuses a card that was already imported, with its own code [S8.55][A-89]', async () => {
    const { card } = await printed();
    const { browser } = await signedIn();
    const { browser: other } = await signedIn();
    await bring(browser, card);
    for (const asking of [browser, other]) {
      expect(await refusalCode(bring(asking, card))).toMatchObject({ code: '12004', status: 409 });
      expect(await refusalCode(apply(asking, card))).toMatchObject({ code: '12004' });
    }
    expect(await refusalCode(bring(other, card, { importType: 'balance' }))).toMatchObject({ code: '12004' });
    expect(await refusalCode(bring(other, { ...card, pinCode: '000000' }))).toEqual(UNKNOWN);
  });

  test('by applying a card does the same [S7.97]', async () => {
    const { card } = await printed();
    const { browser } = await signedIn();
    expect(await apply(browser, card)).toEqual({ itemCode: 'offrande', cardBalance: '50.00' });
    expect(await cardsOf(browser)).toHaveLength(1);
  });

  test('moves the whole free balance to the wallet, once per key [S1.17][A-89]', async () => {
    const { browser, customer, card } = await printed();
    const idempotencyKey = 'import-a-balance';
    const send = () => bring(browser, card, { importType: 'balance' }, { idempotencyKey });
    const before = await wallet(customer);
    expect(await send()).toEqual({ buId: UNIT });
    expect(await send()).toEqual({ buId: UNIT });
    expect((await wallet(customer)) - before).toBe(50_00n);
    expect(await cardsOf(browser)).toMatchObject([{ cardBalance: '0.00' }]);
    expect(await refusalCode(bring(browser, card, { importType: 'balance' }))).toMatchObject({
      code: '12003',
      detail: { reason: 'CardEmpty' },
    });
    expect(await shop.broken()).toEqual([]);
  });

  test('repeated under its key returns the stored answer despite limit and captcha, and does not count [A-171][A-180]', async () => {
    const { browser, customer, card } = await printed();
    const idempotencyKey = 'import-once-more';
    const token = await solveCaptcha(browser, 'cardImport');
    const before = await wallet(customer);
    for (let times = 0; times <= IMPORT_ALLOWANCE.perSession; times += 1)
      expect(await bring(browser, card, { importType: 'balance', token }, { idempotencyKey })).toEqual({ buId: UNIT });
    expect((await wallet(customer)) - before).toBe(50_00n);
    const { card: second } = await printed();
    expect(await bring(browser, second, { importType: 'balance' })).toEqual({ buId: UNIT });
  });

  test('refused by its limit is not stored under its key, so that a later retry succeeds [A-171][A-180]', async () => {
    const { browser, card } = await printed();
    const idempotencyKey = 'import-after-limit';
    const send = () => bring(browser, card, { importType: 'balance' }, { idempotencyKey });
    for (let times = 0; times < IMPORT_ALLOWANCE.perSession; times += 1)
      await refusalCode(bring(browser, EMPTY, { importType: 'balance', token: 'none' }));
    expect(await refusalCode(send())).toMatchObject({ status: 429 });
    shop.wait(11);
    expect(await send()).toEqual({ buId: UNIT });
  });

  test('moves a balance once for twenty concurrent requests', async () => {
    const { card } = await printed();
    const rivals = await Promise.all(Array.from({ length: 20 }, signedIn));
    const ends = await Promise.allSettled(rivals.map(({ browser }) => bring(browser, card, { importType: 'balance' })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const held = await Promise.all(rivals.map(({ customer }) => wallet(customer)));
    expect(held.reduce((sum, one) => sum + one, 0n)).toBe(50_00n);
    expect(await shop.broken()).toEqual([]);
  });

  test('discloses nothing to a stranger, and counts wrong PINs until the card is locked', async () => {
    const { card } = await printed();
    const { browser } = await signedIn();
    const strangers = [{ cardNumber: '9999000000999999', pinCode: '000000' }, BLOCKED];
    for (const stranger of strangers) expect(await refusalCode(bring(browser, stranger))).toEqual(UNKNOWN);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refusalCode(bring(browser, { ...card, pinCode: `00000${guess}` }))).toEqual(UNKNOWN);
    expect(await refusalCode(bring(browser, card))).toEqual(UNKNOWN);
    expect(await storedCard(shop, card.cardNumber)).toMatchObject({ wrong_pins: 5 });
  });

  test('always needs a captcha, a well-formed PIN, the caller’s own unit, and an account [S7.95][S7.97]', async () => {
    const { browser } = await signedIn();
    const withoutCaptcha = browser.call(calls.importCard, {
      aggregatorBuId: UNIT,
      importType: 'card',
      memberBu: UNIT,
      ...EMPTY,
    });
    expect(await refusalCode(withoutCaptcha)).toMatchObject({ code: '80000' });
    const wrongShape = bring(browser, { cardNumber: EMPTY.cardNumber, pinCode: '12' });
    expect(await refusalCode(wrongShape)).toMatchObject({ code: '40000', detail: { field: 'pin' } });
    const elsewhere = bring(browser, EMPTY, { memberBu: 'OTHER' });
    expect(await refusalCode(elsewhere)).toMatchObject({ code: '40000', detail: { field: 'memberBu' } });
    expect(await refusalCode(bring(shop.browser(), EMPTY))).toMatchObject({ code: '40100' });
    expect(await refusalCode(apply(shop.browser(), EMPTY))).toMatchObject({ code: '40100' });
  });

  test('is recorded for ever, with its author', async () => {
    const { card } = await printed();
    const { browser, customer } = await signedIn();
    await bring(browser, card);
    const { id } = await storedCard(shop, card.cardNumber);
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select change, changed_by from card_state where card_id = ${id}`.execute(transaction),
    );
    expect(rows).toEqual([{ change: 'claim', changed_by: customer.id }]);
  });
});
