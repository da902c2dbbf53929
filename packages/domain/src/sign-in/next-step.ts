/**
 * Where a visitor was on the way to when signing in was asked: it travels in the addresses of the login pages. Only places
 * of this list, so that no address of somebody's making leads elsewhere. Source, decision 033.
 */
import type { ShopLocation } from '../location/index.ts';
import { orderNumber } from '../order/index.ts';

export const NEXT_STEPS = ['checkout', 'order'] as const;

/** `order`: the page of one order, which asked who its buyer is. */
export type NextStep = { readonly nextStep: 'checkout' } | { readonly nextStep: 'order'; readonly orderNo: string };

/** The step of an address or of what was stored; null if there is none, or no such place. */
export const readNextStep = ({
  nextStep,
  orderNo = '',
}: {
  readonly nextStep?: string | undefined;
  readonly orderNo?: string | undefined;
}): NextStep | null => {
  if (nextStep === 'checkout') return { nextStep };
  return nextStep === 'order' && orderNumber(orderNo) !== null ? { nextStep, orderNo } : null;
};

/** A location that keeps the step. */
export const withNextStep = ({ path, query }: ShopLocation, step: NextStep | null): ShopLocation => ({
  path,
  query: { ...query, ...step },
});
