/** The files that a company uploaded before: listed, used again, and told before their rows are ordered again. */
import { createPreviousFileGateway } from '@offrande/api-client/company';
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { BULK_FILE_DAYS } from '@offrande/domain/previous-file';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { toXlsx } from '@offrande/sheets';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { order, refusalCode } from '../order/testing.ts';
import { uuid } from '../random.ts';
import { csv } from './testing.ts';

const euro = currency('EUR', 2);
const DAY_MINUTES = 24 * 60;
const HEADER = ['Email', 'Amount', 'First name', 'Last name', 'Message'];
const row = (at: number): string[] => [`r${at}@example.test`, '50', 'Camille', 'Roux', '-10 %; "Bravo", + 1'];

const refused = async (asked: Promise<unknown>) => (await refusalCode(asked)).code;

describe('the files that a company uploaded before', () => {
  let shop: TestShop;
  let browser: Browser;
  let company: Customer;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    browser = shop.browser();
    company = await browser.signIn({
      memberType: 'business',
      contractLevel: 'registered',
      firstName: 'Ana',
      lastName: 'Roux',
    });
  });

  const change = (query: ReturnType<typeof sql>) =>
    inUnit(shop.shop.connection, UNIT, (transaction) => query.execute(transaction));
  /** Rows with these numbers. */
  const upload = async (
    numbers: readonly number[],
    changes: Partial<RequestOf<typeof calls.uploadFile>> = {},
    asking: Browser = browser,
  ) => {
    shop.wait(1);
    const answer = await asking.call(calls.uploadFile, {
      aggregatorBuId: UNIT,
      custId: company.id,
      itemCode: 'offrande',
      deliverType: 'email',
      fileName: 'noel.csv',
      fileContent: csv([HEADER, ...numbers.map(row)]).toString('base64'),
      ...changes,
    });
    expect(answer.errors).toEqual([]);
    return answer;
  };
  const gatewayOf = (asking: Browser = browser) => createPreviousFileGateway(asking.client, euro);
  const list = async (asking: Browser = browser, page = 1) =>
    (await gatewayOf(asking).fetchPreviousFiles(company.id, page)).items;
  const read = (uploadId: string | null, asking: Browser = browser, custId = company.id) =>
    gatewayOf(asking).readPreviousFile({ custId, uploadId: uploadId ?? '' });

  /** Somebody else who acts for the company. */
  const colleague = async (role: 'buyer' | 'approver') => {
    const accountId = uuid(shop.shop.random);
    await change(sql`with person as (insert into company_person (id, bu_id, email, first_name, last_name, created_at)
        values (${accountId}::uuid, ${UNIT}, ${`${accountId}@example.test`}, 'Luc', 'Petit', now()))
      insert into company_seat (company_id, person_id, bu_id, role, joined_at, chosen_at)
      values (${company.id}::uuid, ${accountId}::uuid, ${UNIT}, ${role}, now(), now())`);
    const own = shop.browser();
    await own.signIn({ ...company, accountId });
    return { browser: own, accountId };
  };

  const encode = Schema.encodeSync(draftLineFromWire(euro));
  const lineOf = (uploadId: string | null, cards: number) => ({
    ...newLine('1', 'offrande', euro),
    amount: money(50 * cards, euro),
    quantity: cards,
    file: { cards, type: 'csv' as const, name: 'noel.csv', uploads: [uploadId ?? ''] },
    delivery: { type: 'email', date: null } as const,
    sender: { name: 'Ana Atelier', email: 'ana@example.test' },
  });
  const saveDraft = async (uploadId: string | null, cards: number): Promise<string> => {
    const lines = [encode(lineOf(uploadId, cards)) as Record<string, Schema.Json>];
    return (await browser.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: company.id, lines })).tempId;
  };
  const orderFile = async (uploadId: string | null, cards: number): Promise<string> => {
    const tempId = await saveDraft(uploadId, cards);
    shop.wait(1);
    return order(browser, { tempId, custId: company.id, lines: [orderPayloadLine(lineOf(uploadId, cards))] });
  };

  test('are listed with name, day, person, cards and sum, the newest first [S7.21][A-183]', async () => {
    const first = await upload([1, 2], { fileName: '../noel.csv' });
    const { browser: other } = await colleague('buyer');
    const second = await upload([3], { fileName: 'mars.csv' }, other);
    const files = await list();
    const now = shop.shop.clock().getTime();
    expect(files).toEqual([
      {
        uploadId: second.uploadId,
        fileName: 'mars.csv',
        itemCode: 'offrande',
        productName: expect.stringMatching(/\S/),
        deliveryType: 'email',
        uploadedAt: now,
        uploadedBy: 'Luc Petit',
        cards: 1,
        amount: money('50', euro),
        order: null,
        isInSavedCart: false,
      },
      expect.objectContaining({
        uploadId: first.uploadId,
        fileName: 'noel.csv',
        uploadedAt: now - 60_000,
        uploadedBy: 'Ana Roux',
        cards: 2,
        amount: money('100', euro),
      }),
    ]);
    expect(await list(other)).toEqual(files);
  });

  test('are one for the same rows: the one of the last upload [S7.21][A-186]', async () => {
    const { uploadId } = await upload([1, 2]);
    await upload([3]);
    const { browser: other } = await colleague('approver');
    expect((await upload([1, 2], { fileName: 'again.csv' }, other)).uploadId).toBe(uploadId);
    expect((await list()).map(({ fileName, uploadedBy }) => [fileName, uploadedBy])).toEqual([
      ['again.csv', 'Luc Petit'],
      ['noel.csv', 'Ana Roux'],
    ]);
  });

  test('come ten at a time, each once, with their number; a page beyond the last is empty [S7.21]', async () => {
    const { uploadId } = await upload([1], { fileName: '0.csv' });
    await change(sql`insert into bulk_file (upload_id, bu_id, owner_id, content_hash, file_name, item_code, delivery_type, cards, amount,
        rows, uploaded_at)
      select gen_random_uuid(), bu_id, owner_id, at::text, at || '.csv', item_code, delivery_type, cards, amount, rows,
        uploaded_at + at * interval '1 second' from bulk_file, generate_series(1, 11) as at where upload_id = ${uploadId}`);
    const pages = await Promise.all([1, 2, 3].map((page) => gatewayOf().fetchPreviousFiles(company.id, page)));
    expect(pages.map(({ items, totalCount }) => [items.length, totalCount])).toEqual([
      [10, 12],
      [2, 12],
      [0, 12],
    ]);
    const names = pages.flatMap(({ items }) => items.map(({ fileName }) => fileName));
    expect(names).toEqual(Array.from({ length: 12 }, (_, at) => `${11 - at}.csv`));
  });

  test('give rows that are the same file when they are chosen again, whatever they contain [S7.21][A-186]', async () => {
    const { uploadId } = await upload([1, 2, 1]);
    const { fileName, itemCode, deliveryType, cells } = await read(uploadId);
    expect({ fileName, itemCode, deliveryType }).toEqual({
      fileName: 'noel.csv',
      itemCode: 'offrande',
      deliveryType: 'email',
    });
    const again = await upload([], {
      fileName: 'noel.xlsx',
      fileContent: Buffer.from(toXlsx(cells)).toString('base64'),
    });
    expect(again).toMatchObject({ uploadId, cards: 3, amount: '150.00', ignored: [] });
  });

  test('say whether their cards were ordered and as which order, the latest of them; cancelled orders do not count [S7.21]', async () => {
    const { uploadId } = await upload([1, 2]);
    const states = async () =>
      (await list()).map(({ order: placed, isInSavedCart }) => [placed?.orderNo, isInSavedCart]);
    expect(await states()).toEqual([[undefined, false]]);
    await saveDraft(uploadId, 2);
    expect(await states()).toEqual([[undefined, true]]);
    const first = await orderFile(uploadId, 2);
    expect(await states()).toEqual([[first, true]]);
    expect((await list())[0]?.order?.orderedAt).toBe(shop.shop.clock().getTime());
    const second = await orderFile(uploadId, 2);
    expect(await states()).toEqual([[second, true]]);
    await change(sql`update purchase set state = 'canceled' where order_no = ${second}`);
    expect(await states()).toEqual([[first, true]]);
    await change(sql`update purchase set state = 'canceled' where order_no = ${first}`);
    expect(await states()).toEqual([[undefined, true]]);
  });

  test('are told when the same rows are uploaded again after an order, also in another file, for another card, or after the file is gone [A-141][A-186]', async () => {
    const { uploadId, order: none } = await upload([1, 2]);
    const orderNo = await orderFile(uploadId, 2);
    const orderedAt = shop.shop.clock().getTime();
    expect(none).toBeNull();
    const told = { orderNo, orderedAt };
    expect((await upload([1, 2], { fileName: 'other.csv' })).order).toEqual(told);
    expect((await upload([1, 2], { itemCode: 'nacre' })).order).toEqual(told);
    expect((await list()).map(({ itemCode, order: placed }) => [itemCode, placed?.orderNo])).toEqual([
      ['nacre', undefined],
      ['offrande', orderNo],
    ]);
    expect((await upload([2, 1])).order).toBeNull();
    await change(sql`delete from bulk_file where upload_id = ${uploadId}`);
    expect((await upload([1, 2])).order).toEqual(told);
    const other = shop.browser();
    const { id } = await other.signIn({ memberType: 'business', contractLevel: 'registered' });
    expect((await upload([1, 2], { custId: id }, other)).order).toBeNull();
  });

  test('are there for thirty days after the last upload, and longer while a draft names them; then they are not found [S7.21]', async () => {
    const [forgotten, drafted] = [await upload([1]), await upload([2])];
    await saveDraft(drafted.uploadId, 1);
    shop.wait(BULK_FILE_DAYS * DAY_MINUTES - 2);
    const again = shop.browser();
    await again.signIn(company);
    expect(await list(again)).toHaveLength(2);
    expect((await read(forgotten.uploadId, again)).cells).toHaveLength(2);
    shop.wait(1);
    expect((await list(again)).map(({ uploadId }) => uploadId)).toEqual([drafted.uploadId]);
    expect(await refused(read(forgotten.uploadId, again))).toBe('40400');
    expect((await read(drafted.uploadId, again)).cells).toHaveLength(2);
  });

  test('are nobody else’s: foreign, deleted and unknown ones are not found alike [S7.21][A-183]', async () => {
    const { uploadId } = await upload([1]);
    const other = shop.browser();
    const { id } = await other.signIn({ memberType: 'business', contractLevel: 'registered' });
    expect((await gatewayOf(other).fetchPreviousFiles(id, 1)).items).toEqual([]);
    const gone = (await upload([2])).uploadId;
    await change(sql`delete from bulk_file where upload_id = ${gone}`);
    const asked = [read(uploadId, other, id), read(gone), read(uuid(shop.shop.random)), read('nothing')];
    const refusals = await Promise.all(asked.map(refusalCode));
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]).toMatchObject({ code: '40400' });
    expect([await refused(list(other)), await refused(read(uploadId, other))]).toEqual(['40100', '40100']);
  });

  test('are seen by whoever may order for the company, and no longer by who does not act for it [A-183]', async () => {
    const { uploadId } = await upload([1]);
    for (const role of ['buyer', 'approver'] as const) {
      const { browser: other, accountId } = await colleague(role);
      expect(await list(other)).toHaveLength(1);
      expect((await read(uploadId, other)).cells).toHaveLength(2);
      await change(sql`delete from company_seat where person_id = ${accountId}::uuid`);
      expect([await refused(list(other)), await refused(read(uploadId, other))]).toEqual(['40100', '40100']);
    }
  });

  test('are for companies and salesmen, each their own; an individual has none [S6.11][S7.21]', async () => {
    await upload([1]);
    const [salesman, individual] = [shop.browser(), shop.browser()];
    const { id } = await salesman.signIn({ memberType: 'salesman' });
    await change(sql`insert into salesman_customer values (${UNIT}, ${id}, ${company.id})`);
    await upload([1], {}, salesman);
    const own = await gatewayOf(salesman).fetchPreviousFiles(id, 1);
    expect(own.items.map(({ fileName, uploadedBy }) => [fileName, uploadedBy])).toEqual([['noel.csv', null]]);
    expect(await refused(list(salesman))).toBe('40100');
    const { id: custId } = await individual.signIn();
    expect(await refused(gatewayOf(individual).fetchPreviousFiles(custId, 1))).toBe('40100');
  });
});
