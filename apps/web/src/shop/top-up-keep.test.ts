import { topUpUnderWay } from '@offrande/domain/top-up';
import { describe, expect, test } from 'vitest';
import { createMemoryKeep } from './keep.ts';
import { createTopUpKeep } from './top-up-keep.ts';

const underWay = topUpUnderWay('OFFRANDE', 'UpstreamPay', { transactionNo: 'T-1', paymentLogId: 'log-1' });

describe('what is kept of a top-up', () => {
  test('is read again as it was kept, in the tab that left, for its unit alone [S4.98][A-87]', () => {
    const [tab, lasting] = [createMemoryKeep(), createMemoryKeep()];
    createTopUpKeep('FR', tab, lasting).keepUnderWay(underWay);
    expect(createTopUpKeep('FR', tab, lasting).readUnderWay()).toEqual(underWay);
    expect(createTopUpKeep('UAE', tab, lasting).readUnderWay()).toBeNull();
    expect(createTopUpKeep('FR', createMemoryKeep(), lasting).readUnderWay()).toBeNull();
  });

  test('outlives the tab as far as the payment that was booked last goes [A-87]', () => {
    const lasting = createMemoryKeep();
    createTopUpKeep('FR', createMemoryKeep(), lasting).keepBookedPaymentId('p-1');
    expect(createTopUpKeep('FR', createMemoryKeep(), lasting).readBookedPaymentId()).toBe('p-1');
  });

  test.each(['', 'not json', '{}', '{"type":"gift"}'])('that cannot be read is nothing: %j', (text) => {
    const tab = createMemoryKeep();
    tab.setItem('topUp:FR', text);
    expect(createTopUpKeep('FR', tab, createMemoryKeep()).readUnderWay()).toBeNull();
  });
});
