import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emails } from '../email/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { instants } from '../time/testing.ts';
import {
  checkEmailChange,
  emailChangeMachine,
  isRecentSignIn,
  RECENT_SIGN_IN_MS,
  selectChangedEmail,
  selectEmailChangeFailure,
  selectEmailChangeRefusals,
} from './index.ts';

const OWN = { custId: 'c-1', email: 'ines@example.test', hasPassword: true };
const DOWN = { reason: 'network', code: null, isRetryable: true };
const NEW = 'ines.marchand@example.test';
const submit = (email: string, password = 'Secret12') => ({ type: 'submit', entry: { email, password } }) as const;
const VERIFIED = { _tag: 'Verified', channel: 'email', target: NEW, reference: 'otp-1' } as const;

const walked = walk(
  emailChangeMachine,
  [
    submit(NEW),
    submit(NEW, ''),
    submit('Ines@Example.test'),
    submit('nobody'),
    done('verifyEmail', VERIFIED),
    done('verifyEmail', { _tag: 'Cancelled' }),
    done('changeEmail', {}),
    failed('changeEmail', DOWN),
  ],
  [OWN],
);

describe('every path of a change of email', () => {
  test('reaches every state and takes every transition [S4.55]', () => {
    expect(stateIds(emailChangeMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('an email is entered only while no change is running', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can(submit(NEW))).toBe(snapshot.matches('entering'));
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('saving'));
      expect(selectChangedEmail(snapshot)).toBe(snapshot.matches('changed') ? NEW : null);
    }
  });

  test('only an email that was verified by a one-time code is saved, with the password [A-58]', () => {
    const saves = walked.steps.filter(({ from, to }) => !from.matches('saving') && to.matches('saving'));
    expect(saves.length).toBeGreaterThan(1);
    for (const { to } of saves) {
      expect(to.context.proof).toEqual({ email: NEW, reference: 'otp-1' });
      expect(to.context.entry).toEqual({ email: NEW, password: 'Secret12' });
    }
  });

  test('a verified email that was not saved needs no second code, and says why it was not', () => {
    const again = walked.steps.filter(
      ({ from, event, to }) =>
        from.matches('entering') &&
        from.context.proof !== null &&
        event['entry'] !== undefined &&
        !to.matches('entering'),
    );
    expect(again.length).toBeGreaterThan(0);
    for (const { to } of again) expect(to.value).toBe('saving');
    const refused = walked.steps.filter(({ from, event }) => from.matches('saving') && event['error'] === DOWN);
    expect(refused.length).toBeGreaterThan(0);
    for (const { to } of refused)
      expect([to.value, selectEmailChangeFailure(to)?.reason]).toEqual(['entering', 'network']);
  });

  test('a wrong email, the account’s own and a missing password are refused before a code is sent', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('entering')) continue;
      const { email, password } = event['entry'] as { email: string; password: string };
      const refusals = selectEmailChangeRefusals(to);
      expect(to.matches('entering')).toBe(email !== NEW || password === '');
      if (email === 'Ines@Example.test') expect(refusals.email).toEqual({ _tag: 'EmailUnchanged' });
      if (email === 'nobody') expect(refusals.email).toBeDefined();
      if (password === '') expect(refusals).toEqual({ password: { _tag: 'Required' } });
    }
  });
});

test('an account without a password is asked for none, and its sign-in must be recent', () => {
  fc.assert(
    fc.property(emails, instants, fc.integer({ min: -10, max: 2 * RECENT_SIGN_IN_MS }), (email, at, later) => {
      fc.pre(email.toLowerCase() !== OWN.email);
      expect(Result.isSuccess(checkEmailChange({ email, password: '' }, { ...OWN, hasPassword: false }))).toBe(true);
      expect(Result.isSuccess(checkEmailChange({ email, password: '' }, OWN))).toBe(false);
      expect(isRecentSignIn(at, at + later)).toBe(later >= 0 && later <= RECENT_SIGN_IN_MS);
    }),
  );
});
