/**
 * The A4 letter in a parcel: the giver's words, each card on its carrier, and how the receiver confirms that the cards have arrived. All
 * texts are passed in ready to print. Source: spec sections 1 and 4 (physical letter, S4.18), architecture section 11.
 */
import { Document, Image, Page, renderToBuffer, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import {
  type CardDocument,
  cardFace,
  cardFact,
  type CardStyles,
  groupDigits,
  image,
  printableCard,
  cardTexts,
} from '../card-document/card-document.ts';
import { stylesFor } from '../card-document/card-document.styles.ts';
import { typographyFor } from '../document/fonts.ts';
import { drawScannableCode } from '../document/scannable-code.ts';
import { PrintedText } from '../document/printed-text.ts';
import { letterStylesFor } from './letter-document.styles.ts';

export interface LetterDocument {
  readonly addressLines: readonly string[];
  /** At least one; the letter uses the words and the language of the first. */
  readonly cards: readonly CardDocument[];
  readonly unlock: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly reference: string;
    /** The page to which the code leads. */
    readonly address: string;
  };
}

/** Includes smaller styles for the facts beside the face. */
type Styles = ReturnType<typeof letterStylesFor> & { readonly card: CardStyles };

const carrier = (styles: Styles, card: CardDocument, code: Uint8Array, key: number): ReactElement =>
  h(
    View,
    { key, style: styles.carrier, wrap: false },
    cardFace(styles.card, card),
    h(
      View,
      { style: styles.facts },
      h(
        View,
        null,
        h(PrintedText, { style: styles.product }, `${card.productName}, ${card.amount}`),
        cardFact(styles.card, card.labels.cardNumber, groupDigits(card.cardNumber), 'number'),
        cardFact(styles.card, card.labels.pin, card.pin, 'pin'),
        cardFact(styles.card, card.labels.expiresOn, card.expiresOn, 'expiry'),
      ),
      h(Image, { style: styles.code, src: image(code) }),
    ),
  );

const unlocking = (styles: Styles, { unlock }: LetterDocument, code: Uint8Array): ReactElement =>
  h(
    View,
    { style: styles.unlock, wrap: false },
    h(Image, { style: styles.code, src: image(code) }),
    h(
      View,
      { style: styles.unlockWords },
      h(PrintedText, { style: styles.unlockTitle }, unlock.title),
      h(PrintedText, { style: styles.unlockText }, unlock.text),
      h(PrintedText, { style: styles.unlockLabel }, unlock.label),
      h(PrintedText, { style: styles.reference }, unlock.reference),
    ),
  );

const page = (styles: Styles, letter: LetterDocument, codes: readonly Uint8Array[], unlockCode: Uint8Array) => {
  const first = letter.cards[0]!;
  const giverWords = [...first.lines, first.message].filter((line) => line.trim() !== '');
  return h(
    Page,
    { size: 'A4', style: styles.page },
    h(PrintedText, { style: styles.shop }, first.shopName),
    h(
      View,
      { style: styles.address },
      ...letter.addressLines.map((line, key) => h(PrintedText, { key, style: styles.addressLine }, line)),
    ),
    h(
      View,
      { style: styles.opening },
      h(PrintedText, { style: styles.title }, first.labels.title),
      h(PrintedText, { style: styles.from }, first.labels.from),
      h(PrintedText, { style: styles.words }, giverWords.join('\n')),
    ),
    ...letter.cards.map((card, at) => carrier(styles, card, codes[at]!, at)),
    unlocking(styles, letter, unlockCode),
  );
};

/** The letter as PDF bytes. It contains the cards' numbers and PINs; the cards are locked until their arrival is confirmed. */
export const renderLetter = async (letter: LetterDocument): Promise<Uint8Array> => {
  const { unlock, addressLines } = letter;
  const texts = [...letter.cards.flatMap(cardTexts), ...addressLines, unlock.title, unlock.text, unlock.label];
  const typography = await typographyFor(texts);
  const own: LetterDocument = {
    ...letter,
    addressLines: addressLines.map(typography.printable),
    cards: letter.cards.map((card) => printableCard(card, typography)),
  };
  const { direction, language, shopName } = own.cards[0]!;
  const style = { voices: typography.voices, direction };
  const letterStyles = letterStylesFor(style);
  const styles: Styles = { ...letterStyles, card: { ...stylesFor(style), factValue: letterStyles.number } };
  const codes = await Promise.all(own.cards.map(({ cardNumber }) => drawScannableCode(cardNumber)));
  const unlockCode = await drawScannableCode(unlock.address);
  return renderToBuffer(
    h(Document, { title: shopName, author: shopName, language }, page(styles, own, codes, unlockCode)),
  );
};
