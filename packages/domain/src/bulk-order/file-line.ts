/**
 * The cart line for an uploaded file (spec sections 3 and 5, S3.14, S5.78, A-01): one line for the whole file, with the
 * sum of the rows as its amount and one card per row. Its price does not depend on the order of the rows.
 */
import type { CartLine, LineFile } from '../cart/index.ts';
import type { Money } from '../money/index.ts';

/** The line with the cards of the file, and their sum, instead of its previous content. */
export const asFileLine = <Line extends Pick<CartLine, 'amount' | 'quantity' | 'file'>>(
  line: Line,
  { cards, amount }: { readonly cards: number; readonly amount: Money },
  file: Omit<LineFile, 'cards'>,
): Line => ({ ...line, amount, quantity: cards, file: { ...file, cards } });
