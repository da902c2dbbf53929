/** The terms of the tab's order: what each is, between which bounds, and how it is set. Source: S6.21 to S6.26, S8.44, A-189, A-190. */
import type { CartLine } from '@offrande/domain/cart';
import { cartTotal } from '@offrande/domain/pricing';
import {
  offeredTerms,
  orderCommission,
  type OrderTerm,
  type OrderTermFacts,
  type OrderTermRefusal,
  type OwnPrices,
  setOrderTerm,
  standingTerm,
  termBounds,
  type TermBounds,
  type TermName,
  type TermScope,
  type TermType,
  termTypes,
  type TermValue,
} from '@offrande/domain/salesman-terms';
import type { Money } from '@offrande/domain/money';
import { Result } from 'effect';
import { useMemo } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useQueriesPlace } from '../../page/queries-place.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type TodaysCard, todaysCards } from '../../shop/todays-cards.ts';
import { usePageRead } from '../../shop/use-page-read.ts';
import { usePricedCart } from '../../shop/use-priced-cart.ts';

/** Pages are stored while the shop is open, which may be for days. */
const CARD_MAX_AGE_MS = 60_000;

const NO_PRICES: OwnPrices = { cardMadeFee: null, letterPrice: null, extraAmount: null };

const ownPricesOf =
  (cards: ReadonlyMap<string, TodaysCard>) =>
  (line: CartLine): OwnPrices => {
    const facts = cards.get(line.itemCode)?.facts;
    if (facts === undefined) return NO_PRICES;
    return {
      cardMadeFee: facts.product.cardMadeFee,
      letterPrice: facts.letterTypes.find(({ id }) => id === line.letter?.typeId)?.price ?? null,
      extraAmount: facts.additionalProducts.find(({ itemCode }) => itemCode === line.extra?.itemCode)?.amount ?? null,
    };
  };

export interface Terms {
  readonly names: readonly TermName[];
  readonly standing: (name: TermName) => TermValue | 'mixed' | null;
  readonly types: (name: TermName) => readonly TermType[];
  readonly bounds: (name: TermName, type: TermType) => TermBounds | null;
  /** Begins an edit, to whose start `undo` goes back. */
  readonly begin: () => { readonly undo: () => void };
  /** Why it is refused; null where it is set. */
  readonly set: (term: Omit<OrderTerm, 'scope'>) => OrderTermRefusal | null;
  readonly commission: Money;
}

export interface ReadTerms {
  /** Null while the unit's own prices are loading. */
  readonly terms: Terms | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const useTerms = (scope: TermScope): ReadTerms => {
  const shop = useShop();
  const [boot, place] = [useBoot(), useQueriesPlace()];
  const { cart, discounts } = usePricedCart();
  const codes = [...new Set(cart.lines.map(({ itemCode }) => itemCode))].toSorted();
  const { read, hasFailed, retry } = usePageRead(['ownPrices', ...codes], () =>
    todaysCards(cart.lines, boot, place, { buyer: 'salesman', maxAgeMs: CARD_MAX_AGE_MS }),
  );
  const { cartPolicy: policy } = shop;
  const terms = useMemo((): Terms | null => {
    if (read === null) return null;
    const facts: OrderTermFacts = { buyer: 'salesman', policy, discounts, ownPrices: ownPricesOf(read) };
    return {
      names: offeredTerms(cart, scope),
      standing: (name) => standingTerm(cart, name, scope),
      types: (name) => termTypes(name, policy),
      bounds: (name, type) => termBounds(cart, { name, scope }, type, facts),
      begin: () => {
        const { lines } = shop.cart.get();
        return { undo: () => shop.cart.set({ ...shop.cart.get(), lines }) };
      },
      set: (term) => {
        // What was set a moment ago is in the cart already, and not yet on the page.
        const changed = setOrderTerm(shop.cart.get(), { ...term, scope }, facts);
        if (Result.isFailure(changed)) return changed.failure;
        shop.cart.set(changed.success);
        return null;
      },
      commission: orderCommission(cart, cartTotal(cart, { policy, discounts, coupons: [] })),
    };
  }, [read, cart, discounts, policy, scope, shop]);
  return { terms, hasFailed, retry };
};
