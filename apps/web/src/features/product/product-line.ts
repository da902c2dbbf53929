/** From an entry to the line of a cart, and what that line would cost. Source: spec section 3, A-27, A-29. */
import { cartTotal, emptyCart, newLine, type CartPolicy, type LineToAdd } from '@offrande/domain/cart';
import { checkAmountEntry } from '@offrande/domain/catalogue';
import type { CheckedDelivery } from '@offrande/domain/delivery';
import { money, type Money } from '@offrande/domain/money';
import type { Personalisation } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import { faceOf, type ProductEntry } from './product-entry.ts';
import type { ProductFacts } from './product-facts.ts';

/** The amount chosen or typed, within the product's limits; else why not. */
export const enteredAmount = ({ chosenAmount, otherAmount }: ProductEntry, { product }: ProductFacts) =>
  checkAmountEntry(chosenAmount ?? otherAmount, product);

/** What the giver put on the card, as entered. */
export const personalisationOf = (entry: ProductEntry, facts: ProductFacts, line: Personalisation): Personalisation => ({
  ...line,
  message: entry.message,
  message2: facts.product.hasTemplates ? entry.message2 : '',
  templateId: facts.product.hasTemplates ? entry.faceId : null,
  templateImageUrl: facts.product.hasTemplates ? (faceOf(facts, entry)?.imageUrl ?? null) : null,
  photoUrl: entry.photo?.url ?? null,
});

/** The line without what only a check can tell: a delivery that passed, a draft under an id of its own. */
export const lineOf = (
  { product, imageUrl }: ProductFacts,
  quantity: number,
  amount: Money,
  parts: { readonly personalisation: Personalisation; readonly delivery: CheckedDelivery; readonly timeZone: string },
): LineToAdd => {
  const { delivery, receiver, letterType } = parts.delivery;
  return {
    ...newLine('', product.itemCode, amount.currency),
    ...parts.personalisation,
    lineId: null,
    parentItemCode: product.parentItemCode,
    categoryId: product.categoryId,
    productName: product.name,
    productImageUrl: imageUrl,
    kind: product.kind,
    sort: product.sort,
    amount,
    quantity,
    productDiscountRate: product.discountRate,
    cardMadeFee: product.cardMadeFee,
    extraCardMadeFee: null,
    letter: letterType && { typeId: letterType.id, price: letterType.price, salesmanDiscount: null },
    delivery,
    deliveryTimeZone: parts.timeZone,
    receiver,
    productTaxRate: product.productTaxRate,
    additionalTaxRate: product.additionalTaxRate,
  };
};

/** What the cards of this entry cost, discount, card making and letter included; null while the amount is not one. */
export const priceOf = (
  entry: ProductEntry,
  facts: ProductFacts,
  policy: Pick<CartPolicy, 'currency' | 'cardMadeTaxRate' | 'shippingTaxRate'>,
) => {
  const amount = enteredAmount(entry, facts);
  if (Result.isFailure(amount)) return null;
  const empty = newLine('entry', facts.product.itemCode, policy.currency);
  const letterType = facts.letterTypes.find(({ id }) => id === entry.letterTypeId) ?? null;
  const delivery: CheckedDelivery = {
    delivery: { type: entry.deliveryType, date: null },
    receiver: entry.receiver,
    letterType: entry.deliveryType === 'physical' ? letterType : null,
  };
  const line = lineOf(facts, entry.quantity, amount.success, {
    personalisation: empty,
    delivery,
    timeZone: '',
  });
  const cart = { ...emptyCart(policy.currency), lines: [{ ...line, lineId: 'entry' }] };
  return cartTotal(cart, { policy, discounts: facts.discounts, coupons: [] });
};

/** The suggested amount behind a tile. */
export const amountOf = (text: string, { product }: ProductFacts): Money => money(text, product.minAmount.currency);
