/**
 * What a draft adds to a payload's line: the company's own reference and beneficiaries, the file, and the terms that only
 * a salesman sets. Prices not set there stay the unit's. Source: S6.21 to S6.26, A-29, A-101, A-105.
 */
import type { CartLine } from '@offrande/domain/cart';
import { type CustomerKind, isTrade } from '@offrande/domain/customer';
import { Result } from 'effect';
import { type FieldRefused, refused } from './field-refused.ts';

/** Applies a salesman's terms; the rest of the line is unchanged. */
const withTerms = (line: CartLine, draft: CartLine): CartLine => ({
  ...line,
  salesmanSetDiscount: draft.salesmanSetDiscount,
  commission: draft.commission,
  cardMadeFee: draft.cardMadeFee ?? line.cardMadeFee,
  extraCardMadeFee: draft.extraCardMadeFee ?? line.extraCardMadeFee,
  letter:
    line.letter === null || draft.letter === null
      ? line.letter
      : { ...line.letter, price: draft.letter.price, salesmanDiscount: draft.letter.salesmanDiscount },
  extra:
    line.extra === null || draft.extra === null
      ? line.extra
      : { ...line.extra, amount: draft.extra.amount, discount: draft.extra.discount },
});

/** A salesman's term in another buyer's draft; a different price or fee is ignored, since it is never used. */
const setTerm = ({ salesmanSetDiscount, letter, extra }: CartLine): string | null => {
  if (salesmanSetDiscount !== null) return 'salesmanSetDiscount';
  if ((letter?.salesmanDiscount ?? null) !== null) return 'salesmanLetterValue';
  return (extra?.discount ?? null) === null ? null : 'extraFeeDiscValue';
};

/** A field of a line that only companies and salesmen may set. */
const tradeValue = ({ file, newBeneficiaryQuantity, customerId }: CartLine): string | null => {
  if (file !== null) return 'file';
  if (newBeneficiaryQuantity !== null) return 'newBeneficairyQty';
  return customerId === null ? null : 'customerId';
};

/**
 * Refuses terms set by anyone but a salesman, unless they were agreed with the buyer, since the price would differ from the draft's; and trade
 * fields of an individual.
 */
export const draftValues = (
  line: CartLine,
  draft: CartLine,
  buyer: CustomerKind,
  isAgreed: boolean,
): Result.Result<CartLine, FieldRefused> => {
  const hasTerms = buyer === 'salesman' || isAgreed;
  const term = hasTerms ? null : setTerm(draft);
  if (term !== null) return refused(term, 'SalesmanOnly');
  const value = isTrade(buyer) ? null : tradeValue(draft);
  if (value !== null) return refused(value, 'TradeOnly');
  const { file, newBeneficiaryQuantity, customerName } = draft;
  const priced = hasTerms ? withTerms(line, draft) : line;
  const quantity = file === null ? line.quantity : file.cards;
  return Result.succeed({ ...priced, file, quantity, newBeneficiaryQuantity, customerName });
};
