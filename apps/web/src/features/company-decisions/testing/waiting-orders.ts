/** Orders that wait for a decision, in a test or story: one to decide about, and an own one. */
import { money } from '@offrande/domain/money';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import { EURO } from '../../../shop/testing/sample.ts';
import { APPROVAL } from '../../order/testing/approval.ts';

export const TO_DECIDE: WaitingOrder = {
  orderNo: '2606-4471-8210',
  placedAt: Date.UTC(2026, 5, 12, 8, 30),
  cards: 86,
  total: money('4128', EURO),
  approval: { ...APPROVAL, until: Date.UTC(2026, 5, 15, 8, 30), isOwn: false, mayDecide: true },
};

export const OWN_WAITING: WaitingOrder = {
  ...TO_DECIDE,
  orderNo: '2606-4472-1193',
  cards: 1,
  total: money('60', EURO),
  approval: { ...APPROVAL, passed: 'month', buyerName: 'Inès Marchand', approvers: ['Ana Le Goff'] },
};
