import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { paidOrder, pdfText } from '../delivery/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, queryCard, TRIAL_CARD, openPayment } from '../order/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { createInvoice } from './create-invoice.ts';
import { createProforma } from './create-proforma.ts';

const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`;

describe('invoices', () => {
  let shop: TestShop;
  let unit: Unit;
  beforeAll(async () => {
    shop = await openTestShop(20);
    unit = shop.shop.units.get(UNIT)!;
  });
  afterAll(() => shop.close());

  const textOf = async (orderNo: string): Promise<string> =>
    pdfText((await createInvoice(shop.shop, unit, orderNo))!).replaceAll(/[\u00A0\u202F]/g, ' ');

  const numbers = (): Promise<readonly number[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ number: number }>`select number from invoice order by number`.execute(transaction);
      return rows.map(({ number }) => number);
    });

  test('are issued only for paid orders', async () => {
    expect(await createInvoice(shop.shop, unit, await order(shop.browser()))).toBeNull();
    expect(await createInvoice(shop.shop, unit, 'FR-0')).toBeNull();
    expect(await numbers()).toEqual([]);
  });

  test('are pro forma while a transfer is awaited: the price, the account and the reference, without a number [S4.13][S7.84]', async () => {
    const proforma = (orderNo: string) => createProforma(shop.shop, unit, orderNo);
    const orderNo = await order(shop.browser(), { paymentMean: 'bankTransfer' });
    const text = pdfText((await proforma(orderNo))!).replaceAll(/[\u00A0\u202F]/g, ' ');
    for (const part of ['Facture pro forma', 'Offrande SAS', 'FR76 9999 9000 0100 0000 1400 019', orderNo])
      expect(text).toContain(part);
    expect(text).toMatch(/Total TTC\s+50,00 €/);
    // Seven days after the order.
    expect(text).toMatch(/À payer jusqu.au\s+France\s+2026\/11\/28/);
    expect(text).toMatch(/n.est pas une facture/);
    expect(await numbers()).toEqual([]);
    expect(await proforma(await order(shop.browser()))).toBeNull();
    expect(await proforma(await paidOrder(shop))).toBeNull();
  });

  test('state seller, buyer, parts, and the tax contained in each part at its rate [A-06]', async () => {
    const posted = line({
      itemCode: 'offrande-coffret',
      deliverType: 'physical',
      amount: '50.00',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
      letterTypeId: String(unit.catalogue.unit.letterTypes[0]!.id),
    });
    const letter = Number(unit.catalogue.unit.letterTypes[0]!.price);
    const product = unit.catalogue.unit.products.find(({ kind }) => kind === 'P' || kind === 'CP')!;
    const fee = Number(product.cardMadeFee);
    const total = 50 * (1 - Number(product.discountRate) / 100) + fee + letter;
    const orderNo = await paidOrder(shop, [{ ...posted, itemCode: product.itemCode }], total.toFixed(2));
    const text = await textOf(orderNo);
    for (const part of [
      'Offrande SAS',
      'FR00000000000',
      'RCS Paris',
      'Nora Petit',
      'nora.petit@example.test',
      orderNo,
    ]) {
      expect(text).toContain(part);
    }
    const taxed = letter + fee;
    const tax = Math.round((letter * 2000) / 120) / 100 + Math.round((fee * 2000) / 120) / 100;
    expect(taxed).toBeGreaterThan(0);
    expect(text).toMatch(
      new RegExp(`Envoi postal\\s+20 %\\s+${euros(letter - Math.round((letter * 2000) / 120) / 100)}`),
    );
    expect(text).toMatch(new RegExp(`Total TTC\\s+${euros(total)}`));
    expect(text).toMatch(new RegExp(`TVA comprise\\s+${euros(tax)}`));
    expect(text).toMatch(new RegExp(`Total HT\\s+${euros(total - tax)}`));
    expect(text).toContain('usages multiples');
  });

  test('show a card that paid a part as a payment, not as a lower price', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { couponList });
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '10.00' });
    await shop.control({ attemptId, scenario: 'noReturn' });
    const text = await textOf(orderNo);
    expect(text).toMatch(/Total TTC\s+50,00 €/);
    expect(text).toMatch(/finissant par 4417\s+40,00 €/);
    expect(text).toMatch(/Payé autrement\s+10,00 €/);
    expect(text).not.toContain(TRIAL_CARD.cardNumber);
  });

  test('are numbered once per order and without gaps, however many are requested concurrently', async () => {
    const before = await numbers();
    const orders: string[] = [];
    for (let at = 0; at < 8; at += 1) orders.push(await paidOrder(shop));
    await Promise.all([...orders, ...orders, ...orders].map((orderNo) => createInvoice(shop.shop, unit, orderNo)));
    expect(await numbers()).toEqual(Array.from({ length: before.length + 8 }, (_, at) => at + 1));
    const number = /FR-2026-\d{6}/;
    expect(number.exec(await textOf(orders[3]!))?.[0]).toBe(number.exec(await textOf(orders[3]!))?.[0]);
  });

  test('start again at 1 each year, in the unit’s time zone', async () => {
    const orderNo = await paidOrder(shop);
    // 2026-12-31 23:30 in UTC is 2027 in Paris.
    const minutes = (Date.parse('2026-12-31T23:30:00Z') - shop.shop.clock().getTime()) / 60_000;
    shop.wait(minutes);
    expect(await textOf(orderNo)).toContain('FR-2027-000001');
  });
});
