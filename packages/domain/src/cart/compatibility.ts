/**
 * Which lines are compatible in one cart (spec section 5, A-22 to ). A line is checked against the
 * other lines, so the only line of a cart may always change.
 */
import { Result } from 'effect';
import { isPhysicalKind } from '../catalogue/index.ts';
import { isPhysicalDelivery } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { checkNewBeneficiaries } from '../fees/index.ts';
import type { NewBeneficiariesRefusal } from '../fees/index.ts';
import { cardsOf, cartQuantity } from './cart.ts';
import type { Cart, CartLine, CartPolicy } from './cart.ts';

/** Refusals that an empty cart would not cause: the buyer may start over with the new card (`startOver`). */
export type ConflictRefusal =
  | { readonly _tag: 'MixedKinds' }
  | { readonly _tag: 'SecondProduct'; readonly itemCode: string }
  | { readonly _tag: 'DeliveryTypeDiffers'; readonly current: DeliveryType };

/**
 * `MixedKinds`: physical beside digital. `SecondProduct`: the unit sells one product per order, `itemCode` is the
 * existing one. `DeliveryTypeDiffers`: one order has one delivery type. `QuantityBelowMinimum`: less than 1 card.
 * `MaxQuantityExceeded`: more cards in the order than `max`. `FileLine`: its quantity follows from its file, and it
 * cannot be copied. `FileInCart`: another line was made from the same uploaded file, whose rows an order holds once.
 */
export type CartRefusal =
  | ConflictRefusal
  | { readonly _tag: 'QuantityBelowMinimum'; readonly min: number }
  | { readonly _tag: 'MaxQuantityExceeded'; readonly max: number }
  | { readonly _tag: 'LineNotFound' }
  | { readonly _tag: 'FileLine' }
  | { readonly _tag: 'FileInCart' }
  | NewBeneficiariesRefusal;

/** True for refusals after which the buyer may empty the cart and start with the new card. */
export const isConflict = (refusal: CartRefusal): refusal is ConflictRefusal =>
  refusal._tag === 'MixedKinds' || refusal._tag === 'SecondProduct' || refusal._tag === 'DeliveryTypeDiffers';

/** Physical by its kind; by its delivery type only if the kind is unknown. */
export const isPhysicalLine = (line: Pick<CartLine, 'kind' | 'delivery'>): boolean =>
  isPhysicalKind(line.kind) ?? isPhysicalDelivery(line.delivery.type);

/** The properties of a line that decide its compatibility. */
export type Comparable = Pick<CartLine, 'itemCode' | 'kind' | 'delivery'>;

/** Accepts a line, or only its product and delivery type, if it is compatible with the existing lines. */
export const checkCompatibility = (
  line: Comparable,
  others: readonly Comparable[],
  policy: Pick<CartPolicy, 'allowsMultipleProducts'>,
): Result.Result<void, ConflictRefusal> => {
  if (others.some((other) => isPhysicalLine(other) !== isPhysicalLine(line)))
    return Result.fail({ _tag: 'MixedKinds' });
  const another = policy.allowsMultipleProducts ? undefined : others.find((other) => other.itemCode !== line.itemCode);
  if (another !== undefined) return Result.fail({ _tag: 'SecondProduct', itemCode: another.itemCode });
  const differing = others.find((other) => other.delivery.type !== line.delivery.type);
  return differing === undefined
    ? Result.void
    : Result.fail({ _tag: 'DeliveryTypeDiffers', current: differing.delivery.type });
};

/** Accepts the number of cards of one line, and the number for new beneficiaries if it is given. */
export const checkQuantity = (
  line: Pick<CartLine, 'file' | 'quantity' | 'newBeneficiaryQuantity'>,
): Result.Result<void, CartRefusal> => {
  const cards = cardsOf(line);
  if (!Number.isSafeInteger(cards)) return Result.fail({ _tag: 'NotAWholeNumber' });
  if (cards < 1) return Result.fail({ _tag: 'QuantityBelowMinimum', min: 1 });
  return line.newBeneficiaryQuantity === null
    ? Result.void
    : Result.map(checkNewBeneficiaries(line.newBeneficiaryQuantity, cards), () => undefined);
};

/** Accepts a line unless one of the others was made from the same uploaded file. */
export const checkFile = (
  { lineId, file }: Pick<CartLine, 'lineId' | 'file'>,
  others: readonly Pick<CartLine, 'lineId' | 'file'>[],
): Result.Result<void, CartRefusal> => {
  if (file === null) return Result.void;
  const uploads = new Set(file.uploads);
  const isThere = others.some(
    (other) => other.lineId !== lineId && other.file?.uploads.some((upload) => uploads.has(upload)) === true,
  );
  return isThere ? Result.fail({ _tag: 'FileInCart' }) : Result.void;
};

/** Accepts the cart's number of cards, the cap included. */
export const checkCap = (
  cart: Cart,
  { maxQuantity }: Pick<CartPolicy, 'maxQuantity'>,
): Result.Result<Cart, CartRefusal> =>
  maxQuantity !== null && cartQuantity(cart) > maxQuantity
    ? Result.fail({ _tag: 'MaxQuantityExceeded', max: maxQuantity })
    : Result.succeed(cart);

/** Accepts a whole cart at checkout: every rule of this file at once, since a stored cart may predate a unit's change. */
export const checkCart = (cart: Cart, policy: CartPolicy): Result.Result<Cart, CartRefusal> =>
  Result.gen(function* () {
    const [first] = cart.lines;
    for (const line of cart.lines) {
      yield* checkQuantity(line);
      if (first !== undefined) yield* checkCompatibility(line, [first], policy);
      yield* checkFile(line, cart.lines);
    }
    return yield* checkCap(cart, policy);
  });
