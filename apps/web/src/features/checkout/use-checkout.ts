/** The whole checkout as one value: what is bought and what it costs, who orders, how it is paid, and the press of the button. */
import { cartTotal } from '@offrande/domain/cart';
import { areCouponsVerified } from '@offrande/domain/coupon';
import { isZero } from '@offrande/domain/money';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePricedCart } from '../../shop/use-priced-cart.ts';
import { meansToPay, offeredMeans } from './means.ts';
import { problemsOf, type Problem } from './problems.ts';
import { useBuyer } from './use-buyer.ts';
import { useCleared, useCoupons } from './use-coupons.ts';
import { useEngine } from './use-engine.ts';
import { usePurchase } from './use-purchase.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** The choices that this page alone knows. */
const useChoices = (rules: CheckoutRules | null, isMember: boolean) => {
  const [wanted, setMeans] = useState<PaymentMeans | null>(null);
  const [areAccepted, accept] = useState(false);
  return {
    offered: rules && offeredMeans(rules, isMember),
    means: rules && meansToPay(offeredMeans(rules, isMember), wanted),
    setMeans,
    terms: { areAccepted, accept },
  };
};

/** A press waits until everything behind it is there; a checkout with something wrong only says so. */
const usePress = (problems: readonly Problem[] | null, isReady: boolean, onPress: () => void) => {
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(0);
  const isKnown = problems !== null;
  const isWrong = isKnown && problems.length > 0;
  const go = useEffectEvent(onPress);
  useEffect(() => {
    const isAnswerable = isWrong || (isKnown && isReady);
    if (!isAnswerable || answered.current === attempt) return;
    answered.current = attempt;
    if (!isWrong) go();
  }, [attempt, isKnown, isWrong, isReady]);
  return { attempt, press: () => setAttempt(attempt + 1) };
};

/** `rules` null while they are on their way: everything can be filled in, nothing ordered. */
export const useCheckout = (rules: CheckoutRules | null) => {
  const { cartPolicy: policy, unitId } = useShop();
  const [, navigate] = useLocation();
  const priced = usePricedCart();
  const buyer = useBuyer();
  const choices = useChoices(rules, buyer.member !== null);
  const engine = useEngine(priced, {
    onPlaced: (orderNo) => navigate(`/order/${encodeURIComponent(orderNo)}`, { replace: true }),
    goTo: (target) => navigate(target),
  });
  const coupons = useCoupons(engine, priced);
  const purchase = usePurchase(engine);
  const { cart, discounts } = priced;
  const total = cartTotal(cart, { policy, discounts, coupons: coupons.list });
  const isNothingDue = isZero(total.total);
  const { means, terms } = choices;
  const hasMeans = isNothingDue || means !== null;
  const areCouponsGood = coupons.isAsking || areCouponsVerified(coupons.list);
  const facts = { cart, policy, buyer, areCouponsGood, hasMeans, areTermsAccepted: terms.areAccepted };
  const problems = rules === null || buyer.checked === null ? null : problemsOf(facts);
  const isReady = engine !== null && !coupons.isAsking;
  const { attempt, press } = usePress(problems, isReady, () => coupons.send({ type: 'verify' }));
  const isBusy = purchase.isUnderWay || coupons.isVerifying;
  useCleared(engine, ({ purchase: ordering, orderToPlace }) => {
    if (problems?.length !== 0 || buyer.checked === null || Result.isFailure(buyer.checked)) return;
    const chosenMeans = means ?? 'internalUse';
    ordering.place(orderToPlace(cart, total, { unitId, chosenMeans, buyer: buyer.checked.success }));
  });
  return {
    ...choices,
    engine,
    cart,
    total,
    buyer,
    coupons,
    purchase,
    isNothingDue,
    isBusy,
    attempt,
    problems: attempt === 0 ? [] : (problems ?? []),
    submit: () => (isBusy ? undefined : press()),
  };
};
