/** The mail with a quotation: its number, its cards, their price and the tax contained in it. Source: S8.49, A-06, A-40. */
import { formatMoney } from '@offrande/domain/locale';
import { decodeAmount } from '@offrande/domain/money';
import type { QuotationDetail } from '@offrande/domain/quotation';
import { quotationDetailAnswer } from '@offrande/domain/quotation/schema';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { inUnit } from '../database/in-unit.ts';
import { html } from '../mail/html.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { translated } from '../mail/catalogue-texts.ts';
import { fill } from '../mail/words.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

const wordsIn = translated('quotation', {
  subject: 'Quotation {number}',
  title: 'Your quotation',
  intro: 'Here is your quotation {number}, made by {shop}.',
  line: '{quantity} × {product}, {amount} each',
  total: 'Total for {cards} cards: {total}, tax included',
  tax: 'Tax contained: {tax}',
  note: 'A quotation books no cards. Prices are those of today.',
});

const linesOf = (quotation: QuotationDetail, unit: Unit, language: string): readonly string[] => {
  const { currency, catalogue, defaultLanguage } = unit;
  const style = numberStyle(unit, language);
  return quotation.lines.map(({ itemCode, qty, amount }) => {
    const product = catalogue.unit.products.find((one) => one.itemCode === itemCode);
    return fill(wordsIn(language).line, {
      quantity: String(qty),
      product: product === undefined ? itemCode : localizedText(product.name, language, defaultLanguage),
      amount: formatMoney(Result.getOrThrow(decodeAmount(amount, currency)), style),
    });
  });
};

interface Kept {
  readonly detail: unknown;
  readonly language: string;
}

const find = (shop: Shop, unit: Unit, orderNo: string): Promise<Kept | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Kept>`select detail, language from quotation
      where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

const compose = (quotation: QuotationDetail, unit: Unit, language: string) => {
  const words = wordsIn(language);
  const { name: shopName } = unit;
  const style = numberStyle(unit, language);
  const tax = quotation.tax.map((row) => `${formatMoney(row.tax, style)} (${row.rate.percent} %)`).join(', ');
  const intro = fill(words.intro, { number: quotation.orderNo, shop: shopName });
  const lines = linesOf(quotation, unit, language);
  const rest = [
    fill(words.total, { cards: String(quotation.cards), total: formatMoney(quotation.total, style) }),
    ...(tax === '' ? [] : [fill(words.tax, { tax })]),
    words.note,
  ];
  const body = html`${paragraph(intro)}
    <ul style="margin:0 0 16px;padding-left:20px">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${rest.map(paragraph)}`;
  return {
    subject: fill(words.subject, { number: quotation.orderNo }),
    text: [intro, ...lines, ...rest].join('\n\n'),
    html: mailPage({ language, shopName, title: words.title, body }),
    attachments: [],
  };
};

/** The mail of a quotation; its id stays the same across retries. */
export const quotationMail = async (shop: Shop, unit: Unit, orderNo: string): Promise<MailMessage> => {
  const kept = await find(shop, unit, orderNo);
  if (kept === undefined) throw new Error(`No quotation ${orderNo} to send`);
  const quotation = Schema.decodeUnknownSync(quotationDetailAnswer(unit.currency))(kept.detail);
  return {
    ...compose(quotation, unit, kept.language),
    messageId: `<quotation.${orderNo}@${new URL(shop.publicOrigin).hostname}>`,
    from: { name: unit.name, address: unit.contact.email },
    to: quotation.email,
  };
};
