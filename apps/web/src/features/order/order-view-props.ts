/** What the head of an order's page is given, whatever its state. */
import type { OrderFacts } from './order-facts.ts';
import type { ShownOrder } from './use-order.ts';

export interface ViewProps extends Pick<ShownOrder, 'confirmAgain' | 'lookAgain'> {
  readonly orderNo: string;
  readonly order: OrderFacts | null;
}
