/** The statement of a card as A4 pages. Every text and amount is passed in ready to print. */
import { Document, Page, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import {
  codeStyle,
  INK_SOFT,
  type PageStyle,
  paperStyles,
  RULE,
  sidesOf,
  textStyle,
} from '../document/document-style.ts';
import { typographyFor } from '../document/fonts.ts';
import { PrintedText } from '../document/printed-text.ts';

type Pair = readonly [label: string, value: string];

export interface StatementRow {
  readonly date: string;
  readonly what: string;
  /** An order's or a top-up's number; empty for none. */
  readonly reference: string;
  readonly amount: string;
  readonly balance: string;
}

export interface StatementDocument {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shopName: string;
  readonly title: string;
  readonly facts: readonly Pair[];
  readonly opening: Pair;
  readonly closing: Pair;
  readonly columns: readonly string[];
  readonly rows: readonly StatementRow[];
  readonly note: string;
}

const stylesFor = (style: PageStyle) => {
  const sides = sidesOf(style);
  const text = textStyle(style);
  return StyleSheet.create({
    ...paperStyles(style),
    facts: { flexDirection: sides.row, flexWrap: 'wrap', marginTop: 16, marginBottom: 20 },
    fact: { width: 165, marginBottom: 10 },
    value: text,
    row: { flexDirection: sides.row, paddingVertical: 5, borderTopWidth: 1, borderTopColor: RULE },
    date: { ...codeStyle(style), width: 78 },
    what: { ...text, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
    reference: { ...codeStyle(style), color: INK_SOFT, fontSize: 8.5 },
    column: { direction: style.direction, width: 92, textAlign: sides.end },
    amount: { direction: 'ltr', width: 92, textAlign: sides.end },
    strong: { fontWeight: 600 },
    note: { ...text, color: INK_SOFT, marginTop: 10 },
  });
};

type Styles = ReturnType<typeof stylesFor>;

const DIGITS = /^[\d/ .*•–-]+$/u;

const factOf = (styles: Styles, [label, value]: Pair, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.fact },
    h(PrintedText, { style: styles.soft }, label),
    h(PrintedText, { style: DIGITS.test(value) ? styles.figure : styles.value }, value),
  );

const head = (styles: Styles, [date = '', what = '', amount = '', balance = '']: readonly string[]): ReactElement =>
  h(
    View,
    { style: styles.row, fixed: true },
    h(PrintedText, { style: [styles.date, { color: INK_SOFT }] }, date),
    h(PrintedText, { style: [styles.what, { color: INK_SOFT }] }, what),
    h(PrintedText, { style: [styles.column, { color: INK_SOFT }] }, amount),
    h(PrintedText, { style: [styles.column, { color: INK_SOFT }] }, balance),
  );

const balanceRow = (styles: Styles, [label, value]: Pair): ReactElement =>
  h(
    View,
    { style: styles.row, wrap: false },
    h(PrintedText, { style: [styles.what, styles.strong] }, label),
    h(PrintedText, { style: [styles.amount, styles.strong] }, value),
  );

const movement = (styles: Styles, row: StatementRow, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.row, wrap: false },
    h(PrintedText, { style: styles.date }, row.date),
    h(
      View,
      { style: styles.what },
      h(PrintedText, { style: styles.value }, row.what),
      row.reference !== '' && h(PrintedText, { style: styles.reference }, row.reference),
    ),
    h(PrintedText, { style: styles.amount }, row.amount),
    h(PrintedText, { style: styles.amount }, row.balance),
  );

const page = (styles: Styles, statement: StatementDocument): ReactElement =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    h(PrintedText, { style: styles.shop }, statement.shopName),
    h(PrintedText, { style: styles.title }, statement.title),
    h(View, { style: styles.facts }, ...statement.facts.map((fact, key) => factOf(styles, fact, key))),
    statement.rows.length > 0 && head(styles, statement.columns),
    balanceRow(styles, statement.opening),
    ...statement.rows.map((row, key) => movement(styles, row, key)),
    balanceRow(styles, statement.closing),
    statement.note !== '' && h(PrintedText, { style: styles.note }, statement.note),
  );

/** PDF bytes. */
export const renderStatement = async (statement: StatementDocument): Promise<Uint8Array> => {
  const { voices, printable } = await typographyFor([JSON.stringify(statement)]);
  const own = {
    ...statement,
    shopName: printable(statement.shopName),
    facts: statement.facts.map(([label, value]) => [label, printable(value)] as const),
  };
  const styles = stylesFor({ voices, direction: own.direction });
  const title = `${own.title} ${own.facts[1]?.[1] ?? ''}`.trim();
  return renderToBuffer(h(Document, { title, author: own.shopName, language: own.tag }, page(styles, own)));
};
