/**
 * The lines of a quotation as the cart's, by today's catalogue: every line is checked again, with the prices of today. Source: A-174,
 *
 */
import { Result } from 'effect';
import { repriceCart } from '../cart/index.ts';
import type { CartLine, DroppedLine, LineToAdd } from '../cart/index.ts';
import { checkLine, DRAFT_PATHS, madeLine } from '../line-entry/index.ts';
import type { CardFormFacts, CheckedLine, LineEntry, LineRefusals } from '../line-entry/index.ts';
import { encodeAmount } from '../money/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Instant } from '../time/index.ts';
import { isSalesmans, withAgreedTerms } from './agreed-terms.ts';
import type { QuotationDetail } from './quotation.ts';

/** Why a line stays out: the first refusal of its fields. */
type Refusals = Omit<LineRefusals, 'customerId'>;
export type LeftRefusal = DroppedLine['reason'] | NonNullable<Refusals[keyof Refusals]>;

/** A line that can no longer be bought as it was quoted. */
export interface LeftLine {
  readonly line: CartLine;
  readonly refusal: LeftRefusal;
}

/** `undated` are lines that go at once, because their day is over. */
export interface QuotedCart {
  readonly lines: readonly LineToAdd[];
  readonly undated: readonly CartLine[];
  readonly left: readonly LeftLine[];
}

/** What today's catalogue is read with: the cards by item code, the phone numbers of countries, the clock. */
export interface TodaysCards {
  readonly cards: ReadonlyMap<string, CardFormFacts>;
  readonly plan: NumberingPlan;
  readonly now: Instant;
}

const entryOf = (line: CartLine): LineEntry => ({
  amount: { as: 'sent', text: encodeAmount(line.amount) },
  personalisation: line,
  delivery: {
    type: line.delivery.type,
    date: line.delivery.date,
    receiver: line.receiver,
    letterTypeId: line.letter?.typeId ?? null,
  },
  extraItemCode: line.extra?.itemCode ?? null,
  sender: line.sender,
  // It was checked for the quotation, and nothing of today decides about it.
  customerId: '',
});

const withoutDate = (line: CartLine): CartLine => ({ ...line, delivery: { ...line.delivery, date: null } });

const checkQuoted = (
  line: CartLine,
  facts: CardFormFacts,
  { plan, now }: TodaysCards,
): Result.Result<CheckedLine, LineRefusals> =>
  checkLine(entryOf(line), { ...facts, templates: facts.faces, now, zone: facts.timeZone }, plan);

const firstRefusal = ({ customerId: _notEntered, ...refusals }: LineRefusals): LeftRefusal =>
  Object.values(refusals)[0]!;

const pathOf = ({ draftPath }: CartLine): string =>
  draftPath === DRAFT_PATHS.self ? DRAFT_PATHS.self : DRAFT_PATHS.friend;

/** What a salesman has agreed stays; all that the catalogue decides is of today. */
const todaysLine = (line: CartLine, facts: CardFormFacts, entered: CheckedLine): LineToAdd => {
  const { newBeneficiaryQuantity, customerId, customerName, quantity } = line;
  const today: CartLine = {
    ...madeLine('', facts.product, { ...entered, quantity, deliveryTimeZone: facts.timeZone }),
    templateImageUrl: facts.faces.find(({ id }) => id === entered.templateId)?.imageUrl ?? null,
  };
  return {
    ...(isSalesmans(line) ? withAgreedTerms(today, line) : today),
    newBeneficiaryQuantity,
    customerId,
    customerName,
    draftPath: pathOf(line),
    lineId: null,
  };
};

/** Each card of a file was checked with the file; of its line only the product can change. */
const fileLine = (line: CartLine, { product }: CardFormFacts): LineToAdd => {
  const { currency } = line.amount;
  const cart = { currency, lines: [line], salesmanSetDiscount: null, customerContractLevel: null };
  const { cart: today } = repriceCart(cart, new Map([[line.itemCode, product]]), { keepsFees: false });
  return { ...today.lines[0]!, lineId: null };
};

/** The lines that can be bought today, each with the quotation's number, and those that cannot. */
export const quotedCart = (
  { orderNo: quotationNo, cartLines }: Pick<QuotationDetail, 'orderNo' | 'cartLines'>,
  today: TodaysCards,
): QuotedCart => {
  const taken: LineToAdd[] = [];
  const undated: CartLine[] = [];
  const left: LeftLine[] = [];
  for (const line of cartLines ?? []) {
    const facts = today.cards.get(line.itemCode);
    if (facts === undefined) {
      left.push({ line, refusal: { _tag: 'ProductNotFound' } });
      continue;
    }
    if (line.file !== null) {
      taken.push({ ...fileLine(line, facts), quotationNo });
      continue;
    }
    const asQuoted = checkQuoted(line, facts, today);
    const isOver = Result.isFailure(asQuoted) && asQuoted.failure.date !== undefined;
    const checked = isOver ? checkQuoted(withoutDate(line), facts, today) : asQuoted;
    if (Result.isFailure(checked)) {
      left.push({ line, refusal: firstRefusal(checked.failure) });
      continue;
    }
    if (isOver) undated.push(line);
    taken.push({ ...todaysLine(line, facts, checked.success), quotationNo });
  }
  return { lines: taken, undated, left };
};
