/**
 * What a draft says of a line beyond the payload: the company's own reference and beneficiaries, the file; and the terms that
 * only a salesman sets. Prices that nobody set stay the unit's own. Source: S6.21 to S6.26, A-29, A-101, A-105.
 */
import type { CartLine } from '@offrande/domain/cart';
import { type CustomerKind, isTrade } from '@offrande/domain/customer';
import { Result } from 'effect';
import { type FieldRefused, refused } from './field-refused.ts';

/** The terms of a salesman; everything else of the line is as it was. */
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

/** A term that somebody else has set; a price or fee that differs from the unit's is not one, since it is not taken. */
const setTerm = ({ salesmanSetDiscount, letter, extra }: CartLine): string | null => {
  if (salesmanSetDiscount !== null) return 'salesmanSetDiscount';
  if ((letter?.salesmanDiscount ?? null) !== null) return 'salesmanLetterValue';
  return (extra?.discount ?? null) === null ? null : 'extraFeeDiscValue';
};

/** What companies and salesmen alone say of a line. */
const tradeValue = ({ file, newBeneficiaryQuantity, customerId }: CartLine): string | null => {
  if (file !== null) return 'file';
  if (newBeneficiaryQuantity !== null) return 'newBeneficairyQty';
  return customerId === null ? null : 'customerId';
};

/** Refuses terms of anybody but a salesman, for the price would be another than the draft says; and an individual's trade. */
export const draftValues = (
  line: CartLine,
  draft: CartLine,
  buyer: CustomerKind,
): Result.Result<CartLine, FieldRefused> => {
  const term = buyer === 'salesman' ? null : setTerm(draft);
  if (term !== null) return refused(term, 'SalesmanOnly');
  const value = isTrade(buyer) ? null : tradeValue(draft);
  if (value !== null) return refused(value, 'TradeOnly');
  const { file, newBeneficiaryQuantity, customerName } = draft;
  const priced = buyer === 'salesman' ? withTerms(line, draft) : line;
  const quantity = file === null ? line.quantity : file.cards;
  return Result.succeed({ ...priced, file, quantity, newBeneficiaryQuantity, customerName });
};
