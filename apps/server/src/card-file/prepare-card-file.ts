/**
 * Prepares a file of codes, a few cards at a time. Finished pieces are stored, so that interrupted work resumes where it stopped. A ZIP has
 * a piece per card; a spreadsheet is one piece.
 */
import type { BatchFile } from '@offrande/domain/delivery';
import { toXlsx } from '@offrande/sheets';
import { attachCard } from '../issued-card/card-email.ts';
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { loadCardsOfLines } from '../issued-card/load-issued-card.ts';
import type { Progress } from '../outbox/message.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { addPieces, type CardFile } from './card-file-store.ts';
import { FILE_KINDS, type RowsOf } from './file-kinds.ts';
import type { ZipEntry } from '../spreadsheet/zip-stream.ts';

/** Takes far less time than a lease, even on a slow machine. */
export const CARDS_AT_A_TIME = 20;

const NAME_DIGITS = 4;

const printed = async (card: IssuedCard, no: number): Promise<ZipEntry> => {
  const { content } = await attachCard(card);
  return { name: `${String(no).padStart(NAME_DIGITS, '0')}-${card.cardNumber.slice(-4)}.pdf`, bytes: content };
};

const nextPrintedCards = async (
  shop: Shop,
  unit: Unit,
  file: CardFile,
  lineIds: readonly string[],
): Promise<Progress> => {
  const from = file.pieces;
  const cards = await loadCardsOfLines(shop, unit, lineIds, { skip: from, take: CARDS_AT_A_TIME });
  const entries: ZipEntry[] = [];
  for (const [at, card] of cards.entries()) entries.push(await printed(card, from + at + 1));
  const isLast = from + entries.length >= file.cards;
  if (entries.length === 0) throw new Error(`The cards of file ${file.id} are not all there`);
  await addPieces(shop, unit, file, { from, entries, isLast });
  return isLast ? 'done' : 'again';
};

const spreadsheet = async (
  shop: Shop,
  unit: Unit,
  file: CardFile,
  { lineIds, rowsOf }: { readonly lineIds: readonly string[]; readonly rowsOf: RowsOf },
): Promise<void> => {
  const cards = await loadCardsOfLines(shop, unit, lineIds);
  const entries = [{ name: 'cards.xlsx', bytes: toXlsx(rowsOf(cards, file.language)) }];
  await addPieces(shop, unit, file, { from: 0, entries, isLast: true });
};

/** Prepares the next part of a file; `done` once it is complete. */
export const prepareCardFile = async (
  shop: Shop,
  unit: Unit,
  file: CardFile,
  lineIds: BatchFile['lineIds'],
): Promise<Progress> => {
  if (file.ready_at !== null) return 'done';
  const { rowsOf } = FILE_KINDS[file.type];
  if (rowsOf === null) return nextPrintedCards(shop, unit, file, lineIds);
  await spreadsheet(shop, unit, file, { lineIds, rowsOf });
  return 'done';
};
