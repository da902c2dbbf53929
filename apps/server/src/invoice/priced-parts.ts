/**
 * The parts that an invoice, a credit note and a quotation share: the seller, a line with its discounts and fees, the tax contained in each part. Source:
 * Amounts are whole minor units.
 */
import type { Address } from '@offrande/domain/address';
import { countryName, formatMoney, formatPercent } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import type { TaxedPart } from '@offrande/domain/pricing';
import { formatDate, localDate } from '@offrande/domain/time';
import { type DeliveryWords, deliveryWords, fill, languageAttributes } from '../mail/words.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';
import type { InvoiceDocument, InvoiceRow } from './invoice-document.ts';

/** How amounts, rates and dates are formatted on this document. */
export interface Writing {
  readonly words: DeliveryWords;
  readonly tag: string;
  money(minor: bigint | string): string;
  percent(rate: string): string;
  date(at: Date): string;
}

export const writingFor = (unit: Unit, language: string): Writing => {
  const style = numberStyle(unit, language);
  return {
    words: deliveryWords(language),
    tag: languageAttributes(language).tag,
    money: (minor) => formatMoney(fromMinorUnits(BigInt(minor), unit.currency), style),
    percent: (rate) => formatPercent(rate, style),
    date: (at) => formatDate(localDate(at.getTime(), unit.timeZone)),
  };
};

export const placeLines = (place: Address, tag: string): readonly string[] => [
  place.line1,
  place.line2,
  `${place.zipCode} ${place.city}`.trim(),
  place.countryCode === '' ? '' : countryName(place.countryCode, tag),
];

/** A number with its label; empty without a number. */
export const numbered = ({ words }: Pick<Writing, 'words'>, label: string, number: string): string =>
  number === '' ? '' : fill(words.labelled, { label, value: number });

export const sellerLines = (seller: Unit['seller'], writing: Writing): readonly string[] =>
  [
    seller.name,
    ...placeLines(seller, writing.tag),
    numbered(writing, writing.words.invoiceRegistration, seller.registrationNumber),
    numbered(writing, writing.words.invoiceVat, seller.vatNumber),
  ].filter((line) => line !== '');

/** `amount` is of one card; the other amounts are of all `cards`, which are some of `of` cards where that is given. */
export interface PricedLine {
  readonly description: string;
  readonly cards: number;
  readonly of?: number;
  readonly amount: bigint;
  readonly face: bigint;
  readonly discount: bigint;
  readonly extra: bigint;
  readonly cardMade: bigint;
  readonly letter: bigint;
}

/** A line's cards, followed by discounts and extras; parts that cost nothing are omitted. */
export const priceRows = (line: PricedLine, { words, money }: Writing): readonly InvoiceRow[] => {
  const part = (description: string, minor: bigint): readonly InvoiceRow[] =>
    minor === 0n ? [] : [{ description, quantity: '', unitPrice: '', amount: money(minor), isPart: true }];
  return [
    {
      description: line.description,
      quantity: line.of === undefined ? String(line.cards) : `${line.cards}/${line.of}`,
      unitPrice: money(line.amount),
      amount: money(line.face),
      isPart: false,
    },
    ...part(words.invoiceDiscount, -line.discount),
    ...part(words.partExtra, line.extra),
    ...part(words.partCardMade, line.cardMade),
    ...part(words.partLetter, line.letter),
  ];
};

export const priceColumns = ({ words }: Writing): readonly string[] => [
  words.invoiceDescription,
  words.invoiceQuantity,
  words.invoiceUnitPrice,
  words.invoiceAmount,
];

const PART_WORDS = { goods: 'partGoods', extra: 'partExtra', cardMade: 'partCardMade', letter: 'partLetter' } as const;

interface TaxedPrice {
  readonly part: TaxedPart;
  readonly rate: string;
  readonly price: bigint | string;
  readonly tax: bigint | string;
}

export const taxTable = (rows: readonly TaxedPrice[], { words, money, percent }: Writing): InvoiceDocument['tax'] => ({
  title: words.taxTitle,
  columns: [words.taxPart, words.taxRate, words.taxNet, words.taxAmount, words.taxGross],
  rows: rows.map(({ part, rate, price, tax }) => [
    words[PART_WORDS[part]],
    percent(rate),
    money(BigInt(price) - BigInt(tax)),
    money(tax),
    money(price),
  ]),
});

/** The net price, the tax contained in it, and both. */
export const totalRows = (
  gross: bigint,
  rows: readonly TaxedPrice[],
  { words, money }: Writing,
): InvoiceDocument['totals'] => {
  const tax = rows.reduce((sum, row) => sum + BigInt(row.tax), 0n);
  return [
    [words.invoiceNet, money(gross - tax)],
    [words.invoiceTax, money(tax)],
    [words.invoiceTotal, money(gross)],
  ];
};
