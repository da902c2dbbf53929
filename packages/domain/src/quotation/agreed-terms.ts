/**
 * The terms of a salesman that a customer may order at: those of a quotation that is open and has not been ordered yet, line by line.
 * Source.
 */
import type { CartLine } from '../cart/index.ts';
import { equals } from '../money/index.ts';

/** What only a salesman sets of a line and its price depends on. */
const termsOf = ({ salesmanSetDiscount, cardMadeFee, extraCardMadeFee, letter, extra }: CartLine) => ({
  salesmanSetDiscount,
  cardMadeFee,
  extraCardMadeFee,
  letter: letter && { price: letter.price, discount: letter.salesmanDiscount },
  extra: extra && { itemCode: extra.itemCode, amount: extra.amount, discount: extra.discount },
});

/** Amounts are written the same however they are held. */
const written = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

const agrees = (line: CartLine, quoted: CartLine): boolean =>
  quoted.itemCode === line.itemCode &&
  equals(quoted.amount, line.amount) &&
  line.quantity <= quoted.quantity &&
  written(termsOf(line)) === written(termsOf(quoted));

/**
 * The places of the lines whose terms were agreed: each has its own line of the quotation, of the same card and amount, at the same terms and
 * of at least as many cards.
 */
export const agreedLines = (lines: readonly CartLine[], quoted: readonly CartLine[]): ReadonlySet<number> => {
  const open = [...quoted];
  const agreed = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const found = open.findIndex((one) => agrees(line, one));
    if (found === -1) continue;
    open.splice(found, 1);
    agreed.add(at);
  }
  return agreed;
};

/** A line that a salesman made for a customer; its prices were agreed. */
export const isSalesmans = ({ customerName }: Pick<CartLine, 'customerName'>): boolean => customerName !== null;

/** Today's line at the terms of the quoted one. */
export const withAgreedTerms = <Line extends Omit<CartLine, 'lineId'>>(line: Line, quoted: CartLine): Line => ({
  ...line,
  salesmanSetDiscount: quoted.salesmanSetDiscount,
  cardMadeFee: quoted.cardMadeFee,
  extraCardMadeFee: quoted.extraCardMadeFee,
  letter:
    line.letter && quoted.letter
      ? { ...line.letter, price: quoted.letter.price, salesmanDiscount: quoted.letter.salesmanDiscount }
      : line.letter,
  extra:
    line.extra && quoted.extra
      ? { ...line.extra, amount: quoted.extra.amount, discount: quoted.extra.discount }
      : line.extra,
});
