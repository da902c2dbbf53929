/** The decision about an order as its record has it, in a test or story. */
import type { OrderDetail } from '@offrande/api-client/testing';

export const APPROVAL: NonNullable<OrderDetail['approval']> = {
  standing: 'awaited',
  passed: 'order',
  until: Date.UTC(2026, 5, 15, 12, 32),
  buyerName: 'Max Durand',
  isOwn: true,
  mayDecide: false,
  approvers: ['Inès Marchand', 'Ana Le Goff'],
  decidedBy: null,
  decidedAt: null,
  reason: '',
};
