/** Printing and sending a card again. */
import { calls } from '@offrande/api-client/contract';
import type { CallOptions } from '@offrande/api-client/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { sql } from 'kysely';
import { decryptCardNumber } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { loadResentCard } from '../issued-card/load-issued-card.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, refusalCode, TRIAL_CARD } from '../order/testing.ts';
import { buy, cardHolder, storedCard } from '../card/testing.ts';

const print = async (browser: Browser, cardNumber: string) =>
  (await browser.call(calls.cardPrint, { aggregatorBuId: UNIT, cardNumber })).pdfUrl;

const resend = async (browser: Browser, cardNumber: string, receiverEmail: string, options: CallOptions = {}) => {
  const captchaToken = await solveCaptcha(browser, 'cardResend');
  const request = { aggregatorBuId: UNIT, cardNumber, receiverEmail, captchaToken };
  return browser.call(calls.cardResend, request, options);
};

const block = (browser: Browser, cardNumber: string) =>
  browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber, action: 'Block' });

describe('copies of a card', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('a print is a PDF for the owner’s browser, for ten minutes [S3.100][S7.93]', async () => {
    const { browser, card } = await cardHolder(shop);
    const pdfUrl = await print(browser, card.cardNumber);
    const answer = await browser.raw(pdfUrl);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="offrande-\d{4}\.pdf"$/);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const other = shop.browser();
    await other.signIn();
    expect((await other.raw(pdfUrl)).status).toBe(404);
    expect((await shop.browser().raw(pdfUrl)).status).toBe(404);
    expect((await browser.raw(`${pdfUrl.slice(0, -4)}AAAA`)).status).toBe(404);
    shop.wait(11);
    expect((await browser.raw(pdfUrl)).status).toBe(404);
  });

  test('a blocked card is neither printed nor sent, not even through a URL issued before [A-86]', async () => {
    const { browser, card } = await cardHolder(shop);
    const pdfUrl = await print(browser, card.cardNumber);
    await block(browser, card.cardNumber);
    expect((await browser.raw(pdfUrl)).status).toBe(404);
    const refused = { code: '12003', detail: { reason: 'CardBlocked' } };
    expect(await refusalCode(print(browser, card.cardNumber))).toMatchObject(refused);
    expect(await refusalCode(resend(browser, card.cardNumber, 'camille@example.test'))).toMatchObject(refused);
  });

  test('a resend goes to the named address once per key, whatever captcha a retry carries [S7.94][S8.53]', async () => {
    const { browser, card } = await cardHolder(shop);
    shop.delivered.length = 0;
    const idempotencyKey = 'resend-under-one-key';
    const send = () => resend(browser, card.cardNumber, 'Camille@example.test', { idempotencyKey });
    expect([await send(), await send()]).toEqual([
      { receiverEmail: 'Camille@example.test' },
      { receiverEmail: 'Camille@example.test' },
    ]);
    await shop.work();
    expect(shop.delivered).toMatchObject([{ topic: 'card-resend' }]);
    const unit = shop.shop.units.get(UNIT)!;
    const { pin } = await storedCard(shop, card.cardNumber);
    expect(await loadResentCard(shop.shop, unit, shop.delivered[0]!.subject)).toMatchObject({
      receiverEmail: 'Camille@example.test',
      card: { cardNumber: card.cardNumber, pin },
    });
  });

  test('a resend needs an address and a captcha, and a card is sent at most five times a day [S7.94]', async () => {
    const { browser, card } = await cardHolder(shop);
    const { cardNumber } = card;
    expect(await refusalCode(resend(browser, cardNumber, 'nobody'))).toMatchObject({
      detail: { field: 'receiverEmail' },
    });
    const request = { aggregatorBuId: UNIT, cardNumber, receiverEmail: 'camille@example.test' };
    expect(await refusalCode(browser.call(calls.cardResend, request))).toMatchObject({ code: '80000' });
    for (let times = 0; times < 5; times += 1) await resend(browser, cardNumber, 'camille@example.test');
    expect(await refusalCode(resend(browser, cardNumber, 'camille@example.test'))).toMatchObject({ code: '42900' });
  });

  test('the cards of an order can be resent only to the receiver named in the order [S7.94]', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await buy(shop, browser, customer, line({ qty: 2, receiverEmail: 'camille.roux@example.test' }));
    shop.delivered.length = 0;
    const send = async (asking: Browser, receiverEmail = 'Camille.Roux@example.test') => {
      const captchaToken = await solveCaptcha(asking, 'cardResend');
      return asking.call(calls.cardResend, { aggregatorBuId: UNIT, orderNo, receiverEmail, captchaToken });
    };
    await send(browser);
    await shop.work();
    expect(shop.delivered.map(({ topic }) => topic)).toEqual(['card-resend', 'card-resend']);
    expect(await refusalCode(send(browser, 'nora.petit@example.test'))).toMatchObject({ code: '40400' });
    const other = shop.browser();
    expect(await refusalCode(send(other))).toMatchObject({ code: '40400' });
    await other.signIn();
    expect(await refusalCode(send(other))).toMatchObject({ code: '40400' });
    const issued = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{
        number_encrypted: string;
      }>`select number_encrypted from card join order_line on order_line.id = card.order_line_id
        where order_no = ${orderNo}`.execute(transaction),
    );
    for (const { number_encrypted } of issued.rows) {
      const cardNumber = decryptCardNumber(shop.shop.vault, number_encrypted);
      const { pin: pinCode } = await storedCard(shop, cardNumber);
      const captchaToken = await solveCaptcha(other, 'cardImport');
      await other.call(calls.applyCard, { aggregatorBuId: UNIT, cardNumber, pinCode, captchaToken });
    }
    expect(await refusalCode(send(browser))).toMatchObject({ code: '40400' });
  });

  test('are for the owner only; a card that was not sold here can be printed too', async () => {
    const { card } = await cardHolder(shop);
    const other = shop.browser();
    for (const ask of [print, (browser: Browser, number: string) => resend(browser, number, 'a@example.test')] as const)
      expect(await refusalCode(ask(shop.browser(), card.cardNumber))).toMatchObject({ code: '40100' });
    await other.signIn();
    for (const ask of [print, (browser: Browser, number: string) => resend(browser, number, 'a@example.test')] as const)
      expect(await refusalCode(ask(other, card.cardNumber))).toMatchObject({ code: '40400' });
    const captchaToken = await solveCaptcha(other, 'cardImport');
    const { cardNumber, pinCode } = TRIAL_CARD;
    await other.call(calls.applyCard, { aggregatorBuId: UNIT, cardNumber, pinCode, captchaToken });
    expect((await other.raw(await print(other, cardNumber))).status).toBe(200);
  });
});
