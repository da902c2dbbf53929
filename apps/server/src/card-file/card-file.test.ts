import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openPost, paidBatch, type Post, pdfText } from '../delivery/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { createDeliver } from '../worker/topic-delivery.ts';
import { readCells } from './testing.ts';

const DAY_MINUTES = 24 * 60;
const ADDRESS = /http:\S+\/media\/card-file\/\w+\/[\w-]{43}/g;

const take = async (address: string) => fetch(address, { method: 'POST' });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('files of codes', () => {
  let shop: TestShop;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(() => {
    post = openPost(shop);
    shop.logged.length = 0;
  });
  afterAll(() => shop.close());

  const rowsOf = async <Row>(statement: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await statement.execute(transaction);
      return rows as readonly Row[];
    });

  const cardsOf = async (orderNo: string): Promise<readonly { number: string; pin: string; id: string }[]> => {
    const rows = await rowsOf<{ id: string; number_encrypted: string; pin_encrypted: string }>(
      sql`select card.id, number_encrypted, pin_encrypted from card join order_line on order_line.id = card.order_line_id
        where order_no = ${orderNo} order by position, unit_no`,
    );
    return rows.map((row) => ({
      id: row.id,
      number: shop.shop.vault.decrypt('card-number', row.number_encrypted),
      pin: shop.shop.vault.decrypt('card-pin', row.pin_encrypted),
    }));
  };

  /** The URLs in the one message about the cards. */
  const sentAddresses = (orderNo: string): readonly string[] => {
    const mails = post.mails.filter(({ messageId }) => messageId.startsWith(`<buyer-cards.${orderNo}/`));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.attachments).toEqual([]);
    expect(mails[0]!.to).toBe('nora.petit@example.test');
    return mails[0]!.text.match(ADDRESS) ?? [];
  };

  test('a ZIP of PDFs is one message with a URL that viewing does not use up [S1.81][S3.116][A-26]', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 25 }]);
    await shop.work(post.deliver);
    const [address, ...others] = sentAddresses(orderNo);
    expect(others).toEqual([]);
    for (const _look of [1, 2]) {
      const page = await fetch(address!);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<button');
    }
    const response = await take(address!);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="offrande-${orderNo}-zip.zip"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const files = unzipSync(await bytesOf(response));
    const cards = await cardsOf(orderNo);
    expect(Object.keys(files)).toEqual(
      cards.map(({ number }, at) => `${String(at + 1).padStart(4, '0')}-${number.slice(-4)}.pdf`),
    );
    for (const at of [0, 19, 20, 24]) {
      const text = pdfText(Object.values(files)[at]!).replaceAll(' ', '');
      expect(text).toContain(cards[at]!.number);
      expect(text).toContain(cards[at]!.pin);
    }
    expect(post.mails).toHaveLength(2);
  });

  test('spreadsheets of numbers and of URLs come in one message, with every cell a string [S3.117][S3.118][A-26]', async () => {
    const orderNo = await paidBatch(shop, [
      { type: 'cardFile', cards: 5 },
      { type: 'urlFile', cards: 2 },
      { type: 'cardFile', cards: 1 },
    ]);
    await shop.work(post.deliver);
    const [numbers, addresses] = sentAddresses(orderNo);
    const cards = await cardsOf(orderNo);
    const numberCells = readCells(await bytesOf(await take(numbers!)));
    expect(numberCells.slice(1).map((row) => row[2])).toEqual(
      [...cards.slice(0, 5), cards[7]!].map(({ number }) => number),
    );
    expect(numberCells[6]!.slice(0, 5)).toEqual([
      'Offrande, toutes enseignes',
      expect.stringMatching(/^50,00\s€$/),
      cards[7]!.number,
      cards[7]!.pin,
      '2027/11/21',
    ]);
    const addressCells = readCells(await bytesOf(await take(addresses!)));
    expect(addressCells).toHaveLength(3);
    for (const [at, row] of addressCells.slice(1).entries()) {
      const page = await fetch(row.at(-1)!);
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect((await page.text()).replaceAll(' ', '')).toContain(cards[5 + at]!.number);
      const print = await fetch(`${row.at(-1)}/print`);
      expect(pdfText(await bytesOf(print)).replaceAll(' ', '')).toContain(cards[5 + at]!.number);
    }
  });

  test('a link downloads its file once, within 24 hours; a used, ended or unknown one gets the same answer [A-187]', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'cardFile', cards: 2 }]);
    const other = await paidBatch(shop, [{ type: 'cardFile', cards: 2 }]);
    await shop.work(post.deliver);
    const [taken] = sentAddresses(orderNo);
    const [late] = sentAddresses(other);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(taken!)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    shop.wait(24 * 60 - 1);
    expect((await fetch(late!)).status).toBe(200);
    shop.wait(1);
    const unknown = taken!.replace(/[\w-]{43}$/, 'A'.repeat(43));
    const pages = await Promise.all(
      [taken!, late!, unknown, `${shop.shop.publicOrigin}/media/card-file/XX/short`].flatMap((address) => [
        fetch(address),
        take(address),
      ]),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1);
  });

  test('a card’s URL opens only that card', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'urlFile', cards: 2 }]);
    await shop.work(post.deliver);
    const cells = readCells(await bytesOf(await take(sentAddresses(orderNo)[0]!)));
    const [one, two] = cells.slice(1).map((row) => row.at(-1)!);
    const [, mark] = one!.split('.').slice(-2);
    const wrong = [two!.replace(/\.[\w-]{43}$/, `.${mark}`), one!.slice(0, -1), one!.replace(/\.[\w-]{43}$/, '')];
    for (const address of wrong) {
      expect((await fetch(address)).status).toBe(404);
      expect((await fetch(`${address}/print`)).status).toBe(404);
    }
  });

  test('the stored data discloses no number and no secret, and is deleted after thirty days, downloaded or not [A-187]', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 2 }]);
    await shop.work(post.deliver);
    const [address] = sentAddresses(orderNo);
    const pieces = () =>
      rowsOf<{ sealed: Uint8Array }>(
        sql`select sealed from card_file_piece join card_file on card_file.id = file_id where order_no = ${orderNo}`,
      );
    expect(await pieces()).toHaveLength(2);
    for (const { sealed } of await pieces()) expect(Buffer.from(sealed).includes('%PDF')).toBe(false);
    const kept = JSON.stringify(await rowsOf(sql`select * from card_file where order_no = ${orderNo}`));
    expect(kept).not.toContain(address!.split('/').at(-1));
    await take(address!);
    const left = await paidBatch(shop, [{ type: 'cardFile', cards: 1 }]);
    await shop.work(post.deliver);
    const isKept = async (order: string): Promise<boolean> =>
      (
        await rowsOf(
          sql`select 1 as one from card_file_piece join card_file on card_file.id = file_id where order_no = ${order}`,
        )
      ).length > 0;
    shop.wait(30 * DAY_MINUTES);
    await shop.sweep();
    expect([await isKept(orderNo), await isKept(left)]).toEqual([true, true]);
    shop.wait(DAY_MINUTES);
    await shop.sweep();
    expect([await isKept(orderNo), await isKept(left)]).toEqual([false, false]);
  });

  test('a file is resumed after a crash, without printing a card twice', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 50 }]);
    let sealed = 0;
    const dying = {
      ...shop.shop,
      vault: {
        ...shop.shop.vault,
        seal: (...piece: Parameters<typeof shop.shop.vault.seal>) => {
          sealed += 1;
          if (sealed === 30) throw new Error('The power is off');
          return shop.shop.vault.seal(...piece);
        },
      },
    };
    const outlets = { mailer: { send: async () => undefined }, sms: { send: async () => undefined } };
    await shop.work(createDeliver(dying, outlets));
    expect(
      await rowsOf(
        sql`select no from card_file_piece join card_file on card_file.id = file_id where order_no = ${orderNo}`,
      ),
    ).toHaveLength(20);
    shop.wait(1);
    await shop.work(createDeliver(dying, { ...outlets, mailer: { send: async (mail) => void post.mails.push(mail) } }));
    expect(sealed).toBe(30 + 30);
    const files = unzipSync(await bytesOf(await take(sentAddresses(orderNo)[0]!)));
    const cards = await cardsOf(orderNo);
    expect(Object.keys(files).map((name) => name.slice(5, 9))).toEqual(cards.map(({ number }) => number.slice(-4)));
  });

  test('a failed message is retried with the same id and the same URL', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'zip', cards: 1 }]);
    const tried: string[] = [];
    const deliver = createDeliver(shop.shop, {
      mailer: {
        send: async ({ messageId, text }) => {
          if (messageId.startsWith('<buyer-cards')) tried.push(messageId + text);
          if (tried.length < 3) throw new Error('cut after DATA');
        },
      },
      sms: { send: async () => undefined },
    });
    for (let minute = 0; minute < 5; minute += 1) {
      await shop.work(deliver);
      shop.wait(1);
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(tried[0]).toContain(`<buyer-cards.${orderNo}/0@`);
  });

  test('no number or secret appears in the log or in a subject', async () => {
    const orderNo = await paidBatch(shop, [{ type: 'cardFile', cards: 4 }]);
    post.isDown = true;
    await shop.work(post.deliver);
    shop.wait(1);
    post.isDown = false;
    await shop.work(post.deliver);
    await take(sentAddresses(orderNo)[0]!);
    const written = JSON.stringify(shop.logged) + post.mails.map(({ subject }) => subject).join();
    expect(shop.logged.length).toBeGreaterThan(0);
    for (const { number, pin } of await cardsOf(orderNo)) {
      expect(written).not.toContain(number);
      expect(written).not.toContain(pin);
    }
    expect(written).not.toContain(sentAddresses(orderNo)[0]!.split('/').at(-1));
  });
});
