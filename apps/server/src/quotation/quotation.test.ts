/** Quotations of companies and salesmen: requested, sent, listed, read, disabled. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { addDays, formatDate, localDate, localDateTime } from '@offrande/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { quotationMail } from './quotation-email.ts';
import { pdfText } from '../delivery/testing.ts';
import { createDeliver } from '../worker/topic-delivery.ts';
import { line, refusalCode } from '../order/testing.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import type { Customer } from '../call/buyer.ts';

describe('a quotation', () => {
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
  const ask = (
    changes: Partial<RequestOf<typeof calls.requestQuotation>> = {},
    options = {},
    asking: Browser = browser,
  ) =>
    asking.call(
      calls.requestQuotation,
      {
        aggregatorBuId: UNIT,
        custId: company.id,
        paymentMean: 'bankTransfer',
        lines: [line({ amount: '100.00', qty: 3 })],
        email: 'achats@example.test',
        ...changes,
      },
      options,
    );
  const list = (page = 1, custId = company.id, asking = browser) =>
    asking.call(calls.getQuotationOrders, { aggregatorBuId: UNIT, custId, page });
  const read = (orderNo: string, custId = company.id, asking = browser) =>
    asking.call(calls.getQuotationDetail, { aggregatorBuId: UNIT, custId, orderNo });
  const disable = (orderNo: string, custId = company.id, asking = browser) =>
    asking.call(calls.disableQuotationOrder, { aggregatorBuId: UNIT, custId, orderNo });

  test('is given to its company as the same PDF that was sent, and to nobody else [S8.49]', async () => {
    const { orderNo } = await ask();
    const print = (custId = company.id, asking = browser) =>
      asking.call(calls.quotationDocument, { aggregatorBuId: UNIT, custId, orderNo });
    const { content, ...file } = await print();
    expect(file).toEqual({ fileName: `${orderNo}.pdf`, contentType: 'application/pdf' });
    const [attached] = (await quotationMail(shop.shop, shop.shop.units.get(UNIT)!, orderNo)).attachments!;
    expect(pdfText(Buffer.from(content, 'base64'))).toBe(pdfText(attached!.content as Uint8Array));
    const stranger = shop.browser();
    const { id } = await stranger.signIn({ memberType: 'business', contractLevel: 'registered' });
    expect(await refusalCode(print(id, stranger))).toMatchObject({ code: '40400' });
    await disable(orderNo);
    expect(await refusalCode(print())).toMatchObject({ code: '40400' });
  });

  test('is priced without coupons, stored and sent once, and books nothing [S1.21][S6.14][S7.15][S7.17][S7.99][S8.49][A-40]', async () => {
    const options = { idempotencyKey: 'one-click-on-quotation' };
    const { orderNo } = await ask({}, options);
    expect(await ask({}, options)).toEqual({ orderNo });
    // A discount of three per cent from 200.00.
    const entry = {
      orderNo,
      email: 'achats@example.test',
      qty: 3,
      orderAmtTot: '291.00',
      validUntil: expect.any(String),
      isDisabled: false,
      orders: [],
    };
    expect(await list()).toEqual({ totalCount: 1, quotationOrders: [{ ...entry, createdAt: expect.any(String) }] });
    expect(await read(orderNo)).toMatchObject({
      ...entry,
      lines: [{ itemCode: 'offrande', amount: '100.00', qty: 3 }],
      cartLines: [{ itemCode: 'offrande', amount: '100.00' }],
    });
    const sent: MailMessage[] = [];
    const mailer = { send: async (message: MailMessage) => void sent.push(message) };
    await shop.work(createDeliver(shop.shop, { mailer, sms: { send: async () => undefined } }));
    const mine = sent.filter(({ messageId }) => messageId.includes(orderNo));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({ to: 'achats@example.test' });
    expect(mine[0]!.text).toMatch(/291[.,]00/);
    const [attached] = mine[0]!.attachments!;
    expect(attached).toMatchObject({ fileName: `${orderNo}.pdf`, contentType: 'application/pdf' });
    const printed = pdfText(attached!.content).replaceAll(/[\u00A0\u202F]/g, ' ');
    for (const part of [orderNo, 'achats@example.test', '300,00', '-9,00', '291,00', 'Offrande SAS'])
      expect(printed).toContain(part);
    expect(await rows(sql`select order_no from purchase where customer_id = ${company.id}`)).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is refused to guests and individuals, with coupons, or without an email [S6.14][A-40]', async () => {
    expect(await refusalCode(ask({}, {}, shop.browser()))).toMatchObject({ code: '40100' });
    const individual = shop.browser();
    const { id } = await individual.signIn();
    expect(await refusalCode(ask({ custId: id }, {}, individual))).toMatchObject({
      code: '20008',
      detail: { reason: 'QuotationNotOffered' },
    });
    expect(await refusalCode(ask({ email: 'nobody' }))).toMatchObject({ code: '20008' });
    const couponList = [{ cardNumber: '9999000000004417', appliedAmount: '1.00', code: '15' }];
    const headers = { ...(await browser.credentials()), 'Idempotency-Key': 'a-quotation-with-coupons' };
    const body = JSON.stringify({ aggregatorBuId: UNIT, email: 'a@b.test', paymentMean: '03', lines: [], couponList });
    const response = await browser.raw('/api/v2/order/quotation', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await refusalCode(ask({ lines: [line({ itemCode: 'nothing' })] }))).toMatchObject({ code: '20001' });
  });

  test('is refused to a company that is not registered yet, with the same refusal as an order [S5.67][S5.68][A-182]', async () => {
    for (const [contractLevel, reason] of [
      ['light', 'ClientNotVerified'],
      ['enCompte', 'ClientEnCompte'],
    ] as const) {
      const early = shop.browser();
      const { id } = await early.signIn({ memberType: 'business', contractLevel });
      expect(await refusalCode(ask({ custId: id }, {}, early))).toMatchObject({ detail: { reason } });
    }
  });

  test('ends with its thirtieth day, of which its mail says so, and is called to mind three days before unless it was disabled [A-185]', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const kept = (await ask()).orderNo;
    const gone = (await ask()).orderNo;
    await disable(gone);
    const { createdAt, validUntil } = await read(kept);
    const last = localDate(Date.parse(validUntil), 'Europe/Paris');
    expect(last).toEqual(addDays(localDate(Date.parse(createdAt), 'Europe/Paris'), 30));
    const due = await rows<{ topic: string; next_at: Date }>(
      sql`select topic, next_at from outbox where key = ${`quotation-reminder:${kept}`}`,
    );
    expect(due.map(({ next_at: at }) => localDateTime(at.getTime(), 'Europe/Paris'))).toEqual([
      { ...addDays(last, -3), hour: 9, minute: 0 },
    ]);
    const day = formatDate(last);
    expect((await quotationMail(shop.shop, unit, kept)).text).toContain(
      `Vous pouvez l’utiliser jusqu’au ${day} inclus`,
    );
    const sent: MailMessage[] = [];
    const outlets = {
      mailer: { send: async (message: MailMessage) => void sent.push(message) },
      sms: { send: async () => undefined },
    };
    const deliver = createDeliver(shop.shop, outlets);
    for (const subject of [kept, gone])
      expect(await deliver({ unit, topic: 'quotation-reminder', subject, key: '' })).toBe('done');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'achats@example.test', subject: `Le devis ${kept} expire le ${day}` });
    expect(sent[0]!.text).toMatch(/291[.,]00/);
  });

  test('can be requested by a salesman for a company on his list, whose it is: both find it [S6.17][A-40][A-185]', async () => {
    const salesman = shop.browser();
    const { id } = await salesman.signIn({ memberType: 'salesman' });
    expect(await refusalCode(ask({}, {}, salesman))).toMatchObject({ detail: { reason: 'CustomerNotListed' } });
    await rows(sql`insert into salesman_customer values (${UNIT}, ${id}, ${company.id})`);
    const { orderNo } = await ask({}, {}, salesman);
    expect((await list(1, company.id, salesman)).quotationOrders).toMatchObject([{ orderNo }]);
    expect((await list()).quotationOrders).toMatchObject([{ orderNo }]);
    expect((await list(1, id, salesman)).totalCount).toBe(0);
  });

  test('can be disabled for good, repeatedly, and is hidden then [S7.15][S7.16][S7.17][A-40]', async () => {
    const kept = (await ask()).orderNo;
    const gone = (await ask()).orderNo;
    for (let times = 0; times < 2; times += 1) expect(await disable(gone)).toEqual({ orderNo: gone });
    expect((await list()).quotationOrders).toMatchObject([{ orderNo: kept }]);
    expect(await refusalCode(read(gone))).toMatchObject({ code: '40400' });
    expect(await refusalCode(disable('NO-QUOTATION'))).toMatchObject({ code: '40400' });
  });

  test('is listed in pages of ten, the newest first [S3.101][S4.60][S7.15]', async () => {
    for (let at = 0; at < 12; at += 1) await ask();
    const [first, second, third] = [await list(), await list(2), await list(3)];
    expect([first, second, third].map(({ quotationOrders }) => quotationOrders.length)).toEqual([10, 2, 0]);
    expect(third.totalCount).toBe(12);
    const numbers = [...first.quotationOrders, ...second.quotationOrders].map(({ orderNo }) => orderNo);
    expect(new Set(numbers).size).toBe(12);
  });

  test('is accessible to nobody else [S7.124]', async () => {
    const { orderNo } = await ask();
    const other = shop.browser();
    const { id } = await other.signIn({ memberType: 'business', contractLevel: 'registered' });
    expect((await list(1, id, other)).totalCount).toBe(0);
    expect(await refusalCode(read(orderNo, id, other))).toMatchObject({ code: '40400' });
    expect(await refusalCode(disable(orderNo, id, other))).toMatchObject({ code: '40400' });
    for (const asking of [other, shop.browser()]) {
      for (const call of [list.bind(null, 1), read.bind(null, orderNo), disable.bind(null, orderNo)])
        expect(await refusalCode(call(company.id, asking))).toMatchObject({ code: '40100' });
    }
    expect((await read(orderNo)).isDisabled).toBe(false);
  });
});
