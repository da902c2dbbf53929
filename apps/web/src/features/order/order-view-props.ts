/** The props of every order page head. */
import type { PlacedOrder } from '@offrande/api-client/gateways';
import type { ShownOrder } from './use-order.ts';

export interface ViewProps extends Pick<ShownOrder, 'confirmAgain' | 'lookAgain' | 'isLooking' | 'isPaidHere'> {
  readonly orderNo: string;
  readonly order: PlacedOrder | null;
}
