/** A card that was sent to a wrong address: its buyer sends it to a corrected one, which voids what was sent before. */
import { calls } from '@offrande/api-client/contract';
import type { CallOptions } from '@offrande/api-client/client';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { openPost, type Post } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, refusalCode } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';

const WRONG = 'wrong@example.test';
const RIGHT = 'right@example.test';

const cardsOf = async (browser: Browser, orderNo: string) =>
  (await browser.call(calls.sentCards, { aggregatorBuId: UNIT, orderNo })).cards;

const send = async (
  browser: Browser,
  { orderNo, card }: { orderNo: string; card: { cardId: string } },
  to: { receiverEmail?: string; mobileNo?: string } = { receiverEmail: RIGHT },
  options: CallOptions = {},
) => {
  const captchaToken = await solveCaptcha(browser, 'cardResend');
  return browser.call(
    calls.cardResend,
    { aggregatorBuId: UNIT, orderNo, cardId: card.cardId, ...to, captchaToken },
    options,
  );
};

const secretsIn = (text: string) => ({
  cardNumber: /(?:\d{4} ?){4}/.exec(text)![0].trim(),
  pinCode: /Code PIN\s*: (\d{6})|PIN: (\d{6})|: (\d{6})\n/.exec(text)!.slice(1).find(Boolean)!,
  page: new URL(/https?:\/\/\S+\/media\/card\/\S+/.exec(text)![0]).pathname,
});

describe('a card sent to a wrong address', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  /** A card that was bought and sent, its buyer, and what the wrong recipient got. */
  const sentWrong = async (changes: Partial<OrderPayloadLine> = {}) => {
    const browser = shop.browser();
    const lines = [line({ receiverEmail: WRONG, ...changes })];
    const orderNo = await order(browser, { paymentMean: 'bankTransfer', lines });
    const money = { amountMinor: 50_00n, currency: 'EUR', reference: orderNo, actor: 'Ada' };
    await confirmTransfer(shop.shop, shop.shop.units.get(UNIT)!, orderNo, money);
    for (let turns = 0; turns < 3; turns += 1) await shop.work(post.deliver);
    const [card] = await cardsOf(browser, orderNo);
    return { browser, orderNo, card: card!, mail: post.mails.filter(({ to }) => to === WRONG).at(-1) };
  };

  const opens = async ({ cardNumber, pinCode }: { cardNumber: string; pinCode: string }): Promise<boolean> => {
    const call = shop.browser().call(calls.queryCard, { aggregatorBu: UNIT, cardNumber, pinCode, cartList: [] });
    return call.then(
      () => true,
      () => false,
    );
  };

  test('is listed with its address and time, only for those who may see the order [S7.94]', async () => {
    const sent = await sentWrong();
    expect(sent.card).toMatchObject({ email: WRONG, mobile: null, receiverName: 'Camille Roux', hindrance: null });
    expect(Date.parse(sent.card.sentAt!)).toBeLessThanOrEqual(shop.shop.clock().getTime());
    const other = shop.browser();
    expect(await refusalCode(cardsOf(other, sent.orderNo))).toMatchObject({ code: '40400' });
    await other.signIn();
    expect(await refusalCode(cardsOf(other, sent.orderNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(send(other, sent))).toMatchObject({ code: '40400' });
    expect((await sentWrong({ deliverType: 'pdf' })).card).toBeUndefined();
  });

  test('goes to the corrected address once per key; the earlier mail opens nothing, and the card number stays [S7.94][S8.53][A-95]', async () => {
    const sent = await sentWrong();
    const before = secretsIn(sent.mail!.text);
    expect(await opens(before)).toBe(true);
    expect((await shop.browser().raw(before.page)).status).toBe(200);
    const reader = shop.browser();
    const history = async () =>
      reader.call(calls.cardTransactions, {
        aggregatorBuId: UNIT,
        cardNumber: before.cardNumber,
        pageNo: 1,
        captchaToken: await solveCaptcha(reader, 'cardTransactions'),
      });
    const { cardNumber, pinCode } = before;
    await reader.call(calls.queryCard, { aggregatorBu: UNIT, cardNumber, pinCode });
    expect((await history()).totalCount).toBeGreaterThan(0);
    const key = { idempotencyKey: 'corrected-under-one-key' };
    for (let times = 0; times < 2; times += 1)
      expect(await send(sent.browser, sent, { receiverEmail: RIGHT }, key)).toEqual({ receiverEmail: RIGHT });
    await shop.work(post.deliver);
    const mails = post.mails.filter(({ to }) => to === RIGHT);
    expect(mails).toHaveLength(1);
    const after = secretsIn(mails[0]!.text);
    expect(after.cardNumber).toBe(before.cardNumber);
    expect([await opens(before), await opens(after)]).toEqual([false, true]);
    expect(await refusalCode(history())).toMatchObject({ code: '40400' });
    const page = await shop.browser().raw(before.page);
    expect(page.status).toBe(410);
    const said = await page.text();
    expect(said).toContain('Nora Petit');
    expect(said).not.toContain(after.pinCode);
    expect((await shop.browser().raw(`${before.page}/print`)).status).toBe(410);
    expect((await shop.browser().raw(after.page)).status).toBe(200);
    expect((await cardsOf(sent.browser, sent.orderNo))[0]).toMatchObject({ email: RIGHT });
    expect(await shop.broken()).toEqual([]);
  });

  test('goes to the same address again with the same PIN, at most five times a day [S7.94]', async () => {
    const sent = await sentWrong();
    const before = secretsIn(sent.mail!.text);
    await send(sent.browser, sent, { receiverEmail: WRONG.toUpperCase() });
    await shop.work(post.deliver);
    expect(secretsIn(post.mails.at(-1)!.text)).toEqual(before);
    for (let times = 0; times < 4; times += 1) await send(sent.browser, sent, { receiverEmail: WRONG });
    expect(await refusalCode(send(sent.browser, sent))).toMatchObject({ code: '42900' });
  });

  test('needs a mobile number for SMS, and an email as well for both channels', async () => {
    const sent = await sentWrong({ deliverType: 'emailAndSms', receiverMobileNo: '+33612345678' });
    expect(sent.card).toMatchObject({ email: WRONG, mobile: '+33612345678' });
    expect(await refusalCode(send(sent.browser, sent))).toMatchObject({ detail: { field: 'mobileNo' } });
    expect(await refusalCode(send(sent.browser, sent, { mobileNo: '+33612345679' }))).toMatchObject({
      detail: { field: 'receiverEmail' },
    });
    await send(sent.browser, sent, { receiverEmail: RIGHT, mobileNo: '+33612345679' });
    await shop.work(post.deliver);
    expect(post.texts.at(-1)).toMatchObject({ to: '+33612345679' });
    expect(post.mails.at(-1)).toMatchObject({ to: RIGHT });
  });

  test('cannot be redirected once someone has claimed or used it, and the refusal says why [A-95]', async () => {
    const sent = await sentWrong();
    const { cardNumber, pinCode } = secretsIn(sent.mail!.text);
    const holder = shop.browser();
    await holder.signIn();
    const captchaToken = await solveCaptcha(holder, 'cardImport');
    await holder.call(calls.applyCard, { aggregatorBuId: UNIT, cardNumber, pinCode, captchaToken });
    expect((await cardsOf(sent.browser, sent.orderNo))[0]).toMatchObject({ hindrance: 'CardTaken' });
    expect(await refusalCode(send(sent.browser, sent))).toMatchObject({
      code: '12003',
      detail: { reason: 'CardTaken' },
    });
    expect(await opens({ cardNumber, pinCode })).toBe(true);
  });
});
