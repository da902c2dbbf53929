import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { selectGivenUpTransfer, selectTransferFailure, walletTransferMachine } from './index.ts';
import type { WaitingTransfer, WalletTransferEvent } from './index.ts';

const eur = (amount: string) => money(amount, euro);
const facts = { wallet: { balance: eur('0'), inProgress: eur('0') }, isWaiting: false };
const terms = { minAmount: eur('10'), walletMax: eur('1000') };
const WAITING: WaitingTransfer = {
  transactionNo: 'T0',
  cardNumber: null,
  amount: eur('500'),
  due: eur('500'),
  transfer: {
    account: { beneficiary: 'Offrande SAS', iban: 'FR76', bic: 'OFFRFRPPXXX', bankName: '' },
    createdAt: 0,
    receipt: null,
  },
};

const ask = (entry: string): WalletTransferEvent => ({ type: 'ask', entry, facts, terms });
const own: readonly WalletTransferEvent[] = [ask('500'), ask('1000.01'), { type: 'giveUp', waiting: WAITING }];
const DOWN = { reason: 'network', code: null, isRetryable: true };
const walked = walk(
  walletTransferMachine,
  [
    ...own.map((event) => ({ ...event })),
    ...['openTransfer', 'giveUpTransfer'].flatMap((call) => [done(call), failed(call, DOWN)]),
  ],
  [undefined],
);

describe('every path of a transfer to the wallet', () => {
  test('reaches every state and takes every transition [A-184]', () => {
    expect(stateIds(walletTransferMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('takes nothing while a call is under way, so that one click asks for one transfer [A-184]', () => {
    for (const snapshot of walked.snapshots)
      for (const event of own) expect(snapshot.can(event)).toBe(!snapshot.hasTag('busy'));
  });

  test('asks the shop only for an amount that the rule accepts [A-184]', () => {
    const asked = walked.steps.filter(({ from, event }) => event.type === 'ask' && from.matches('ready'));
    for (const { event, to } of asked) {
      const isAccepted = event['entry'] === '500';
      expect(to.value).toBe(isAccepted ? 'opening' : 'ready');
      expect(to.context.amount).toEqual(isAccepted ? eur('500') : null);
      expect(selectTransferFailure(to)).toBeNull();
    }
    expect(new Set(asked.map(({ to }) => to.value))).toEqual(new Set(['opening', 'ready']));
  });

  test('says what was given up, and what failed [A-37][A-184]', () => {
    const ends = walked.steps.filter(({ from, to }) => from.hasTag('busy') && to.matches('ready'));
    for (const { from, event, to } of ends) {
      const hasFailed = event.type.startsWith('xstate.error');
      const stopped = from.matches('opening') ? 'asking' : 'givingUp';
      expect(selectTransferFailure(to)?.stopped).toBe(hasFailed ? stopped : undefined);
      expect(selectGivenUpTransfer(to)).toEqual(stopped === 'givingUp' && !hasFailed ? eur('500') : null);
    }
    expect(ends.length).toBeGreaterThan(3);
  });
});
