/** Card statements as PDFs, read back by a PDF reader. */
import { calls } from '@offrande/api-client/contract';
import type { StatementPeriod } from '@offrande/domain/card-statement';
import { cardAccount, topUp } from '@offrande/domain/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardHolder, storedCard } from '../card/testing.ts';
import { pdfText } from '../delivery/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { refusalCode } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';

const statement = (browser: Browser, cardNumber: string, period: StatementPeriod = 'all') =>
  browser.call(calls.cardStatement, { aggregatorBuId: UNIT, cardNumber, period });

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

const read = async (browser: Browser, cardNumber: string, period?: StatementPeriod) => {
  const { content, contentType, fileName } = await statement(browser, cardNumber, period);
  expect([contentType, fileName.endsWith('.pdf')]).toEqual(['application/pdf', true]);
  return flat(pdfText(Buffer.from(content, 'base64')));
};

describe('the statement of a card', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());

  const reload = (cardId: string, amountMinor: bigint) =>
    inUnit(shop.shop.connection, UNIT, (transaction) =>
      record(
        transaction,
        UNIT,
        [topUp({ paymentId: uuid(systemRandom), to: cardAccount(cardId, 'EUR'), amountMinor, feeMinor: 0n })],
        shop.shop.random,
      ),
    );

  test('lists movements with dates and balances, a masked number, and totals [S3.99]', async () => {
    const { browser, card } = await cardHolder(shop);
    const { id } = await storedCard(shop, card.cardNumber);
    await reload(id, 12_34n);
    const text = await read(browser, card.cardNumber);
    expect(text).toContain('Relevé de carte');
    expect(text).toContain(card.cardNumber.slice(-4));
    expect(text.replaceAll(' ', '')).not.toContain(card.cardNumber);
    expect(text).toContain('Solde de départ 0,00 €');
    expect(text).toMatch(/\d{4}\/\d\d\/\d\d Émission de la carte 50,00 € 50,00 €/);
    expect(text).toMatch(/\d{4}\/\d\d\/\d\d Recharge 12,34 € 62,34 €/);
    expect(text).toContain('Solde de fin 62,34 €');
  });

  test('begins a period with the balance before it [S3.99]', async () => {
    const { customer, card } = await cardHolder(shop);
    // The books use the database's clock, so the shop's is advanced by two years.
    shop.wait(2 * 365 * 24 * 60);
    const browser = shop.browser();
    await browser.signIn(customer);
    const text = await read(browser, card.cardNumber, 'year');
    expect(text).toContain('Solde de départ 50,00 €');
    expect(text).toContain('Aucun mouvement pendant cette période.');
    expect(text).toContain('Solde de fin 50,00 €');
    expect(await read(browser, card.cardNumber, 'all')).toContain('Solde de départ 0,00 €');
  });

  test('is for the owner only', async () => {
    const { card } = await cardHolder(shop);
    expect(await refusalCode(statement(shop.browser(), card.cardNumber))).toMatchObject({ code: '40100' });
    const other = shop.browser();
    await other.signIn();
    expect(await refusalCode(statement(other, card.cardNumber))).toMatchObject({ code: '40400' });
  });
});
