/** The orders of salesmen at a discount above what one grants alone; nothing while none waits. Source: A-189. */
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { WaitingOrders } from '../company-decisions/waiting-orders.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';

export function OrdersToDecide() {
  const { answer, hasFailed, retry } = useAddedTexts('decisions');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer !== null && <WaitingOrders nothing={null} />;
}
