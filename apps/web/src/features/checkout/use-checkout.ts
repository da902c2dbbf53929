/** The whole checkout as one value: the domain's view of it, and the events that the page sends. */
import { checkoutView, type CheckoutFacts, type CheckoutPolicy } from '@offrande/domain/checkout';
import { leavesCheckout } from '@offrande/domain/leave-guard';
import type { OrderInvoicing } from '@offrande/domain/invoicing';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { watchReturn } from '../../page/leaving.ts';
import { useQueriesPlace } from '../../page/queries-place.ts';
import { useLeaveWatch } from '../../page/use-leave-watch.ts';
import type { CheckoutSurroundings } from '../../shop/checkout-actor.ts';
import { checkoutOpening } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useLazyActor } from '../../shop/use-lazy-actor.ts';
import { usePricedCart } from '../../shop/use-priced-cart.ts';
import { useKeptEntry } from '../form/use-kept-entry.ts';
import { useBuyer } from './use-buyer.ts';

export type Checkout = ReturnType<typeof useCheckout>;

type Choices = Pick<CheckoutFacts, 'wantedMeans' | 'wantedReward' | 'invoicing' | 'areTermsAccepted'>;

const NO_CHOICES: Choices = {
  wantedMeans: null,
  wantedReward: null,
  invoicing: null,
  areTermsAccepted: false,
};

/** A purchase for a salesman's customer, which is stored as a draft. */
export interface Selling extends Pick<CheckoutFacts, 'orderedFor' | 'draftId'> {
  readonly invoicing: OrderInvoicing;
  readonly chooseInvoicing: (invoicing: OrderInvoicing) => void;
  readonly drafts: NonNullable<CheckoutSurroundings['drafts']>;
}

/** The facts of the purchase and the options of its buyer. */
const useFacts = (policy: CheckoutPolicy | null, selling: Selling | null) => {
  const shop = useShop();
  const { cartPolicy, unitId } = shop;
  const [opening] = useState(() => checkoutOpening(shop));
  const priced = usePricedCart();
  const { kind, details, ...buyer } = useBuyer();
  const [choices, setChoices] = useState(NO_CHOICES);
  useKeptEntry('checkout', choices, setChoices);
  const choose = (made: Partial<Choices>) => {
    if (made.invoicing) selling?.chooseInvoicing(made.invoicing);
    setChoices((before) => ({ ...before, ...made }));
  };
  const [orderedFor, draftId] = [selling?.orderedFor ?? null, selling?.draftId ?? null];
  const invoicing = selling?.invoicing ?? choices.invoicing;
  const facts = useMemo<CheckoutFacts>(
    () => ({ unitId, kind, opening, policy, cartPolicy, priced, details, ...choices, invoicing, orderedFor, draftId }),
    [unitId, kind, opening, policy, cartPolicy, priced, details, choices, invoicing, orderedFor, draftId],
  );
  return { ...choices, invoicing, facts, buyer: { ...buyer, details }, choose };
};

const loadCheckout = () => import('../../shop/checkout-actor.ts');

/** The renewal of a cart whose price was refused. */
const useTodaysPrices = () => {
  const [shop, boot, queries] = [useShop(), useBoot(), useQueriesPlace()];
  return () =>
    import('../../shop/todays-prices.ts')
      .then(({ takeTodaysPrices }) => takeTodaysPrices(shop, boot, queries))
      .catch(shop.report);
};

/** `policy` is null while loading: everything can be filled in, but nothing ordered. */
export const useCheckout = (policy: CheckoutPolicy | null, selling: Selling | null = null) => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const takeTodaysPrices = useTodaysPrices();
  const [stored] = useState(shop.visit.readCoupons);
  const { facts, ...choices } = useFacts(policy, selling);
  const { snapshot, send } = useLazyActor(loadCheckout, ({ startCheckout }) =>
    startCheckout(shop, facts, { goTo: navigate, takeTodaysPrices, ...(selling && { drafts: selling.drafts }) }),
  );
  const view = checkoutView(facts, stored, snapshot);
  const { isLeavable, placedOrderNo } = view;
  useLeaveWatch({
    isWatched: isLeavable,
    holds: leavesCheckout,
    onLeave: (target) => send({ type: 'leave', target }),
    onBack: () => send({ type: 'back' }),
  });
  useEffect(() => watchReturn(() => send({ type: 'cameBack' })), [send]);
  useEffect(() => send({ type: 'change', facts }), [facts, send]);
  useEffect(() => {
    if (placedOrderNo !== null) navigate(`/order/${encodeURIComponent(placedOrderNo)}`, { replace: true });
  }, [placedOrderNo, navigate]);
  return { ...view, ...choices, send };
};
