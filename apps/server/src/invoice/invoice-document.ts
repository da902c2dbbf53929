/** An invoice as A4 pages. Every text and amount is passed in ready to print. */
import { Document, Page, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { INK_SOFT, type PageStyle, paperStyles, RULE, sidesOf, textStyle } from '../document/document-style.ts';
import { typographyFor } from '../document/fonts.ts';
import { PrintedText } from '../document/printed-text.ts';

type Pair = readonly [label: string, value: string];

export interface InvoiceRow {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  /** Belongs to the row above. */
  readonly isPart: boolean;
}

export interface InvoiceDocument {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shopName: string;
  readonly title: string;
  readonly facts: readonly Pair[];
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly string[];
  readonly rows: readonly InvoiceRow[];
  readonly totals: readonly Pair[];
  readonly tax: {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly notes: readonly string[];
}

const stylesFor = (style: PageStyle) => {
  const sides = sidesOf(style);
  const text = textStyle(style);
  return StyleSheet.create({
    ...paperStyles(style),
    side: { flexDirection: sides.row, marginTop: 16 },
    third: {
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      ...(style.direction === 'rtl' ? { paddingLeft: 14 } : { paddingRight: 14 }),
    },
    strong: { ...text, fontWeight: 600 },
    text,
    heading: { ...text, fontWeight: 600, fontSize: 11, marginTop: 24, marginBottom: 4 },
    row: { flexDirection: sides.row, paddingVertical: 4, borderTopWidth: 1, borderTopColor: RULE },
    part: { flexDirection: sides.row, paddingBottom: 3 },
    first: { ...text, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    column: { direction: style.direction, width: 82, textAlign: sides.end },
    amount: { direction: 'ltr', width: 82, textAlign: sides.end },
    totals: { marginTop: 10, alignSelf: style.direction === 'rtl' ? 'flex-start' : 'flex-end', width: 290 },
    total: { flexDirection: sides.row, paddingVertical: 2 },
    note: { ...text, color: INK_SOFT, marginTop: 8 },
  });
};

type Styles = ReturnType<typeof stylesFor>;

const tableRow = (
  styles: Styles,
  cells: readonly string[],
  kind: 'head' | 'row' | 'part',
  key: number | string,
): ReactElement =>
  h(
    View,
    { key, style: kind === 'part' ? styles.part : styles.row, wrap: false },
    ...cells.map((cell, at) => {
      const place = at === 0 ? styles.first : kind === 'head' ? styles.column : styles.amount;
      const own = kind === 'row' ? [place] : [place, { color: INK_SOFT }];
      return h(PrintedText, { key: at, style: own }, cell);
    }),
  );

/** Detects right-to-left text: a line without it, such as a street or an email, keeps its own direction on a right-to-left page. */
const OTHER_WAY = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const party = (styles: Styles, { title, lines }: InvoiceDocument['parties'][number], key: number): ReactElement =>
  h(
    View,
    { key, style: styles.third },
    h(PrintedText, { style: styles.soft }, title),
    ...lines.map((line, at) => {
      const place = at === 0 ? styles.strong : styles.text;
      return h(PrintedText, { key: at, style: OTHER_WAY.test(line) ? place : [place, styles.figure] }, line);
    }),
  );

const factsOf = (styles: Styles, facts: readonly Pair[]): ReactElement =>
  h(
    View,
    { style: styles.third },
    ...facts.flatMap(([label, value], at) => [
      h(PrintedText, { key: `label-${at}`, style: styles.soft }, label),
      h(PrintedText, { key: `value-${at}`, style: styles.figure }, value),
    ]),
  );

const page = (styles: Styles, invoice: InvoiceDocument): ReactElement =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    h(PrintedText, { style: styles.shop }, invoice.shopName),
    h(PrintedText, { style: styles.title }, invoice.title),
    h(
      View,
      { style: styles.side },
      factsOf(styles, invoice.facts),
      ...invoice.parties.map((one, key) => party(styles, one, key)),
    ),
    h(View, { style: { marginTop: 26 } }, tableRow(styles, invoice.columns, 'head', 'head')),
    ...invoice.rows.map(({ description, quantity, unitPrice, amount, isPart }, key) =>
      tableRow(styles, [description, quantity, unitPrice, amount], isPart ? 'part' : 'row', key),
    ),
    h(
      View,
      { style: styles.totals, wrap: false },
      ...invoice.totals.map(([label, value], key) =>
        h(
          View,
          { key, style: styles.total },
          h(PrintedText, { style: styles.first }, label),
          h(PrintedText, { style: styles.amount }, value),
        ),
      ),
    ),
    h(PrintedText, { style: styles.heading }, invoice.tax.title),
    tableRow(styles, invoice.tax.columns, 'head', 'tax'),
    ...invoice.tax.rows.map((cells, key) => tableRow(styles, cells, 'row', `tax-${key}`)),
    ...invoice.notes.map((note, key) => h(PrintedText, { key: `note-${key}`, style: styles.note }, note)),
  );

/** User-written texts in printable form. */
const printableInvoice = (invoice: InvoiceDocument, change: (text: string) => string): InvoiceDocument => ({
  ...invoice,
  shopName: change(invoice.shopName),
  facts: invoice.facts.map(([label, value]) => [label, change(value)]),
  parties: invoice.parties.map(({ title, lines }) => ({ title, lines: lines.map(change) })),
  rows: invoice.rows.map((row) => ({ ...row, description: change(row.description) })),
});

export const renderInvoice = async (invoice: InvoiceDocument): Promise<Uint8Array> => {
  const { voices, printable } = await typographyFor([JSON.stringify(invoice)]);
  const own = printableInvoice(invoice, printable);
  const styles = stylesFor({ voices, direction: invoice.direction });
  const title = `${own.title} ${own.facts[0]?.[1] ?? ''}`.trim();
  return renderToBuffer(h(Document, { title, author: own.shopName, language: own.language }, page(styles, own)));
};
