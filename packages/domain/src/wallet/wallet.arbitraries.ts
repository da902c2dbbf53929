/** Random wallets, entries and histories, valid by construction. */
import * as fc from 'fast-check';
import { fromMinorUnits, toMinorUnits } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { ORDER_STATUSES } from '../order/index.ts';
import { calendarDates, instants } from '../time/testing.ts';
import type { HistoryFilter, TransactionRecord } from './member-history.ts';
import type { Wallet } from './wallet.ts';
import { WALLET_ENTRY_KINDS, WALLET_STATUSES } from './wallet-entry.ts';
import type { WalletEntry } from './wallet-entry.ts';

export const wallets = (of: Currency = euro): fc.Arbitrary<Wallet> =>
  fc.record({
    balance: price(of),
    inProgress: price(of),
    orderCount: fc.nat({ max: 500 }),
    isReloadable: fc.boolean(),
    cardNumber: fc.option(fc.stringMatching(/^[0-9]{16}$/)),
    processAmount: price(of),
  });

/** Entries in any order; payments never take more than the confirmed credits before them have left. */
export const walletEntries = (of: Currency = euro): fc.Arbitrary<readonly WalletEntry[]> =>
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...WALLET_ENTRY_KINDS),
        status: fc.constantFrom(...WALLET_STATUSES),
        amount: price(of, 50_000n),
        at: instants,
        reference: fc.option(fc.constant('FR1')),
      }),
      { maxLength: 12 },
    )
    .map((entries) => {
      let spendable = 0n;
      return entries.map((entry) => {
        if (entry.kind !== 'redeem') {
          if (entry.status === 'confirmed') spendable += toMinorUnits(entry.amount);
          return entry;
        }
        const minor = toMinorUnits(entry.amount) % (spendable + 1n);
        if (entry.status !== 'canceled') spendable -= minor;
        return { ...entry, amount: fromMinorUnits(minor, of) };
      });
    });

const filterFacts = {
  cardNumber: fc.option(fc.stringMatching(/^[0-9]{16}$/)),
  from: fc.option(calendarDates),
  to: fc.option(calendarDates),
  productName: fc.constantFrom('', 'Librairie'),
  purchaseOrder: fc.constantFrom('', 'PO-7'),
};

export const historyFilters: fc.Arbitrary<HistoryFilter> = fc.oneof(
  fc.record({
    ...filterFacts,
    kind: fc.constant('order' as const),
    status: fc.option(fc.constantFrom(...ORDER_STATUSES)),
  }),
  fc.record({
    ...filterFacts,
    kind: fc.constant('wallet' as const),
    status: fc.option(fc.constantFrom(...WALLET_STATUSES)),
  }),
  fc.record({
    ...filterFacts,
    kind: fc.constantFrom('transfer' as const, 'receive' as const),
    status: fc.constant(null),
  }),
);

/** Orders of a history. */
export const orderRecords: fc.Arbitrary<readonly TransactionRecord[]> = fc.array(
  fc.record({
    kind: fc.constant('order' as const),
    reference: fc.stringMatching(/^FR[0-9]{4}$/),
    at: instants,
    productName: fc.constantFrom('Librairie Quai', 'Bains d’Ocre'),
    amount: price(euro),
    status: fc.constantFrom(...ORDER_STATUSES),
    purchaseOrder: fc.constantFrom<(string | null)[]>(null, 'PO-7', '-8'),
  }),
  { maxLength: 25 },
);
