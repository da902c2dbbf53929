/**
 * The mails with a quotation: its number, its cards, their price, the tax contained in it and its last day, the document attached; when it
 * is made, and before it ends. Source: S8.49, A-06, A-40, A-185.
 */
import { formatMoney } from '@offrande/domain/locale';
import { decodeAmount } from '@offrande/domain/money';
import { isOrdered, type QuotationDetail } from '@offrande/domain/quotation';
import { formatInstantDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { html } from '../mail/html.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill } from '../mail/words.ts';
import { quotationWords } from './quotation-words.ts';
import { detailOf, findQuotation, printStored, type StoredQuotation } from './stored-quotation.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

const linesOf = (quotation: QuotationDetail, unit: Unit, language: string): readonly string[] => {
  const { currency, catalogue, defaultLanguage } = unit;
  const style = numberStyle(unit, language);
  return quotation.lines.map(({ itemCode, qty, amount }) => {
    const product = catalogue.unit.products.find((one) => one.itemCode === itemCode);
    return fill(quotationWords(language).line, {
      quantity: String(qty),
      product: product === undefined ? itemCode : localizedText(product.name, language, defaultLanguage),
      amount: formatMoney(Result.getOrThrow(decodeAmount(amount, currency)), style),
    });
  });
};

type Occasion = 'made' | 'ending';

const compose = (
  occasion: Occasion,
  quotation: QuotationDetail,
  unit: Unit,
  language: string,
  pdf: Uint8Array | null,
) => {
  const words = quotationWords(language);
  const isEnding = occasion === 'ending';
  const day = formatInstantDate(quotation.validUntil, unit.timeZone);
  const { name: shopName } = unit;
  const style = numberStyle(unit, language);
  const tax = quotation.tax.map((row) => `${formatMoney(row.tax, style)} (${row.rate.percent} %)`).join(', ');
  const intro = fill(isEnding ? words.reminderIntro : words.intro, { number: quotation.orderNo, shop: shopName, day });
  const lines = linesOf(quotation, unit, language);
  const rest = [
    fill(words.total, { cards: String(quotation.cards), total: formatMoney(quotation.total, style) }),
    ...(tax === '' ? [] : [fill(words.tax, { tax })]),
    ...(isEnding ? [] : [fill(words.valid, { day })]),
    ...(pdf === null ? [] : [words.attached]),
    words.note,
  ];
  const body = html`${paragraph(intro)}
    <ul style="margin:0 0 16px;padding-left:20px">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${rest.map(paragraph)}`;
  return {
    subject: fill(isEnding ? words.reminderSubject : words.subject, { number: quotation.orderNo, day }),
    text: [intro, ...lines, ...rest].join('\n\n'),
    html: mailPage({ language, shopName, title: isEnding ? words.reminderTitle : words.title, body }),
    attachments:
      pdf === null ? [] : [{ fileName: `${quotation.orderNo}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
};

const mailOf = async (shop: Shop, unit: Unit, stored: StoredQuotation, occasion: Occasion): Promise<MailMessage> => {
  const quotation = detailOf(stored, unit);
  const { language } = stored;
  const pdf = await printStored(shop, unit, stored);
  const id = occasion === 'made' ? quotation.orderNo : `${quotation.orderNo}.ending`;
  return {
    ...compose(occasion, quotation, unit, language, pdf),
    messageId: `<quotation.${id}@${new URL(shop.publicOrigin).hostname}>`,
    from: { name: unit.name, address: unit.contact.email },
    to: quotation.email,
  };
};

/** The mail of a new quotation; its id stays the same across retries. */
export const quotationMail = async (shop: Shop, unit: Unit, orderNo: string): Promise<MailMessage> => {
  const stored = await findQuotation(shop, unit, orderNo);
  if (stored === undefined) throw new Error(`No quotation ${orderNo} to send`);
  return mailOf(shop, unit, stored, 'made');
};

/** The mail before a quotation ends; null for one that was disabled, or whose cards have been ordered. */
export const quotationReminder = async (shop: Shop, unit: Unit, orderNo: string): Promise<MailMessage | null> => {
  const stored = await findQuotation(shop, unit, orderNo);
  if (stored === undefined || stored.is_disabled || isOrdered(detailOf(stored, unit))) return null;
  return mailOf(shop, unit, stored, 'ending');
};
