/**
 * Messages for what prevents an order from being placed; names the field if the message does not. Source: S5.16, S8.19
 * to S8.27, A-19.
 */
import { useLingui } from '@lingui/react/macro';
import type { CheckoutProblem } from '@offrande/domain/checkout';
import { ORDERING_REFUSAL_TEXTS } from './ordering-refusal-text.ts';
import { useRefusalText } from './use-refusal-text.ts';

export const useProblemText = (): ((problem: CheckoutProblem) => string) => {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const names = {
    name: t`Full name`,
    phone: t`Mobile number`,
    email: t`Email`,
    confirmEmail: t`Confirm email`,
    documentType: t`Identity document`,
    documentNumber: t`Number of the document`,
    cart: '',
  };
  const others = {
    coupons: t`A gift card could not be checked. Check again or remove it before you pay.`,
    means: t`Choose how to pay.`,
    terms: t`Accept the general conditions of sale to order.`,
  };
  return (problem) => {
    if (problem.at === 'customer') return t(ORDERING_REFUSAL_TEXTS[problem.refusal._tag]);
    if (problem.refusal === null) return others[problem.at];
    const text = refusalText(problem.refusal);
    const field = names[problem.at];
    return problem.refusal._tag === 'Required' ? t`${field}: ${text}` : text;
  };
};
