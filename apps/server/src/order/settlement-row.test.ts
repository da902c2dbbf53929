import { cardAccount } from '@offrande/domain/ledger';
import { expect, test } from 'vitest';
import { toLedgerChange } from './settlement-row.ts';

test('a top-up without a payment has no cause and is a defect', () => {
  const row = {
    type: 'topUp',
    to: cardAccount('c', 'EUR'),
    amountMinor: '100',
    feeMinor: '0',
    paidFrom: { type: 'provider' },
  } as const;
  expect(() => toLedgerChange('T1', row, null)).toThrow('Top-up T1 is settled without a payment');
  expect(toLedgerChange('T1', row, 'p1').journal?.cause).toEqual({ type: 'payment', id: 'p1' });
});
