/**
 * The card as a page to print at home, A4: its face with the giver's lines and photo, the message, number, PIN, expiry,
 * and a code that a till can scan. Source: spec section 1 (print at home PDF). Every text comes in ready to print.
 */
import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { styles } from './card-document.styles.ts';
import { registerFonts } from './fonts.ts';
import { drawScannableCode } from './scannable-code.ts';

export interface CardDocument {
  readonly language: string;
  readonly shopName: string;
  readonly productName: string;
  /** PNG of the card's face, ratio 342 to 216. */
  readonly art: Uint8Array;
  readonly photo: Uint8Array | null;
  readonly lines: readonly string[];
  readonly message: string;
  readonly amount: string;
  readonly cardNumber: string;
  readonly pin: string;
  readonly expiresOn: string;
  readonly howToUse: string;
  readonly labels: CardLabels;
}

/** The fixed words of the page, in the receiver's language. */
export interface CardLabels {
  readonly title: string;
  readonly from: string;
  readonly cardNumber: string;
  readonly pin: string;
  readonly expiresOn: string;
  readonly howToUse: string;
  readonly scan: string;
  readonly keepSafe: string;
}

/** A number in groups of four, as it is read aloud. */
export const groupDigits = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

const image = (data: Uint8Array): { data: Buffer; format: 'png' } => ({ data: Buffer.from(data), format: 'png' });

/** Ordinary lines up to this length fit beside the amount at full size; longer ones step down and never wrap. */
const FULL_SIZE_CHARACTERS = 26;

const words = (lines: readonly string[]): ReactElement => {
  const written = lines.filter((line) => line !== '');
  const isLong = written.some((line) => [...line].length > FULL_SIZE_CHARACTERS);
  const style = isLong ? [styles.line, styles.longLine] : styles.line;
  return h(View, { style: styles.words }, ...written.map((line, index) => h(Text, { key: index, style }, line)));
};

const face = (card: CardDocument): ReactElement =>
  h(
    View,
    { style: styles.face },
    h(Image, { style: styles.art, src: image(card.art) }),
    card.photo && h(View, { style: styles.photoFrame }, h(Image, { style: styles.photo, src: image(card.photo) })),
    h(View, { style: styles.tag }, words(card.lines), h(Text, { style: styles.tagAmount }, card.amount)),
  );

const fact = (label: string, value: string, key: string): ReactElement =>
  h(
    View,
    { key, style: styles.fact },
    h(Text, { style: styles.factLabel }, label),
    h(Text, { style: styles.factValue }, value),
  );

const page = (card: CardDocument, code: Uint8Array): ReactElement =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    h(Text, { style: styles.shop }, card.shopName),
    h(Text, { style: styles.title }, card.labels.title),
    h(Text, { style: styles.from }, card.labels.from),
    face(card),
    card.message === '' ? null : h(Text, { style: styles.message }, card.message),
    h(
      View,
      { style: styles.proof, wrap: false },
      h(
        View,
        { style: styles.facts },
        h(Text, { style: styles.product }, `${card.productName}, ${card.amount}`),
        fact(card.labels.cardNumber, groupDigits(card.cardNumber), 'number'),
        fact(card.labels.pin, card.pin, 'pin'),
        fact(card.labels.expiresOn, card.expiresOn, 'expiry'),
      ),
      h(
        View,
        { style: styles.code },
        h(Image, { style: styles.codeImage, src: image(code) }),
        h(Text, { style: styles.codeLabel }, card.labels.scan),
      ),
    ),
    h(Text, { style: styles.howToUseTitle }, card.labels.howToUse),
    h(Text, { style: styles.howToUse }, card.howToUse),
    h(Text, { style: styles.keepSafe }, card.labels.keepSafe),
  );

/** Renders the page as PDF bytes. The PIN stands on it: the bytes are for the receiver alone. */
export const renderCardDocument = async (card: CardDocument): Promise<Uint8Array> => {
  registerFonts();
  const code = await drawScannableCode(card.cardNumber);
  const title = `${card.productName}, ${card.amount}`;
  return renderToBuffer(h(Document, { title, author: card.shopName, language: card.language }, page(card, code)));
};
