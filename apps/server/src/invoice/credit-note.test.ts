/** Credit notes: one per return, numbered on their own without gaps, in the mail and for the owner of the order. */
import { calls } from '@offrande/api-client/contract';
import { LANGUAGES } from '@offrande/domain/locale';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openPost, paidOrder, pdfText, type Post } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { approveOrder } from '../payment/approve-order.ts';
import { returnCards } from '../order/return-cards.ts';
import { detail, line, openPayment, order, queryCard, refusalCode, TRIAL_CARD } from '../order/testing.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import { systemRandom, uuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';
import { createCreditNote } from './create-credit-note.ts';
import { createInvoice } from './create-invoice.ts';

const plain = (pdf: Uint8Array): string => pdfText(pdf).replaceAll(/[\u00A0\u202F]/g, ' ');
const NUMBER = /FR-CN-\d{4}-\d{6}/;

describe('credit notes', () => {
  let shop: TestShop;
  let unit: Unit;
  let post: Post;
  beforeAll(async () => {
    shop = await openTestShop(20);
    unit = shop.shop.units.get(UNIT)!;
    post = openPost(shop);
  });
  afterAll(() => shop.close());

  const read = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  const notes = () =>
    read(sql<{ year: number; number: number }>`select year, number from credit_note order by year, number`);
  const numbers = async (year = 2026): Promise<readonly number[]> =>
    (await notes()).filter((note) => note.year === year).map(({ number }) => number);

  const cardIds = async (orderNo: string): Promise<readonly string[]> => {
    const rows = await read(sql<{
      id: string;
    }>`select card.id from card join order_line line on line.id = card.order_line_id
      where line.order_no = ${orderNo} order by line.position, card.unit_no`);
    return rows.map(({ id }) => id);
  };

  const giveBack = async (orderNo: string, ids: readonly string[] | null = null): Promise<string> => {
    const refundId = uuid(systemRandom);
    const asked = { refundId, orderNo, cardIds: ids, actor: 'nora@shop.test', reason: 'Wrong cards' };
    Result.getOrThrow(await returnCards(shop.shop, UNIT, asked));
    return refundId;
  };

  const issued = async (...bought: Parameters<typeof paidOrder> extends [unknown, ...infer Rest] ? Rest : never) => {
    const orderNo = await paidOrder(shop, ...bought);
    await shop.work();
    return orderNo;
  };

  const noteOf = async (refundId: string): Promise<string> =>
    plain((await createCreditNote(shop.shop, unit, refundId))!.pdf);

  const bought = async (browser: Browser, changes: Parameters<typeof order>[1]): Promise<string> => {
    const orderNo = await order(browser, changes);
    const { orderAmtTot: txnAmount } = await detail(browser, orderNo);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount });
    await shop.control({ attemptId, scenario: 'noReturn' });
    await shop.work();
    return orderNo;
  };

  test('name their invoice, the day of the return and the parties, and print what was returned of how much [A-06][S3.141]', async () => {
    const orderNo = await issued([line({ qty: 3, amount: '10.00' })], '30.00');
    const [first] = await cardIds(orderNo);
    shop.wait(24 * 60);
    const text = await noteOf(await giveBack(orderNo, [first!]));
    for (const part of ['Avoir', 'Offrande SAS', 'Nora Petit', orderNo]) expect(text).toContain(part);
    const invoice = /FR-\d{4}-\d{6}/.exec(plain((await createInvoice(shop.shop, unit, orderNo))!))![0];
    expect(text).toContain(invoice);
    expect(text).toMatch(/1\/3\s+10,00 €\s+10,00 €/);
    expect(text).toMatch(/Total TTC\s+10,00 €/);
    expect(text).toMatch(/Remboursé sur votre moyen de paiement\s+10,00 €/);
    const made = await read(sql<{
      day: string;
    }>`select to_char(made_at at time zone 'Europe/Paris', 'YYYY/MM/DD') as day
      from refund where order_no = ${orderNo}`);
    expect(text).toContain(made[0]!.day);
  });

  test('contain the tax of their cards’ part of each fee; those of all cards together that of the invoice [A-06][A-105]', async () => {
    const letterType = unit.catalogue.unit.letterTypes[0]!;
    const product = unit.catalogue.unit.products.find(({ kind }) => kind === 'P' || kind === 'CP')!;
    const [letter, fee] = [Number(letterType.price), Number(product.cardMadeFee)];
    const posted = line({
      itemCode: product.itemCode,
      deliverType: 'physical',
      qty: 3,
      amount: '50.00',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
      letterTypeId: String(letterType.id),
    });
    const total = 3 * (50 * (1 - Number(product.discountRate) / 100) + fee) + letter;
    const orderNo = await issued([posted], total.toFixed(2));
    const ids = await cardIds(orderNo);
    const made = [await giveBack(orderNo, ids.slice(0, 2)), await giveBack(orderNo)];
    const rows = await read(sql<{ id: string; price: bigint; total: string; tax: string }>`
      select id, price, (select sum((row->>'price')::bigint)::text from jsonb_array_elements(credited->'tax') row) as total,
        (select sum((row->>'tax')::bigint)::text from jsonb_array_elements(credited->'tax') row) as tax
      from refund where order_no = ${orderNo}`);
    expect(rows.map((row) => row.total)).toEqual(rows.map(({ price }) => String(price)));
    const [invoiced] = await read(sql<{ tax: string }>`
      select (select sum((row->>'tax')::bigint)::text from jsonb_array_elements(breakdown->'tax') row) as tax
      from purchase where order_no = ${orderNo}`);
    expect(rows.reduce((sum, { tax }) => sum + BigInt(tax), 0n)).toBe(BigInt(invoiced!.tax));
    expect(BigInt(invoiced!.tax)).toBeGreaterThan(0n);
    const text = await noteOf(made[0]!);
    expect(text).toMatch(/2\/3\s+50,00 €\s+100,00 €/);
    expect(text).toMatch(/Envoi postal\s+20 %/);
  });

  test('show what goes back where: money by its means, value to gift cards by their last digits', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const text = await noteOf(await giveBack(await bought(browser, { couponList })));
    expect(text).toMatch(/Total TTC\s+50,00 €/);
    expect(text).toMatch(/Remboursé sur votre moyen de paiement\s+10,00 €/);
    expect(text).toMatch(/finissant par 4417\s+40,00 €/);
    expect(text).not.toContain(TRIAL_CARD.cardNumber);
  });

  test('are attached to the mail, once however often it is sent: a mail repeated after a crash has the same number', async () => {
    const orderNo = await issued();
    await giveBack(orderNo);
    const before = await numbers();
    const told = (): readonly MailMessage[] => post.mails.filter(({ subject }) => subject.includes(orderNo));
    post.isDown = true;
    await shop.work(post.deliver);
    expect(told()).toEqual([]);
    post.isDown = false;
    shop.wait(60);
    // The mail is accepted, but the shop dies before it has noted that.
    await shop.work(async (message) => {
      await post.deliver(message);
      throw new Error('Killed');
    });
    shop.wait(60);
    await shop.work(post.deliver);
    const mails = told();
    const attached = mails.map(({ attachments }) => attachments!.map(({ fileName }) => fileName));
    expect(attached).toEqual([attached[0], attached[0]]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    const text = plain(mails[0]!.attachments![0]!.content);
    expect(`${NUMBER.exec(text)![0]}.pdf`).toBe(attached[0]![0]);
    expect(mails[0]!.text).toContain('L’avoir est joint.');
    expect(await numbers()).toHaveLength(before.length + 1);
  });

  test('are numbered once per return and without gaps, however many are requested concurrently', async () => {
    const before = await numbers();
    const made: string[] = [];
    for (let at = 0; at < 6; at += 1) made.push(await giveBack(await issued()));
    await Promise.all([...made, ...made, ...made].map((id) => createCreditNote(shop.shop, unit, id)));
    expect(await numbers()).toEqual(Array.from({ length: before.length + 6 }, (_, at) => at + 1));
  });

  test('of an order that was refused approval do not exist: it has no invoice [S3.140]', async () => {
    // Above 1,999.00, so that staff decide about it.
    const orderNo = await bought(shop.browser(), { lines: [line({ qty: 8, amount: '250.00' })] });
    const refundId = await giveBack(orderNo);
    expect(await approveOrder(shop.shop, unit, orderNo, 'nora@shop.test')).toBe(false);
    expect(await createCreditNote(shop.shop, unit, refundId)).toBeNull();
    await shop.work(post.deliver);
    const mail = post.mails.find(({ subject }) => subject.includes(orderNo));
    expect(mail?.attachments).toEqual([]);
  });

  test('of a return from before they existed do not exist', async () => {
    const refundId = await giveBack(await issued());
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update refund set credited = null where id = ${refundId}`.execute(transaction),
    );
    expect(await createCreditNote(shop.shop, unit, refundId)).toBeNull();
  });

  test('of an order whose lines were stored without their rates have the rates of its invoice [A-06]', async () => {
    const orderNo = await issued();
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update order_line set detail = detail #- '{price,rates}' where order_no = ${orderNo}`.execute(transaction),
    );
    const refundId = await giveBack(orderNo);
    const [row] = await read(sql<{ credited: unknown; invoiced: unknown }>`select credited->'tax' as credited,
      breakdown->'tax' as invoiced from refund join purchase on purchase.order_no = refund.order_no
      where refund.id = ${refundId}`);
    expect(row!.credited).toEqual(row!.invoiced);
  });

  test.each(LANGUAGES.map(({ code }) => code))('are printed in %s', async (code) => {
    const refundId = await giveBack(await issued());
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update purchase set buyer = buyer || jsonb_build_object('language', ${code}::text)
        where order_no = (select order_no from refund where id = ${refundId})`.execute(transaction),
    );
    expect(await noteOf(refundId)).toMatch(NUMBER);
  });

  test('are downloaded by the owner of the order, who sees its returns, newest first; nobody else’s exist [S7.84]', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await bought(browser, { custId: customer.id, lines: [line({ qty: 2, amount: '10.00' })] });
    const [first] = await cardIds(orderNo);
    expect((await detail(browser, orderNo)).returns).toEqual([]);
    const older = await giveBack(orderNo, [first!]);
    shop.wait(5);
    const newer = await giveBack(orderNo);
    const { returns } = await detail(browser, orderNo);
    const one = { cards: 1, price: '10.00', moneyBack: '10.00', hasCreditNote: true };
    expect(returns).toMatchObject([
      { returnId: newer, ...one },
      { returnId: older, ...one },
    ]);
    const ask = (who: Browser, custId: string, changes = {}) =>
      who.call(calls.creditNote, { aggregatorBuId: UNIT, custId, orderNo, returnId: older, ...changes });
    const file = await ask(browser, customer.id);
    expect(file.contentType).toBe('application/pdf');
    const number = NUMBER.exec(plain(Buffer.from(file.content, 'base64')))![0];
    expect(file.fileName).toBe(`${number}.pdf`);
    expect((await ask(browser, customer.id)).fileName).toBe(file.fileName);
    const unknown = { detail: { field: 'returnId' } };
    for (const changes of [{ returnId: uuid(systemRandom) }, { orderNo: await issued() }]) {
      expect(await refusalCode(ask(browser, customer.id, changes))).toMatchObject(unknown);
    }
    const stranger = shop.browser();
    const other = await stranger.signIn();
    expect(await refusalCode(ask(stranger, other.id))).toMatchObject(unknown);
  });

  test('start again at 1 each year, in the unit’s time zone', async () => {
    const refundId = await giveBack(await issued());
    // 2026-12-31 23:30 in UTC is 2027 in Paris.
    shop.wait((Date.parse('2026-12-31T23:30:00Z') - shop.shop.clock().getTime()) / 60_000);
    const text = await noteOf(refundId);
    expect(text).toContain('FR-CN-2027-000001');
    expect(text).toContain('FR-2027-000001');
    expect(await shop.broken()).toEqual([]);
  });
});
