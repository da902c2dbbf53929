/** A guest's order in another browser: a code sent to the order's email opens that order alone. */
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { openPost, type Post } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, order, refusalCode } from './testing.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64');

const ask = async (browser: Browser, orderNo: string): Promise<string> => {
  const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
  return (await browser.call(calls.sendOrderCode, { aggregatorBuId: UNIT, orderNo, captchaToken })).reference;
};

const confirm = async (browser: Browser, tokenId: string, code: string): Promise<boolean> =>
  (await browser.call(calls.confirmOrderCode, { aggregatorBuId: UNIT, tokenId, code })).isRight;

describe('the code that opens an order', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  const mailsAbout = async (orderNo: string) => {
    await shop.work(post.deliver);
    return post.mails.filter(({ text }) => text.includes(orderNo));
  };

  const codeFor = async (orderNo: string): Promise<string> =>
    /\b\d{6}\b/.exec((await mailsAbout(orderNo)).at(-1)!.text)![0];

  /** Another browser of the buyer, after requesting the code. */
  const elsewhere = async (orderNo: string) => {
    const browser = shop.browser();
    const tokenId = await ask(browser, orderNo);
    return { browser, tokenId, code: await codeFor(orderNo) };
  };

  test('lets the browser see the order and send its receipt, and nothing else [S2.37][S4.14]', async () => {
    const buyer = shop.browser();
    const orderNo = await order(buyer, { paymentMean: 'bankTransfer' });
    const other = await order(buyer, { paymentMean: 'bankTransfer' });
    const { browser, tokenId, code } = await elsewhere(orderNo);
    expect(await refusalCode(detail(browser, orderNo))).toMatchObject({ code: '40400' });
    expect(await confirm(browser, tokenId, code)).toBe(true);
    expect(await detail(browser, orderNo)).toMatchObject({ orderNo, bankTransfer: { bic: 'OFFRFRPPXXX' } });
    const upload = { aggregatorBuId: UNIT, orderNo, receiptImage: PNG, fileName: 'virement.png' };
    expect(await browser.call(calls.uploadPaymentReceipt, upload)).toEqual({ orderNo });
    expect((await detail(buyer, orderNo)).receipt).toMatchObject({ fileName: 'virement.png' });
    expect(await refusalCode(detail(browser, other))).toMatchObject({ code: '40400' });
    const cancelling = browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await refusalCode(cancelling)).toMatchObject({ code: '40400' });
    expect(await refusalCode(detail(shop.browser(), orderNo))).toMatchObject({ code: '40400' });
  });

  test('is valid in the browser that requested it, for ten minutes and five attempts [S4.62][A-82]', async () => {
    const orderNo = await order(shop.browser());
    const { browser, tokenId, code } = await elsewhere(orderNo);
    const thief = shop.browser();
    expect(await confirm(thief, tokenId, code)).toBe(false);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(await confirm(browser, tokenId, wrong)).toBe(false);
    expect(await confirm(browser, tokenId, code)).toBe(false);
    shop.wait(2);
    const again = await elsewhere(orderNo);
    shop.wait(11);
    expect(await confirm(again.browser, again.tokenId, again.code)).toBe(false);
    for (const asking of [thief, browser, again.browser])
      expect(await refusalCode(detail(asking, orderNo))).toMatchObject({ code: '40400' });
  });

  test('is requested with the same answer for an unknown order, and nothing is sent [A-82]', async () => {
    const browser = shop.browser();
    const missing = '9999-999-999';
    const tokenId = await ask(browser, missing);
    expect(tokenId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await mailsAbout(missing)).toEqual([]);
    expect(await confirm(browser, tokenId, '123456')).toBe(false);
    expect(await refusalCode(ask(browser, missing))).toMatchObject({ code: '42900' });
    const there = await order(shop.browser());
    await ask(browser, there);
    expect(await refusalCode(ask(browser, there))).toMatchObject({ code: '42900' });
  });

  test('is replaced by a link to the account for a customer’s order, and no code is accepted [S2.37]', async () => {
    const buyer = shop.browser();
    const customer = await buyer.signIn();
    const orderNo = await order(buyer, { custId: customer.id });
    const browser = shop.browser();
    const tokenId = await ask(browser, orderNo);
    const [mail] = await mailsAbout(orderNo);
    expect(mail!.subject).toBe(`Votre commande ${orderNo} est dans votre compte`);
    expect(mail!.text).toContain('/FR/account/orders');
    expect(mail!.text).not.toMatch(/\b\d{6}\b/);
    expect(await confirm(browser, tokenId, '123456')).toBe(false);
    expect(await refusalCode(detail(browser, orderNo))).toMatchObject({ code: '40400' });
  });
});
