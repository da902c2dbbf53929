/** The unit's rules of checkout, on their way, there, or not to be had. */
import { useEffect, useState } from 'react';
import type { CheckoutRules } from '../../shop/checkout-rules.schema.ts';
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
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isShown = true;
    checkoutRules().then(
      (read) => isShown && setRules(read),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [checkoutRules, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { rules, hasFailed, retry };
};
