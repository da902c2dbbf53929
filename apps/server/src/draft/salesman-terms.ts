/** Checks a salesman's terms against the unit's own: each line as a whole, since one term can move the bounds of another. */
import { type Cart, refusedSalesmanValues } from '@offrande/domain/cart';
import { type CartTotal } from '@offrande/domain/pricing';
import { CallRefused } from '../call/call-refused.ts';
import type { Unit } from '../unit/unit.ts';

/** Throws `CallRefused` with the first term that is out of bounds: `lines.1.letterDiscount`. */
export const checkTerms = (unit: Unit, cart: Cart, total: CartTotal): void => {
  const letters = unit.letterTypes(unit.defaultLanguage);
  for (const [at, line] of cart.lines.entries()) {
    const [refusal] = refusedSalesmanValues(line, unit.cartPolicyFor('salesman'), {
      productCardMadeFee: unit.catalogue.products.get(line.itemCode)?.cardMadeFee ?? null,
      letterPrice: letters.find(({ id }) => id === line.letter?.typeId)?.price ?? null,
      extraAmount: unit.catalogue.additionalProducts.get(line.extra?.itemCode ?? '')?.amount ?? null,
      lineGross: total.lines[at]!.gross,
    });
    if (refusal !== undefined)
      throw new CallRefused('orderRefused', { field: `lines.${at}.${refusal.field}`, reason: refusal.refusal._tag });
  }
};
