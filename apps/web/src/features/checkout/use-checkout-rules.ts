/** The unit's rules of checkout, on their way, there, or not to be had. */
import { useCallback, useEffect, useState } from 'react';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface RulesState {
  readonly rules: CheckoutRules | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const useCheckoutRules = (): RulesState => {
  const { checkoutRules } = useShop();
  const [rules, setRules] = useState<CheckoutRules | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(
    () =>
      checkoutRules().then(
        (read) => setRules(read),
        () => setFailed(true),
      ),
    [checkoutRules],
  );
  useEffect(() => void ask(), [ask]);
  const retry = () => {
    setFailed(false);
    void ask();
  };
  return { rules, hasFailed, retry };
};
