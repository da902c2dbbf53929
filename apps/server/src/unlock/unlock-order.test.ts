import { calls } from '@offrande/api-client/contract';
import { digits, systemRandom } from '../random.ts';
import { orderNumber } from '@offrande/domain/order';
import { UNLOCK_SECRET_BYTES, unlockSecret, formatUnlockReference } from '@offrande/domain/unlock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { buy, fund } from '../card/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, order, refusalCode } from '../order/testing.ts';
import { unlockReference } from './unlock-reference.ts';

const BY_POST = line({
  itemCode: 'offrande-by-post',
  qty: 2,
  deliverType: 'physical',
  letterTypeId: '1',
  receiverAddress: '12 rue des Lilas',
  receiverZipCode: '75011',
  receiverCity: 'Paris',
  receiverCountryCode: 'FR',
});

const STILL_LOCKED = { code: '58018', status: 422, detail: {} };
const ALREADY = { code: '58019', status: 409, detail: {} };

const unlock = async (browser: Browser, orderNo: string) =>
  browser.call(calls.unlockOrder, {
    aggregatorBuId: UNIT,
    orderNo,
    captchaToken: await solveCaptcha(browser, 'unlock'),
  });

describe('unlocking', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  // So that tries of one test do not count against the next.
  beforeEach(() => shop.wait(11));

  const letterOf = (orderNo: string): string => unlockReference(shop.shop, UNIT, orderNo);

  const cards = async (orderNo: string) => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ is_locked: boolean; notes: readonly string[] }>`
        select card.is_locked, array(select change || ' ' || changed_by from card_state where card_id = card.id order by no) as notes
        from card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo} order by unit_no`.execute(
        transaction,
      ),
    );
    return rows;
  };

  const parcel = async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    return { browser, customer, orderNo: await buy(shop, browser, customer, BY_POST) };
  };

  test('with the secret in the parcel frees the cards, without an account, and returns order number and number of cards [S4.18][S4.19][S7.102][A-85]', async () => {
    const { browser, orderNo } = await parcel();
    expect(await cards(orderNo)).toMatchObject([{ is_locked: true }, { is_locked: true }]);
    expect((await detail(browser, orderNo)).lines).toMatchObject([{ isLocked: true }]);
    expect(await unlock(shop.browser(), letterOf(orderNo))).toEqual({ orderNo, cardQty: 2 });
    const free = { is_locked: false, notes: ['issue shop', 'receipt reference'] };
    expect(await cards(orderNo)).toEqual([free, free]);
    expect((await detail(browser, orderNo)).lines).toMatchObject([{ isLocked: false }]);
    expect(await shop.broken()).toEqual([]);
  });

  test('accepts the secret as people type it from paper', async () => {
    const { orderNo } = await parcel();
    const typed = letterOf(orderNo)
      .toLowerCase()
      .replace(/\.(.{6})(.{6})/, '. $1-$2 ');
    expect(await unlock(shop.browser(), typed.replace(orderNo.toLowerCase(), orderNo))).toMatchObject({ orderNo });
  });

  test('by order number is for its signed-in owner only [S4.26]', async () => {
    const { browser, customer, orderNo } = await parcel();
    const other = shop.browser();
    await other.signIn();
    for (const asking of [shop.browser(), other])
      expect(await refusalCode(unlock(asking, orderNo))).toEqual(STILL_LOCKED);
    expect(await unlock(browser, orderNo)).toEqual({ orderNo, cardQty: 2 });
    expect((await cards(orderNo))[0]!.notes).toEqual(['issue shop', `receipt ${customer.id}`]);
  });

  test('a second time answers 58019 and records no second event [S4.25][S8.33]', async () => {
    const { browser, orderNo } = await parcel();
    const letter = letterOf(orderNo);
    const ends = await Promise.allSettled(Array.from({ length: 5 }, () => unlock(shop.browser(), letter)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalCode(unlock(browser, orderNo))).toEqual(ALREADY);
    expect((await cards(orderNo))[0]!.notes).toHaveLength(2);
    expect(await refusalCode(unlock(shop.browser(), orderNo))).toEqual(STILL_LOCKED);
  });

  test('leaves a card locked that wrong PINs have locked too', async () => {
    const { browser, orderNo } = await parcel();
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update card set wrong_pins = 5 from order_line
        where order_line.id = card.order_line_id and order_no = ${orderNo} and unit_no = 1`.execute(transaction),
    );
    await unlock(browser, orderNo);
    expect(await cards(orderNo)).toMatchObject([{ is_locked: true }, { is_locked: false }]);
  });

  test('needs a paid order with posted cards', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    await fund(shop, customer, 1_000_00n);
    const unpaid = await order(browser, { paymentMean: 'wallet', lines: [BY_POST] });
    expect(await refusalCode(unlock(browser, unpaid))).toEqual(STILL_LOCKED);
    const digital = await buy(shop, browser, customer, line());
    expect(await refusalCode(unlock(browser, digital))).toEqual(ALREADY);
  });

  test('before the cards are issued makes them unlocked from the start', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    await fund(shop, customer, 1_000_00n);
    const orderNo = await order(browser, { paymentMean: 'wallet', lines: [BY_POST] });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    await unlock(browser, orderNo);
    await shop.work();
    expect(await cards(orderNo)).toMatchObject([{ is_locked: false }, { is_locked: false }]);
    expect(await shop.broken()).toEqual([]);
  });

  test('needs a captcha, which does not authorise [S7.102]', async () => {
    const { browser, orderNo } = await parcel();
    const without = browser.call(calls.unlockOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await refusalCode(without)).toMatchObject({ code: '80000' });
  });

  test('by guessed numbers and secrets opens nothing, and discloses nothing: 200 of the 100,000 of a night', async () => {
    const { orderNo } = await parcel();
    const guesses = Array.from({ length: 200 }, (_, at) => {
      if (at % 2 === 0) return `${digits(systemRandom, 4)}-${digits(systemRandom, 4)}-${digits(systemRandom, 4)}`;
      const secret = unlockSecret(systemRandom.bytes(UNLOCK_SECRET_BYTES));
      return formatUnlockReference({ orderNo: orderNumber(orderNo)!, secret });
    });
    let limited = 0;
    for (const guess of [...guesses, orderNo, '<b>', `${orderNo}.`]) {
      const { code } = await refusalCode(unlock(shop.browser(), guess));
      if (code === '42900') {
        limited += 1;
        shop.wait(11);
      } else expect(code).toBe('58018');
    }
    expect(limited).toBeGreaterThan(0);
    expect(await cards(orderNo)).toMatchObject([{ is_locked: true }, { is_locked: true }]);
  });

  test('uses a secret that is stored nowhere', async () => {
    const { orderNo } = await parcel();
    const [, secret = ''] = letterOf(orderNo).split('.');
    expect(secret).toHaveLength(26);
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select to_jsonb(order_unlock) as unlocked, to_jsonb(purchase) as bought
        from purchase left join order_unlock using (order_no)`.execute(transaction),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
