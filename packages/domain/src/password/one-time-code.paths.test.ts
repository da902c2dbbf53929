import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  ONE_TIME_CODE_MAX_TRIES,
  RESEND_SECONDS,
  oneTimeCodeMachine,
  selectCodeFailure,
  selectCodeRefusal,
  selectResendSeconds,
} from './index.ts';
import type { OneTimeCodeTarget } from './index.ts';

const inputs: readonly OneTimeCodeTarget[] = [
  { channel: 'email', target: 'a@exemple.fr' },
  { channel: 'sms', target: '+33612345678' },
];
const DOWN = { reason: 'network', code: null, isRetryable: true };

const submit = { type: 'submit', code: '12 34 56' } as const;
const malformed = { type: 'submit', code: '12a456' } as const;
const resend = { type: 'resend' } as const;
const cancel = { type: 'cancel' } as const;
const over = { type: 'tick', secondsLeft: 0 } as const;

const walked = walk(
  oneTimeCodeMachine,
  [
    submit,
    malformed,
    resend,
    cancel,
    over,
    { type: 'tick', secondsLeft: 30 },
    done('sendCode', { reference: 'ref-1' }),
    failed('sendCode', DOWN),
    done('confirmCode', { isRight: true }),
    done('confirmCode', { isRight: false }),
    failed('confirmCode', DOWN),
  ],
  inputs,
);

const verified = walked.snapshots.filter(({ output }) => output?._tag === 'Verified');

describe('every path of a one-time code', () => {
  test('reaches every state and takes every transition [S4.62][S4.64]', () => {
    expect(stateIds(oneTimeCodeMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('a code can be entered only once one was sent and while none is being checked [S4.62]', () => {
    for (const snapshot of walked.snapshots) {
      const isEntering = snapshot.matches('entering');
      expect(snapshot.can(submit), String(snapshot.value)).toBe(isEntering);
      expect(snapshot.hasTag('enterable')).toBe(isEntering);
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('sending') || snapshot.matches('confirming'));
    }
  });

  test('a code can be resent only when the countdown is over; one that was never sent, immediately [S4.63][S4.64][A-82]', () => {
    for (const snapshot of walked.snapshots) {
      const isWaiting = snapshot.matches('entering') || snapshot.matches('spent');
      const mayResend = snapshot.matches('notSent') || (isWaiting && selectResendSeconds(snapshot) === 0);
      expect(snapshot.can(resend), String(snapshot.value)).toBe(mayResend);
    }
  });

  test('every sending restarts the countdown of 60 s, and it never rises by itself [S4.63][A-82]', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.matches('sending') && to.matches('entering') && selectCodeFailure(to) === null) {
        expect(selectResendSeconds(to)).toBe(RESEND_SECONDS);
        expect([to.context.wrongTries, selectCodeRefusal(to)]).toEqual([0, null]);
      }
      if (event.type === 'tick') expect(selectResendSeconds(to)).toBeLessThanOrEqual(selectResendSeconds(from));
    }
  });

  test('only a right code verifies, and only the address or number that it was sent to [S4.62][S5.46]', () => {
    expect(verified.length).toBeGreaterThan(0);
    for (const { from, event, to } of walked.steps) {
      if (to.status !== 'done' || from.status === 'done') continue;
      const isRight = from.matches('confirming') && (event['output'] as { isRight?: boolean })?.isRight === true;
      expect(to.output).toEqual(
        isRight
          ? { _tag: 'Verified', channel: from.context.channel, target: from.context.target, reference: 'ref-1' }
          : { _tag: 'Cancelled' },
      );
    }
  });

  test('a malformed code is refused immediately and does not count as an attempt [S5.2]', () => {
    const steps = walked.steps.filter(
      ({ from, event }) => from.matches('entering') && event['code'] === malformed.code,
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const { from, to } of steps) {
      expect(to.matches('entering')).toBe(true);
      expect(selectCodeRefusal(to)).toEqual({ _tag: 'NotDigits' });
      expect(to.context.wrongTries).toBe(from.context.wrongTries);
    }
  });

  test('a wrong code is reported and may be corrected, until the fifth, which needs a new code [S8.12]', () => {
    const wrong = walked.steps.filter(
      ({ from, event }) => from.matches('confirming') && (event['output'] as { isRight?: boolean })?.isRight === false,
    );
    const tries = new Set(wrong.map(({ to }) => to.context.wrongTries));
    expect([...tries].toSorted()).toEqual([1, 2, 3, 4, 5]);
    for (const { to } of wrong) {
      const { wrongTries } = to.context;
      expect(selectCodeRefusal(to)).toEqual({ _tag: 'WrongCode', triesLeft: ONE_TIME_CODE_MAX_TRIES - wrongTries });
      expect(to.matches('spent')).toBe(wrongTries === 5);
    }
  });

  test('a failed call is stored, keeps the previous code valid, and is cleared with the next entry', () => {
    for (const { from, event, to } of walked.steps) {
      if (event['error'] === DOWN && from.hasTag('busy')) {
        expect(selectCodeFailure(to)?.isRetryable).toBe(true);
        const { reference, wrongTries } = from.context;
        const expected = wrongTries === 5 ? 'spent' : reference === '' ? 'notSent' : 'entering';
        expect(to.value).toBe(expected);
        expect(to.context.reference).toBe(reference);
      }
      if (event['code'] === submit.code && to.matches('confirming')) {
        expect([selectCodeFailure(to), selectCodeRefusal(to), to.context.code]).toEqual([null, null, '123456']);
      }
    }
  });

  test('can be left at any time', () => {
    for (const snapshot of walked.snapshots) expect(snapshot.can(cancel)).toBe(snapshot.status !== 'done');
  });
});

test('with gateways in place the code goes to the target and is confirmed by its reference [S4.62][S4.64]', async () => {
  const calls: unknown[] = [];
  const actor = createActor(
    oneTimeCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input }) => {
          calls.push(input);
          return { reference: 'otp-7' };
        }),
        confirmCode: fromPromise(async ({ input }) => {
          calls.push(input);
          return { isRight: true };
        }),
      },
    }),
    { input: { channel: 'sms', target: '+33612345678' } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('entering'));
  actor.send({ type: 'submit', code: '123-456' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(calls).toEqual([
    { channel: 'sms', target: '+33612345678' },
    { channel: 'sms', reference: 'otp-7', code: '123456' },
  ]);
  expect(output).toEqual({ _tag: 'Verified', channel: 'sms', target: '+33612345678', reference: 'otp-7' });
});
