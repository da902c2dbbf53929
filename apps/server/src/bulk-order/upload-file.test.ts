/** Bulk files: uploaded, their errors reported, and ordered through a draft. */
import { createBulkGateway } from '@offrande/api-client/company';
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { BULK_SAMPLE_TYPES } from '@offrande/domain/bulk-order';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { DELIVERY_TYPES } from '@offrande/domain/delivery';
import { offeredDeliveryTypes } from '@offrande/domain/line-entry';
import { currency, money } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { knownLanguage } from '../mail/catalogue-texts.ts';
import { detail, openPayment, order, refusalCode } from '../order/testing.ts';
import type { Customer } from '../call/buyer.ts';
import { compileSheet, ROWS_AT_ONCE } from './compile-sheet.ts';
import { createBulkRules } from './bulk-rules.ts';
import { sampleFile } from './sample-file.ts';
import { xls } from './testing-xls.ts';
import { csv, workbook, xlsx } from './testing.ts';

const euro = currency('EUR', 2);
const HEADER = ['Email', 'Amount', 'First name', 'Last name', 'Message', 'Nickname'];
const row = (at: number, amount = '50'): string[] => [
  `r${at}@example.test`,
  amount,
  'Camille',
  'Roux',
  `Bravo ${at}`,
  'x',
];
const THREE = [HEADER, row(1), row(2, '20,50'), ['', '', '', '', '', ''], row(1)];

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a bulk file', () => {
  let shop: TestShop;
  let browser: Browser;
  let company: Customer;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    browser = shop.browser();
    company = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
  });

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const upload = (file: Buffer, changes: Partial<RequestOf<typeof calls.uploadFile>> = {}, asking: Browser = browser) =>
    asking.call(calls.uploadFile, {
      aggregatorBuId: UNIT,
      custId: company.id,
      itemCode: 'offrande',
      deliverType: 'email',
      fileName: 'cards.xlsx',
      fileContent: file.toString('base64'),
      ...changes,
    });

  test('is read as xlsx, xls and csv, with its columns in any order; ignored columns are reported [S5.36][S7.82][A-63][A-141]', async () => {
    for (const [file, fileName] of [
      [xlsx(THREE), 'cards.xlsx'],
      [xls(THREE), 'cards.xls'],
      [csv(THREE), 'cards.csv'],
    ] as const)
      expect(await upload(file, { fileName })).toEqual({
        uploadId: expect.any(String),
        fileName,
        cards: 3,
        amount: '120.50',
        order: null,
        errors: [],
        ignored: [{ header: 'Nickname', reason: 'unknown' }],
      });
  });

  test('is returned and stored under a name without line breaks, direction overrides and folders [A-156]', async () => {
    const { fileName } = await upload(xlsx([HEADER, row(7)]), { fileName: '../a\r\n\u202Ecards.xlsx' });
    expect(fileName).toBe('acards.xlsx');
    const kept = await rows(sql<{ file_name: string }>`select file_name from bulk_file where owner_id = ${company.id}`);
    expect(kept).toEqual([{ file_name: 'acards.xlsx' }]);
  });

  test('with a boolean or an error in a column that is read is reported with line, reason and example [A-163][A-180]', async () => {
    const sheet =
      `<row>${text('Montant')}${text('E-mail')}${text('Paid')}</row>` +
      `<row><c t="b"><v>1</v></c>${text('a@example.test')}<c t="e"><v>#N/A</v></c></row>`;
    expect(await upload(workbook(sheet))).toMatchObject({
      uploadId: null,
      errors: [
        { line: 2, column: 'amount', value: 'TRUE', reason: { _tag: 'CellNotText', holds: 'truth' }, example: '10.00' },
      ],
      ignored: [{ header: 'Paid', reason: 'unknown' }],
    });
  });

  test('with a cell of 4 MB is reported with the beginning of the cell only', async () => {
    const long = 'x'.repeat(4_000_000);
    const answer = await upload(
      csv([
        ['amount', 'email', 'civility', 'y'.repeat(1000)],
        [long, 'a@example.test', 'mr', ''],
      ]),
      { fileName: 'a.csv' },
    );
    expect(answer.errors).toMatchObject([{ line: 2, column: 'amount', value: `${'x'.repeat(100)}…` }]);
    expect(JSON.stringify(answer).length).toBeLessThan(2000);
  });

  test('skips rows with values only in ignored columns, however many there are [A-180]', async () => {
    const total = ['', '', '', '', '', 'total'];
    const many = [HEADER, row(1), ...Array.from({ length: 2 * ROWS_AT_ONCE }, () => total), row(2)];
    expect(await upload(csv(many), { fileName: 'a.csv' })).toMatchObject({ cards: 2, errors: [] });
    expect(await refusalCode(upload(csv([HEADER, total]), { fileName: 'a.csv' }))).toMatchObject({
      code: '63004',
      detail: { reason: 'NoRows' },
    });
  });

  test('yields to other requests after every few rows, even with three files at once', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const rules = createBulkRules(unit, 'business', { itemCode: 'offrande', deliveryType: 'email' });
    const sheet = { contentHash: 'ab'.repeat(32), rows: [HEADER, ...Array.from({ length: 500 }, (_, at) => row(at))] };
    let turns = 0;
    let isDone = false;
    const others = (): void => {
      turns += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await Promise.all([compileSheet(sheet, rules), compileSheet(sheet, rules), compileSheet(sheet, rules)]);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual((3 * 500) / ROWS_AT_ONCE);
  });

  test('uploaded twice is the same upload; for another company it is another', async () => {
    const first = await upload(xlsx(THREE));
    expect((await upload(xlsx(THREE))).uploadId).toBe(first.uploadId);
    const other = await shop.browser();
    await other.signIn({ memberType: 'business', contractLevel: 'registered' }).then(async ({ id }) => {
      expect((await upload(xlsx(THREE), { custId: id }, other)).uploadId).not.toBe(first.uploadId);
    });
  });

  test('is identified by the contents of its rows, whatever the file format [A-186][A-194]', async () => {
    const first = await upload(xlsx(THREE));
    const turned = THREE.filter(([email]) => email !== '').map((cells) => cells.toReversed());
    const again = await upload(csv(turned), { fileName: 'mended.csv' });
    expect(again.uploadId).toBe(first.uploadId);
    const changed = THREE.map((cells) => cells.map((cell) => (cell === 'Bravo 2' ? 'Bravo' : cell)));
    expect((await upload(xlsx(changed))).uploadId).not.toBe(first.uploadId);
    const moved = [HEADER, row(2, '20,50'), row(1), row(1)];
    expect((await upload(xlsx(moved))).uploadId).not.toBe(first.uploadId);
  });

  test('with errors is not stored: each is reported with line, column, reason and an example [S5.37][S5.38]', async () => {
    const answer = await upload(xlsx([HEADER, row(1), row(2, '5'), ['nobody', '50', 'Camille', 'Roux', '', '']]));
    expect(answer).toMatchObject({ uploadId: null, cards: 1, amount: '50.00' });
    expect(answer.errors).toEqual([
      {
        line: 3,
        column: 'amount',
        value: '5',
        reason: { _tag: 'AmountBelowMinimum', min: { amount: '10.00' } },
        example: '10.00',
      },
      expect.objectContaining({ line: 4, column: 'email', value: 'nobody' }),
    ]);
    const phone = await upload(
      xlsx([
        ['amount', 'phone'],
        ['50', '12'],
      ]),
      { deliverType: 'sms' },
    );
    expect(phone.errors).toEqual([expect.objectContaining({ line: 2, column: 'phone', value: '12' })]);
    expect(await rows(sql`select upload_id from bulk_file where owner_id = ${company.id}`)).toEqual([]);
  });

  test('with errors reports to the client what the rules say, with amounts and the kind of a cell [S5.38][A-63]', async () => {
    const gateway = createBulkGateway(browser.client, euro);
    const sheet = [HEADER, row(1, '5'), row(2, '999999'), row(3, '20.0001')];
    const request = { custId: company.id, itemCode: 'offrande', deliveryType: 'email', fileName: 'a.xlsx' } as const;
    const answer = await gateway.uploadFile({ ...request, bytes: xlsx(sheet) });
    const rules = createBulkRules(shop.shop.units.get(UNIT)!, 'business', request);
    const compiled = await compileSheet({ contentHash: 'ab'.repeat(32), rows: sheet }, rules);
    expect(answer).toEqual({ _tag: 'RowsRefused', errors: Result.getOrThrow(compiled).errors });
  });

  test('to be filled in has columns in the language of the pages [S7.83]', async () => {
    const gateway = createBulkGateway(browser.client, euro);
    const sample = await gateway.readSample({ itemCode: 'offrande', deliveryType: 'email', extension: 'csv' });
    expect(new TextDecoder().decode(sample.bytes)).toMatch(/^Montant,Civilité,Prénom,/);
  });

  test('that is the sample as it was offered is accepted, for every delivery type and language [S3.147][S7.83][A-63]', async () => {
    const { catalogue, languages } = shop.shop.units.get(UNIT)!;
    const tried = new Set<string>();
    for (const itemCode of catalogue.products.keys())
      for (const deliverType of DELIVERY_TYPES) {
        const rules = createBulkRules(shop.shop.units.get(UNIT)!, 'business', { itemCode, deliveryType: deliverType });
        const kind = `${rules.product.kind} ${rules.phoneCredit !== null} ${deliverType}`;
        if (tried.has(kind) || !offeredDeliveryTypes(rules).includes(deliverType)) continue;
        tried.add(kind);
        for (const language of languages.map(knownLanguage))
          for (const extension of BULK_SAMPLE_TYPES) {
            const { content, fileName } = sampleFile(rules, extension, language);
            const answer = await upload(Buffer.from(content), { itemCode, deliverType, fileName });
            expect({ kind, language, ...answer }).toMatchObject({ kind, language, cards: 1, errors: [], ignored: [] });
          }
      }
    expect(tried.size).toBeGreaterThan(DELIVERY_TYPES.length - 1);
  });

  test.each([
    ['broken', Buffer.from('PK\u0003\u0004'), 'a.xlsx', '63004', 'Unreadable'],
    ['without a required column', csv([['amount'], ['5']]), 'a.csv', '63004', 'MissingColumns'],
    ['without rows', csv([HEADER]), 'a.csv', '63004', 'NoRows'],
    [
      'of more than 5,000 rows',
      csv([HEADER, ...Array.from({ length: 5001 }, () => row(1))]),
      'a.csv',
      '63004',
      'TooManyRows',
    ],
    [
      'a truncated binary workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'a.xls',
      '63004',
      'Unreadable',
    ],
    ['of another type', Buffer.from('%PDF-1.7'), 'a.pdf', '2', undefined],
    ['named as another type', xlsx(THREE), 'a.csv', '2', undefined],
    [
      'too big',
      Buffer.concat([csv(THREE), Buffer.alloc(4.5 * 2 ** 20 - csv(THREE).length + 1, 0x20)]),
      'a.csv',
      '1',
      undefined,
    ],
  ])('that is %s is refused [S3.145][S3.146][S8.14][S8.15][S8.16][S8.17]', async (_, file, fileName, code, reason) => {
    const refusal = await refusalCode(upload(file, { fileName }));
    expect(refusal.code).toBe(code);
    expect(refusal.detail?.['reason']).toBe(reason);
  });

  test('is for companies and salesmen only [S6.11]', async () => {
    const individual = shop.browser();
    const { id } = await individual.signIn();
    expect(await refusalCode(upload(xlsx(THREE), { custId: id }, individual))).toMatchObject({ code: '40100' });
    expect(await refusalCode(upload(xlsx(THREE), { custId: company.id }, individual))).toMatchObject({ code: '40100' });
    expect(await refusalCode(upload(xlsx(THREE), {}, shop.browser()))).toMatchObject({ code: '40100' });
    expect(await refusalCode(upload(xlsx(THREE), { itemCode: 'nothing' }))).toMatchObject({ code: '40400' });
    expect(await refusalCode(upload(xlsx(THREE), { aggregatorBuId: 'ES' }))).toMatchObject({ code: '40400' });
    const salesman = shop.browser();
    const { id: salesmanId } = await salesman.signIn({ memberType: 'salesman' });
    expect(await refusalCode(upload(xlsx(THREE), {}, salesman))).toMatchObject({
      detail: { field: 'custId', reason: 'CustomerNotListed' },
    });
    await rows(sql`insert into salesman_customer values (${UNIT}, ${salesmanId}, ${company.id})`);
    expect((await upload(xlsx(THREE), {}, salesman)).cards).toBe(3);
  });

  const csrf = () => browser.call(calls.csrfToken, { buId: UNIT });

  describe('in an order', () => {
    const fileLine = (uploads: readonly string[], cards: number, amount: string, lineId = '1') => ({
      ...newLine(lineId, 'offrande', euro),
      amount: money(amount, euro),
      quantity: cards,
      file: { cards, type: 'xlsx', name: 'cards.xlsx', uploads },
      delivery: { type: 'email', date: null } as const,
      sender: { name: 'Ana Atelier', email: 'ana@example.test' },
    });
    const encode = Schema.encodeSync(draftLineFromWire(euro));
    const orderOf = async (lines: readonly ReturnType<typeof fileLine>[]) => {
      const { tempId } = await browser.call(calls.saveDraft, {
        aggregatorBuId: UNIT,
        custId: company.id,
        lines: lines.map((line) => encode(line) as Record<string, Schema.Json>),
      });
      return order(browser, { tempId, custId: company.id, lines: lines.map(orderPayloadLine) });
    };

    test('is one line that costs the sum of its rows, with a card per row for its own receiver, even for identical rows [S3.14][S5.78][A-141]', async () => {
      const { uploadId } = await upload(xlsx(THREE));
      const orderNo = await orderOf([fileLine([uploadId!], 3, '120.50')]);
      const { orderAmtTot, cards, lines } = await detail(browser, orderNo);
      expect({ orderAmtTot, cards }).toEqual({ orderAmtTot: '120.50', cards: 3 });
      expect(lines.map(({ amount, message }) => [amount, message])).toEqual([
        ['50.00', 'Bravo 1'],
        ['20.50', 'Bravo 2'],
        ['50.00', 'Bravo 1'],
      ]);
      const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '120.50' });
      await shop.control({ attemptId, scenario: 'accept' });
      await shop.work();
      const made = await rows(sql`select posted from account join card on card.account_id = account.id
        join order_line on order_line.id = card.order_line_id where order_no = ${orderNo} order by posted`);
      expect(made).toEqual([{ posted: 2050n }, { posted: 5000n }, { posted: 5000n }]);
      expect(await shop.broken()).toEqual([]);
    });

    test('spreads a discount over its rows to the cent', async () => {
      const file = xlsx([HEADER, ...Array.from({ length: 7 }, (_, at) => row(at, '33.33'))]);
      const { uploadId } = await upload(file);
      const orderNo = await orderOf([fileLine([uploadId!], 7, '233.31')]);
      const { orderAmtTot, lines } = await detail(browser, orderNo);
      const sum = lines.reduce((total, { lineTotal }) => total + Math.round(Number(lineTotal) * 100), 0);
      expect(sum).toBe(Math.round(Number(orderAmtTot) * 100));
      expect(Number(orderAmtTot)).toBeLessThan(233.31);
    });

    test('counts each row once, must match its line, and can be ordered only by its uploader [A-141][A-159]', async () => {
      const { uploadId } = await upload(xlsx(THREE));
      const reason = async (lines: readonly ReturnType<typeof fileLine>[]) =>
        (await refusalCode(orderOf(lines))).detail['reason'];
      const once = fileLine([uploadId!], 3, '120.50');
      expect(await reason([once, fileLine([uploadId!], 3, '120.50', '2')])).toBe('RowRepeated');
      expect(await reason([fileLine([uploadId!, uploadId!], 6, '241.00')])).toBe('RowRepeated');
      expect(await reason([fileLine([uploadId!], 3, '120.49')])).toBe('FileDiffers');
      expect(await reason([fileLine([uploadId!], 2, '120.50')])).toBe('FileDiffers');
      expect(await reason([fileLine(['nothing'], 3, '120.50')])).toBe('FileNotFound');
      expect(await reason([{ ...once, delivery: { type: 'pdf', date: null } as never }])).toBe('FileNotFound');
      const other = shop.browser();
      const { id } = await other.signIn({ memberType: 'business', contractLevel: 'registered' });
      const { uploadId: foreign } = await upload(xlsx(THREE), { custId: id }, other);
      expect(await reason([fileLine([foreign!], 3, '120.50')])).toBe('FileNotFound');
    });

    test('of 5,000 rows is uploaded and ordered while other requests are served', async () => {
      const file = xlsx([HEADER, ...Array.from({ length: 5000 }, (_, at) => row(at))]);
      const uploading = upload(file);
      expect(await Promise.all(Array.from({ length: 5 }, csrf))).toHaveLength(5);
      const { uploadId, cards } = await uploading;
      expect(cards).toBe(5000);
      const orderNo = await orderOf([fileLine([uploadId!], 5000, '250000.00')]);
      expect(await rows(sql`select count(*) from order_line where order_no = ${orderNo}`)).toEqual([{ count: 5000n }]);
    });
  });
});
