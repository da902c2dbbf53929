/** Orders that wait for a decision, in a test or story: one to decide about, and an own one. */
import { money } from '@offrande/domain/money';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import { EURO } from '../../../shop/testing/sample.ts';

export const TO_DECIDE: WaitingOrder = {
  orderNo: '2606-4471-8210',
  placedAt: Date.UTC(2026, 5, 12, 8, 30),
  cards: 86,
  total: money('4128', EURO),
  passed: 'order',
  until: Date.UTC(2026, 5, 15, 8, 30),
  buyerName: 'Max Durand',
  isOwn: false,
  mayDecide: true,
  approvers: ['Inès Marchand', 'Ana Le Goff'],
};

export const OWN_WAITING: WaitingOrder = {
  ...TO_DECIDE,
  orderNo: '2606-4472-1193',
  cards: 1,
  total: money('60', EURO),
  passed: 'month',
  buyerName: 'Inès Marchand',
  isOwn: true,
  mayDecide: false,
  approvers: ['Ana Le Goff'],
};
