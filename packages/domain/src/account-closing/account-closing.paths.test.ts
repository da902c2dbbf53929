import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { accountClosingMachine, selectClosingFailure, selectClosingRefusals, selectClosingWarnings } from './index.ts';
import type { ClosingRequest } from './index.ts';

const DOWN = { reason: 'network', code: null, isRetryable: true };
const own = { custId: 'c-1', email: 'ines@exemple.fr' };
const inputs = [true, false].flatMap((hasBalance) =>
  [true, false].map((hasOpenOrder) => ({ ...own, hasBalance, hasOpenOrder })),
);
const close = { type: 'close', entry: { reason: 'technicalIssues', email: 'INES@exemple.fr' } } as const;
const wrong = { type: 'close', entry: { reason: 'technicalIssues', email: 'other@exemple.fr' } } as const;

const walked = walk(
  accountClosingMachine,
  [close, wrong, { type: 'goOn' }, { type: 'keep' }, done('deleteAccount', {}), failed('deleteAccount', DOWN)],
  inputs,
);

describe('every path of closing an account', () => {
  test('reaches every state but the one it passes through, and takes every transition [S1.23]', () => {
    expect(stateIds(accountClosingMachine).filter((id) => !walked.reached.has(id))).toEqual([
      'accountClosing.deciding',
    ]);
    expect(walked.notTaken).toEqual([]);
  });

  test('warns first about a balance or an open order, and about nothing else [A-94]', () => {
    for (const snapshot of walked.snapshots) {
      const { hasBalance, hasOpenOrder } = snapshot.context;
      expect(selectClosingWarnings(snapshot)).toHaveLength(Number(hasBalance) + Number(hasOpenOrder));
      if (snapshot.matches('warning')) expect(hasBalance || hasOpenOrder).toBe(true);
    }
    const first = inputs.map((input) => createActor(accountClosingMachine, { input }).start().getSnapshot().value);
    expect(first).toEqual(['warning', 'warning', 'warning', 'filling']);
  });

  test('accepts each event in its own states and refuses it in all others [S1.23]', () => {
    for (const snapshot of walked.snapshots) {
      const at = String(snapshot.value);
      expect(snapshot.can({ type: 'goOn' }), at).toBe(at === 'warning');
      expect(snapshot.can({ type: 'keep' }), at).toBe(['warning', 'filling'].includes(at));
      expect(snapshot.can(close), at).toBe(at === 'filling');
      expect(snapshot.hasTag('busy'), at).toBe(at === 'closing');
    }
  });

  test('closes the account only after its own email was entered [S5.74]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('filling') || event.type !== 'close') continue;
      const isRight = event['entry'] === close.entry;
      expect(to.value).toBe(isRight ? 'closing' : 'filling');
      expect(selectClosingRefusals(to)).toEqual(isRight ? null : { email: { _tag: 'NotTheAccountsEmail' } });
      expect(selectClosingFailure(to)).toBeNull();
    }
  });

  test('signs the user out after closing, and leads back to the account if it is kept [S1.23][A-94]', () => {
    for (const { to } of walked.steps) {
      expect(to.status === 'done').toBe(to.matches('closed') || to.matches('kept'));
      if (to.status !== 'done') continue;
      expect(to.output).toEqual({ path: to.matches('closed') ? '/force-logout' : '/account', query: {} });
    }
  });

  test('closes nothing if the call fails, and lets the user repeat it', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('closing') || event['error'] !== DOWN) continue;
      expect([to.value, selectClosingFailure(to)?.reason, to.context.request]).toEqual(['filling', 'network', null]);
    }
  });
});

test('with a gateway in place the email, custId and reason are sent [S1.23][A-94]', async () => {
  const sent: unknown[] = [];
  const deleteAccount = fromPromise<unknown, ClosingRequest | null>(async ({ input }) => void sent.push(input));
  const actor = createActor(accountClosingMachine.provide({ actors: { deleteAccount } }), {
    input: inputs[3]!,
  }).start();
  actor.send(close);
  await waitFor(actor, ({ status }) => status === 'done');
  expect(sent).toEqual([{ ...own, reason: 'technicalIssues' }]);
});
