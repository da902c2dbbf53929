/** A quotation as PDF: seller and company, every line with its price part by part, the contained tax, and its last day. Source: S8.49, A-06, A-185. */
import type { CompanyParts } from '@offrande/domain/profile/schema';
import { toMinorUnits } from '@offrande/domain/money';
import type { QuotationDetail } from '@offrande/domain/quotation';
import { renderInvoice } from '../invoice/invoice-document.ts';
import {
  numbered,
  placeLines,
  priceColumns,
  priceRows,
  sellerLines,
  taxTable,
  totalRows,
  type Writing,
  writingFor,
} from '../invoice/priced-parts.ts';
import { languageAttributes } from '../mail/words.ts';
import type { Unit } from '../unit/unit.ts';
import { quotationWords } from './quotation-words.ts';

const companyLines = (company: CompanyParts | null, email: string, writing: Writing): readonly string[] =>
  [
    ...(company === null
      ? []
      : [
          company.company.companyName,
          ...placeLines(company.company.address, writing.tag),
          numbered(writing, writing.words.invoiceVat, company.company.vatNumber),
        ]),
    email,
  ].filter((line) => line !== '');

const rowsOf = ({ cartLines, prices }: QuotationDetail, writing: Writing) =>
  (cartLines ?? []).flatMap((line, at) => {
    const { face, discount, extra, cardMade, letter } = prices![at]!;
    return priceRows(
      {
        description: line.productName,
        cards: line.quantity,
        amount: toMinorUnits(line.amount),
        face: toMinorUnits(face),
        discount: toMinorUnits(discount),
        extra: toMinorUnits(extra),
        cardMade: toMinorUnits(cardMade),
        letter: toMinorUnits(letter),
      },
      writing,
    );
  });

/** PDF bytes; null for a quotation that was made before its prices were stored. */
export const printQuotation = async (
  quotation: QuotationDetail,
  company: CompanyParts | null,
  unit: Unit,
  language: string,
): Promise<Uint8Array | null> => {
  if (quotation.prices === null) return null;
  const writing = writingFor(unit, language);
  const words = quotationWords(language);
  const tax = quotation.tax.map(({ part, rate, price, tax: contained }) => ({
    part,
    rate: rate.percent,
    price: toMinorUnits(price),
    tax: toMinorUnits(contained),
  }));
  return renderInvoice({
    language: writing.tag,
    direction: languageAttributes(language).direction,
    shopName: unit.name,
    title: words.document,
    facts: [
      [words.number, quotation.orderNo],
      [words.made, writing.date(new Date(quotation.createdAt))],
      [words.validUntil, writing.date(new Date(quotation.validUntil))],
    ],
    parties: [
      { title: writing.words.invoiceSeller, lines: sellerLines(unit.seller, writing) },
      { title: words.madeFor, lines: companyLines(company, quotation.email, writing) },
    ],
    columns: priceColumns(writing),
    rows: rowsOf(quotation, writing),
    totals: totalRows(toMinorUnits(quotation.total), tax, writing),
    tax: taxTable(tax, writing),
    notes: [words.note],
  });
};
