/** The whole checkout as one value: what is bought and what it costs, who orders, how it is paid, and the press of the button. */
import { cartTotal } from '@offrande/domain/cart';
import { isZero } from '@offrande/domain/money';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { meansToPay, offeredMeans } from './means.ts';
import { orderToPlace } from './order-to-place.ts';
import { problemsOf } from './problems.ts';
import { useCleared, useCoupons } from './use-coupons.ts';
import { useGuest } from './use-guest.ts';
import { usePricedCart } from './use-priced-cart.ts';
import { usePurchase } from './use-purchase.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** `rules` null while they are on their way: everything can be filled in, nothing ordered. */
export const useCheckout = (rules: CheckoutRules | null) => {
  const { cartPolicy: policy, unitId } = useShop();
  const [, navigate] = useLocation();
  const priced = usePricedCart();
  const guest = useGuest();
  const [wanted, setMeans] = useState<PaymentMeans | null>(null);
  const [areTermsAccepted, acceptTerms] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const purchase = usePurchase((orderNo) => navigate(`/order/${encodeURIComponent(orderNo)}`, { replace: true }));
  const coupons = useCoupons(priced);
  const { cart, discounts } = priced;
  const list = coupons.snapshot.context.coupons;
  const total = cartTotal(cart, { policy, discounts, coupons: list });
  const offered = rules && offeredMeans(rules);
  const means = meansToPay(rules?.guestMeans ?? [], wanted);
  const isNothingDue = isZero(total.total);
  const problems = problemsOf({ cart, policy, guest, coupons: list, hasMeans: isNothingDue || means !== null, areTermsAccepted });
  const isBusy = purchase.isUnderWay || coupons.snapshot.hasTag('verifying');

  useCleared(coupons, () => {
    if (problems.length > 0 || guest.checked === null || Result.isFailure(guest.checked)) return;
    const chosenMeans = means ?? 'internalUse';
    purchase.place(orderToPlace(cart, total, { unitId, chosenMeans, guest: guest.checked.success }));
  });
  /** All that is wrong is said; only a clean checkout goes on to ask for its coupons and then to order. */
  const submit = (): void => {
    if (isBusy || rules === null || guest.checked === null) return;
    setAttempt(attempt + 1);
    if (problems.length === 0) coupons.actor.send({ type: 'verify' });
  };
  return {
    cart,
    total,
    guest,
    coupons,
    purchase,
    offered,
    means,
    setMeans,
    isNothingDue,
    isBusy,
    submit,
    terms: { areAccepted: areTermsAccepted, accept: acceptTerms },
    attempt,
    problems: attempt === 0 ? [] : problems,
  };
};
