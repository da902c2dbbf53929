/** The problems that prevent the order, for the error summary. */
import type { CheckoutProblem } from '@offrande/domain/checkout';
import type { SummaryError } from '@offrande/ui-kit/ErrorSummary';
import { useProblemText } from '../../messages/use-problem-text.ts';

/** Ids of the controls that the summary links to. */
export const FIELD_IDS = {
  customer: 'customer-bar',
  cart: 'checkout-cards',
  name: 'guest-name',
  phone: 'guest-mobile',
  email: 'guest-email',
  confirmEmail: 'guest-confirm-email',
  documentType: 'guest-document-type',
  documentNumber: 'guest-document-number',
  coupons: 'coupon-number',
  means: 'payment-means',
  terms: 'sales-conditions',
} as const satisfies Record<CheckoutProblem['at'], string>;

export const useProblems = (problems: readonly CheckoutProblem[]): readonly SummaryError[] => {
  const text = useProblemText();
  return problems.map((problem) => ({ fieldId: FIELD_IDS[problem.at], message: text(problem) }));
};
