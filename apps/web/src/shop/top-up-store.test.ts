import { topUpUnderWay } from '@offrande/domain/top-up';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from './key-value-store.ts';
import { createTopUpStore } from './top-up-store.ts';

const underWay = topUpUnderWay({ itemCode: 'OFFRANDE', card: '8812' }, 'UpstreamPay', {
  transactionNo: 'T-1',
  paymentLogId: 'log-1',
  entry: '50.00',
});

describe('what is kept of a top-up', () => {
  test('is read again as it was kept, in the tab that left, for its unit alone [S4.98][A-87]', () => {
    const [tab, lasting] = [createMemoryStore(), createMemoryStore()];
    createTopUpStore('FR', tab, lasting).saveUnderWay(underWay);
    expect(createTopUpStore('FR', tab, lasting).readUnderWay()).toEqual(underWay);
    expect(createTopUpStore('UAE', tab, lasting).readUnderWay()).toBeNull();
    expect(createTopUpStore('FR', createMemoryStore(), lasting).readUnderWay()).toBeNull();
  });

  test('outlives the tab as far as the payment that was booked last goes [A-87]', () => {
    const lasting = createMemoryStore();
    createTopUpStore('FR', createMemoryStore(), lasting).saveBookedPaymentId('p-1');
    expect(createTopUpStore('FR', createMemoryStore(), lasting).readBookedPaymentId()).toBe('p-1');
  });

  test.each(['', 'not json', '{}', '{"type":"gift"}'])('that cannot be read is nothing: %j', (text) => {
    const tab = createMemoryStore();
    tab.setItem('topUp:FR', text);
    expect(createTopUpStore('FR', tab, createMemoryStore()).readUnderWay()).toBeNull();
  });
});
