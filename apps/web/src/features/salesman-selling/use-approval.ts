/** Whether another admin must decide about the order of this tab. Source: A-189. */
import { rate, type Rate } from '@offrande/domain/money';
import { needsApproval } from '@offrande/domain/salesman-terms';
import { useMemo } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useCart } from '../../shop/shop-context.tsx';

export interface Approval {
  readonly isNeeded: boolean;
  /** The share that a salesman grants alone. */
  readonly from: Rate;
}

export const useApproval = (): Approval => {
  const { salesmanApprovalFrom } = useBoot().unit.cartRules;
  const from = useMemo(() => rate(salesmanApprovalFrom), [salesmanApprovalFrom]);
  return { isNeeded: needsApproval(useCart(), from), from };
};
