/** The world's numbering plans, loaded once, when a phone number is first needed. */
import type { NumberingPlan } from '@offrande/domain/phone';

let loading: Promise<NumberingPlan> | null = null;

export const loadNumberingPlan = (): Promise<NumberingPlan> => {
  loading ??= import('@offrande/domain/phone').then(
    ({ numberingPlan }) => numberingPlan,
    (failure: unknown) => {
      loading = null;
      throw failure;
    },
  );
  return loading;
};
