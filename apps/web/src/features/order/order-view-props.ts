/** What the head of an order's page is given, whatever its state. */
import type { PlacedOrder } from '@offrande/api-client/gateways';
import type { ShownOrder } from './use-order.ts';

export interface ViewProps extends Pick<ShownOrder, 'confirmAgain' | 'lookAgain'> {
  readonly orderNo: string;
  readonly order: PlacedOrder | null;
}
