import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { abandonedOrderOutcome, ORDER_STATUSES, orderBeingPaid, orderMachine } from './index.ts';
import type { OrderBeingPaid, OrderSnapshot } from './index.ts';

const orderWith = (context: Partial<OrderSnapshot['context']>): OrderSnapshot => {
  const actor = createActor(orderMachine, { input: { unconfirmedOrderNo: null, paymentLogId: null } });
  const value = { purchase: 'paying', unlocking: 'locked' } as const;
  return orderMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};
const payload = { aggregatorBuId: 'FR', lines: [], paymentMean: 'debitCard' } as const;
const known: OrderBeingPaid = {
  notConfirmYetOrderNo: 'FR0',
  paymentLogId: 'log-0',
  chosenMeans: 'creditCard',
  lines: [{ lineId: 'L0', quantity: 2 }],
};

describe('an order that is being paid', () => {
  test('is stored with its number, its payment log id and its means, as long as it is open [S3.49][A-34]', () => {
    const open = { unconfirmedOrderNo: 'FR1', paymentLogId: 'log-1', payload };
    const placed = [{ lineId: 'L1', quantity: 1 }];
    expect(orderBeingPaid(orderWith(open), known, placed)).toEqual({
      notConfirmYetOrderNo: 'FR1',
      paymentLogId: 'log-1',
      chosenMeans: 'debitCard',
      lines: placed,
    });
    expect(orderBeingPaid(orderWith({ ...open, unconfirmedOrderNo: null }), known)).toBeNull();
  });

  test('that was started on an earlier page keeps its stored means and lines, if any [A-34]', () => {
    const open = orderWith({ unconfirmedOrderNo: 'FR0' });
    expect(orderBeingPaid(open, known)?.chosenMeans).toBe('creditCard');
    expect(orderBeingPaid(open, known)?.lines).toEqual(known.lines);
    expect(orderBeingPaid(open, null)?.chosenMeans).toBeNull();
  });
});

test('an abandoned order is bought if it was paid, open while undecided, and over otherwise [A-160]', () => {
  const fates = { confirmed: 'bought', requesting: 'open', waitingPayment: 'open' } as Readonly<Record<string, string>>;
  for (const status of ORDER_STATUSES) expect(abandonedOrderOutcome(status), status).toBe(fates[status] ?? 'over');
  expect(abandonedOrderOutcome(null)).toBe('over');
});
