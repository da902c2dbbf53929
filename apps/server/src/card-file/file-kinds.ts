/** The kinds of files of codes, one per delivery type that sends the buyer a file: their titles and contents. */
import type { BatchDeliveryType } from '@offrande/domain/delivery';
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { translated } from '../mail/catalogue-texts.ts';
import { deliveryWords } from '../mail/words.ts';

/** The header and a row per card. */
export type RowsOf = (cards: readonly IssuedCard[], language: string) => readonly (readonly string[])[];

interface FileKind {
  readonly contentType: string;
  readonly ending: string;
  /** The rows of a spreadsheet; null for a ZIP of printed cards. */
  readonly rowsOf: RowsOf | null;
}

const numberRows: RowsOf = (cards, language) => {
  const words = deliveryWords(language);
  const header = [
    words.columnProduct,
    words.columnAmount,
    words.cardNumber,
    words.pin,
    words.expiresOn,
    words.columnReceiver,
  ];
  return [
    header,
    ...cards.map((card) => [
      card.productName,
      card.amount,
      card.cardNumber,
      card.pin,
      card.expiresOn,
      card.receiverName,
    ]),
  ];
};

const addressRows: RowsOf = (cards, language) => {
  const words = deliveryWords(language);
  return [
    [words.columnProduct, words.columnAmount, words.expiresOn, words.columnReceiver, words.columnAddress],
    ...cards.map((card) => [card.productName, card.amount, card.expiresOn, card.receiverName, card.pageUrl]),
  ];
};

const SPREADSHEET = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ending: 'xlsx',
} as const;

export const FILE_KINDS: Readonly<Record<BatchDeliveryType, FileKind>> = {
  zip: { contentType: 'application/zip', ending: 'zip', rowsOf: null },
  cardFile: { ...SPREADSHEET, rowsOf: numberRows },
  urlFile: { ...SPREADSHEET, rowsOf: addressRows },
};

/** The title of each kind, in every language. */
export const fileTitlesIn = translated<BatchDeliveryType>('file', {
  zip: 'Cards to print (ZIP)',
  cardFile: 'Card numbers (spreadsheet)',
  urlFile: 'Card addresses (spreadsheet)',
});
