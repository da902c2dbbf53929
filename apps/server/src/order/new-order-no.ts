/** Numbers of new orders, quotations and top-ups. */
import { groupedOrderNumber, ORDER_NUMBER_LENGTH, ORDER_NUMBER_LETTERS } from '@offrande/domain/order';
import { draw, type Random } from '../random.ts';

export const newOrderNo = (random: Random): string =>
  groupedOrderNumber(draw(random, ORDER_NUMBER_LETTERS, ORDER_NUMBER_LENGTH));
