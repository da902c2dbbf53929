/**
 * The card as an A4 page to print at home: its face with the giver's lines and photo, the message, number, PIN, expiry, and a code that a
 * till can scan. All texts are passed in ready to print. Source: spec section 1 (print at home PDF).
 */
import { Document, Image, Page, renderToBuffer, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Typography, typographyFor } from '../document/fonts.ts';
import { drawScannableCode } from '../document/scannable-code.ts';
import { PrintedText } from '../document/printed-text.ts';
import { stylesFor } from './card-document.styles.ts';

export interface CardDocument {
  /** BCP 47; determines the page's direction. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shopName: string;
  readonly productName: string;
  /** JPEG or PNG of the card's face, ratio 342 to 216. */
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

/** The labels of the page, in the receiver's language. */
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

export type CardStyles = ReturnType<typeof stylesFor>;

const JPEG_START = 0xff;

/** A picture, JPEG or PNG. */
export const image = (data: Uint8Array): { data: Buffer; format: 'jpg' | 'png' } => ({
  data: Buffer.from(data),
  format: data[0] === JPEG_START ? 'jpg' : 'png',
});

/** Lines of ordinary characters up to this length fit beside the amount at full size; longer ones are set smaller and never wrap. */
const FULL_SIZE_CHARACTERS = 26;

const words = (styles: CardStyles, lines: readonly string[]): ReactElement => {
  const written = lines.filter((line) => line !== '');
  const isLong = written.some((line) => [...line].length > FULL_SIZE_CHARACTERS);
  const style = isLong ? [styles.line, styles.longLine] : styles.line;
  return h(View, { style: styles.words }, ...written.map((line, index) => h(PrintedText, { key: index, style }, line)));
};

/** Without lines, the amount is a label of its own width, as on screen: no empty band covers the face. */
const tag = (styles: CardStyles, { lines, amount }: CardDocument): ReactElement =>
  lines.some((line) => line !== '')
    ? h(View, { style: styles.tag }, words(styles, lines), h(PrintedText, { style: styles.tagAmount }, amount))
    : h(View, { style: styles.amountTag }, h(PrintedText, { style: styles.amount }, amount));

/** The card's face with the giver's lines and photo. */
export const cardFace = (styles: CardStyles, card: CardDocument): ReactElement =>
  h(
    View,
    { style: styles.face },
    h(Image, { style: styles.art, src: image(card.art) }),
    card.photo && h(View, { style: styles.photoFrame }, h(Image, { style: styles.photo, src: image(card.photo) })),
    tag(styles, card),
  );

/** A number or a date under its label. */
export const cardFact = (styles: CardStyles, label: string, value: string, key: string): ReactElement =>
  h(
    View,
    { key, style: styles.fact },
    h(PrintedText, { style: styles.factLabel }, label),
    h(PrintedText, { style: styles.factValue }, value),
  );

const page = (styles: CardStyles, card: CardDocument, code: Uint8Array): ReactElement =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    h(PrintedText, { style: styles.shop }, card.shopName),
    h(PrintedText, { style: styles.title }, card.labels.title),
    h(PrintedText, { style: styles.from }, card.labels.from),
    cardFace(styles, card),
    card.message === '' ? null : h(PrintedText, { style: styles.message }, card.message),
    h(
      View,
      { style: styles.proof, wrap: false },
      h(
        View,
        { style: styles.facts },
        h(PrintedText, { style: styles.product }, `${card.productName}, ${card.amount}`),
        cardFact(styles, card.labels.cardNumber, groupDigits(card.cardNumber), 'number'),
        cardFact(styles, card.labels.pin, card.pin, 'pin'),
        cardFact(styles, card.labels.expiresOn, card.expiresOn, 'expiry'),
      ),
      h(
        View,
        { style: styles.code },
        h(Image, { style: styles.codeImage, src: image(code) }),
        h(PrintedText, { style: styles.codeLabel }, card.labels.scan),
      ),
    ),
    h(PrintedText, { style: styles.howToUseTitle }, card.labels.howToUse),
    h(PrintedText, { style: styles.howToUse }, card.howToUse),
    h(PrintedText, { style: styles.keepSafe }, card.labels.keepSafe),
  );

/** All texts printed on a card, to find the fonts that it needs. */
export const cardTexts = ({ shopName, productName, lines, message, amount, howToUse, labels }: CardDocument) => [
  shopName,
  productName,
  ...lines,
  message,
  amount,
  howToUse,
  ...Object.values(labels),
];

/** The card with every text that people or the shop wrote made printable. */
export const printableCard = (card: CardDocument, { printable }: Typography): CardDocument => ({
  ...card,
  shopName: printable(card.shopName),
  productName: printable(card.productName),
  lines: card.lines.map(printable),
  message: printable(card.message),
  amount: printable(card.amount),
  howToUse: printable(card.howToUse),
  labels: { ...card.labels, from: printable(card.labels.from) },
});

/** Renders the page as PDF bytes. They contain the PIN and are for the receiver only. */
export const renderCardDocument = async (card: CardDocument): Promise<Uint8Array> => {
  const typography = await typographyFor(cardTexts(card));
  const own = printableCard(card, typography);
  const styles = stylesFor({ voices: typography.voices, direction: card.direction });
  const code = await drawScannableCode(card.cardNumber);
  const title = `${own.productName}, ${own.amount}`;
  return renderToBuffer(h(Document, { title, author: own.shopName, language: card.language }, page(styles, own, code)));
};
