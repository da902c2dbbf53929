/** What this page knows of a purchase and lets its buyer choose, as the domain asks for it. */
import type { CheckoutFacts, CheckoutPolicy } from '@offrande/domain/checkout';
import type { PaymentMeans } from '@offrande/domain/payment';
import { useMemo, useState } from 'react';
import { openingOf } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePricedCart } from '../../shop/use-priced-cart.ts';
import { useBuyer } from './use-buyer.ts';

export const useFacts = (policy: CheckoutPolicy | null) => {
  const shop = useShop();
  const { cartPolicy, unitId } = shop;
  const [opening] = useState(() => openingOf(shop));
  const priced = usePricedCart();
  const buyer = useBuyer();
  const { kind, details } = buyer;
  const [wantedMeans, setMeans] = useState<PaymentMeans | null>(null);
  const [areTermsAccepted, acceptTerms] = useState(false);
  const facts = useMemo(
    (): CheckoutFacts => ({
      unitId,
      kind,
      opening,
      policy,
      cartPolicy,
      priced,
      details,
      wantedMeans,
      areTermsAccepted,
    }),
    [unitId, kind, opening, policy, cartPolicy, priced, details, wantedMeans, areTermsAccepted],
  );
  return { facts, buyer, choices: { setMeans, areTermsAccepted, acceptTerms } };
};
