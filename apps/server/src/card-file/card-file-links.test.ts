/** New links to an order's files of codes: for who may see the order and reads the email that it was ordered with. */
import { calls } from '@offrande/api-client/contract';
import { CARD_FILE_NEW_LINKS } from '@offrande/domain/card-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { openPost, paidBatch, type Post } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';

const ADDRESS = /http:\S+\/media\/card-file\/\w+\/[\w-]{43}/;
const DAY_MINUTES = 24 * 60;

const take = async (address: string): Promise<number> => (await fetch(address, { method: 'POST' })).status;

const filesOf = async (browser: Browser, orderNo: string) =>
  (await browser.call(calls.cardFiles, { aggregatorBuId: UNIT, orderNo })).files;

const renew = (
  browser: Browser,
  { orderNo, fileId }: { readonly orderNo: string; readonly fileId: string },
  proof: { readonly tokenId: string; readonly code: string },
) => browser.call(calls.renewFileLink, { aggregatorBuId: UNIT, orderNo, fileId, ...proof });

describe('a new link to a file', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  /** An order with a ZIP of cards, its one file, and the link that was mailed. */
  const orderedZip = async (browser = shop.browser()) => {
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 2 }], browser);
    await shop.work(post.deliver);
    const mail = post.mails.find(({ messageId }) => messageId.startsWith(`<buyer-cards.${orderNo}/`));
    const [file] = await filesOf(browser, orderNo);
    return { browser, orderNo, fileId: file!.fileId, mailed: ADDRESS.exec(mail!.text)![0] };
  };

  const askCode = async (browser: Browser, asked: { readonly orderNo: string; readonly fileId: string }) => {
    const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
    const request = { aggregatorBuId: UNIT, orderNo: asked.orderNo, fileId: asked.fileId, captchaToken };
    const tokenId = (await browser.call(calls.sendFileCode, request)).reference;
    await shop.work(post.deliver);
    const mail = post.mails.findLast(({ text }) => text.includes(asked.orderNo) && /\b\d{6}\b/.test(text));
    shop.wait(2);
    return { tokenId, code: /\b\d{6}\b/.exec(mail!.text)![0] };
  };

  test('takes the place of the one before, downloads once more, and lives a day [S3.116][A-187]', async () => {
    const zip = await orderedZip();
    expect(await take(zip.mailed)).toBe(200);
    expect((await filesOf(zip.browser, zip.orderNo))[0]).toMatchObject({
      type: 'zip',
      cards: 2,
      takenAt: expect.any(String),
      newLinks: 0,
    });
    const answer = await renew(zip.browser, zip, await askCode(zip.browser, zip));
    expect(answer.isRight).toBe(true);
    expect(await take(zip.mailed)).toBe(404);
    expect(await take(answer.fileUrl!)).toBe(200);
    expect(await take(answer.fileUrl!)).toBe(404);
    const second = await renew(zip.browser, zip, await askCode(zip.browser, zip));
    shop.wait(DAY_MINUTES);
    expect(await take(second.fileUrl!)).toBe(404);
    expect((await filesOf(zip.browser, zip.orderNo))[0]).toMatchObject({ takenAt: null, newLinks: 2 });
  });

  test('is the same link for the same code, which counts once: an answer that was lost costs nothing [A-187]', async () => {
    const zip = await orderedZip();
    const proof = await askCode(zip.browser, zip);
    const answers = [await renew(zip.browser, zip, proof), await renew(zip.browser, zip, proof)];
    expect(answers[1]).toEqual(answers[0]);
    expect((await filesOf(zip.browser, zip.orderNo))[0]).toMatchObject({ newLinks: 1 });
  });

  test('is made three times at most, and never once the file is deleted [A-187]', async () => {
    const zip = await orderedZip();
    for (let made = 0; made < CARD_FILE_NEW_LINKS; made += 1)
      expect((await renew(zip.browser, zip, await askCode(zip.browser, zip))).fileUrl).toMatch(ADDRESS);
    expect(await refusalCode(askCode(zip.browser, zip))).toMatchObject({ status: 422 });

    const late = await orderedZip();
    const proof = await askCode(late.browser, late);
    // A guest's browser is not remembered for as long as the file is kept.
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update card_file set kept_until = ${new Date(shop.shop.clock().getTime() - 1)} where id = ${late.fileId}::uuid`.execute(
        transaction,
      ),
    );
    expect(await renew(late.browser, late, proof)).toEqual({ isRight: true, fileUrl: null });
    expect(await take(late.mailed)).toBe(404);
    expect(await refusalCode(askCode(late.browser, late))).toMatchObject({ status: 422 });
  });

  test('needs the code: a wrong one, one of another order and one of another browser get none [A-82][A-187]', async () => {
    const [zip, other] = [await orderedZip(), await orderedZip()];
    const { tokenId, code } = await askCode(zip.browser, zip);
    const wrong = code === '000000' ? '000001' : '000000';
    const none = { isRight: false, fileUrl: null };
    expect(await renew(zip.browser, zip, { tokenId, code: wrong })).toEqual(none);
    expect(await renew(other.browser, other, { tokenId, code })).toEqual(none);
    const second = await orderedZip(zip.browser);
    expect(await renew(zip.browser, second, { tokenId, code })).toEqual(none);
    const mixed = renew(zip.browser, { orderNo: zip.orderNo, fileId: other.fileId }, { tokenId, code });
    expect(await refusalCode(mixed)).toMatchObject({ code: '40400' });
    expect(await take(zip.mailed)).toBe(200);
  });

  test('of an order that is not the caller’s does not exist, and sends nothing [A-187]', async () => {
    const zip = await orderedZip();
    const stranger = shop.browser();
    const sent = post.mails.length;
    expect(await refusalCode(filesOf(stranger, zip.orderNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(askCode(stranger, zip))).toMatchObject({ code: '40400' });
    const proof = await askCode(zip.browser, zip);
    expect(await refusalCode(renew(stranger, zip, proof))).toMatchObject({ code: '40400' });
    expect(post.mails).toHaveLength(sent + 1);
  });

  test('is counted once however often one code is sent at once [A-187]', async () => {
    const zip = await orderedZip();
    const proof = await askCode(zip.browser, zip);
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(zip.browser, zip, proof)));
    expect(new Set(answers.map(({ fileUrl }) => fileUrl)).size).toBe(1);
    expect((await filesOf(zip.browser, zip.orderNo))[0]).toMatchObject({ newLinks: 1 });
  });
});
