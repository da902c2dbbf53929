import { Schema } from 'effect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { RESEND_SECONDS } from '../password/index.ts';
import { DAY_MS } from '../time/index.ts';
import {
  isResetLinkValid,
  passwordResetMachine,
  RESET_LINK_LIFETIME_MS,
  resetLinkOf,
  selectIsResetRefused,
  selectResetFailure,
  selectResetSeconds,
} from './index.ts';
import { ConfirmedLink, ResetConfirmation, ResetLink, ResetRequest } from './schema.ts';
import type { PasswordResetEvent, PasswordResetInput, PasswordResetSnapshot } from './index.ts';

const OFFLINE = { reason: 'unreachable', code: null, isRetryable: true };
const REFUSED = { reason: 'refused', code: '40400', isRetryable: false };
const LINK = { tokenId: 't-1', accountId: 'a-1' };
const VALID: ConfirmedLink = { state: 'valid', token: 'secret', memberType: 'B' };

const OWN: readonly PasswordResetEvent[] = [
  { type: 'send', email: ' i@exemple.fr ' },
  { type: 'send', email: 'i@' },
  { type: 'resend' },
  { type: 'tick', secondsLeft: 30 },
  { type: 'tick', secondsLeft: 0 },
  { type: 'changeEmail' },
  { type: 'submit', newPassword: 'Passw0rd' },
  { type: 'submit', newPassword: '' },
  { type: 'tryAgain' },
  { type: 'startAgain' },
];
const events: readonly WalkEvent[] = [
  ...(OWN as unknown as readonly WalkEvent[]),
  done('requestReset'),
  failed('requestReset', OFFLINE),
  done('confirmLink', VALID),
  done('confirmLink', { ...VALID, memberType: 'B2B2C' }),
  done('confirmLink', { ...VALID, state: 'expired' }),
  done('confirmLink', { ...VALID, state: 'used' }),
  failed('confirmLink', OFFLINE),
  failed('confirmLink', REFUSED),
  done('setPassword', true),
  done('setPassword', false),
  failed('setPassword', OFFLINE),
];
const INPUTS: readonly PasswordResetInput[] = [
  { kind: 'individual', link: null },
  { kind: 'salesman', link: LINK },
];
const walked = walk(passwordResetMachine, events, INPUTS);

/** The states that accept each event; all others refuse it. */
const isTaken = (snapshot: PasswordResetSnapshot, event: PasswordResetEvent): boolean => {
  switch (event.type) {
    case 'send':
      return snapshot.matches('enteringEmail') && event.email !== 'i@';
    case 'resend':
      return snapshot.matches('mailSent') && selectResetSeconds(snapshot) === 0;
    case 'tick':
    case 'changeEmail':
      return snapshot.matches('mailSent');
    case 'submit':
      return snapshot.matches('choosingPassword') && event.newPassword !== '';
    case 'tryAgain':
      return snapshot.matches('linkUnconfirmed');
    case 'startAgain':
      return snapshot.matches('linkOver');
  }
};

const answersOf = (call: string) => walked.steps.filter(({ event }) => event.type.endsWith(`.actor.${call}`));

describe('every path of a password reset', () => {
  test('reaches every state and takes every transition [S4.83][S4.84]', () => {
    expect(stateIds(passwordResetMachine).filter((id) => !walked.reached.has(id))).toEqual(['passwordReset.arriving']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states [S4.83]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of OWN) {
        expect(snapshot.can(event), `${JSON.stringify(event)} in ${String(snapshot.value)}`).toBe(
          isTaken(snapshot, event),
        );
      }
    }
  });

  test('has three steps: email, check mail, new password; an expired link is a time out [S8.39]', () => {
    const STEPS = ['email', 'checkMail', 'newPassword', 'timeOut'] as const;
    const steps = Object.fromEntries(
      walked.snapshots
        .filter(({ status }) => status === 'active')
        .map((snapshot) => [String(snapshot.value), STEPS.filter((step) => snapshot.hasTag(step)).join()]),
    );
    expect(steps).toEqual({
      enteringEmail: 'email',
      sending: 'email',
      mailSent: 'checkMail',
      confirmingLink: 'newPassword',
      linkUnconfirmed: 'newPassword',
      choosingPassword: 'newPassword',
      settingPassword: 'newPassword',
      linkOver: 'timeOut',
    });
    for (const snapshot of walked.snapshots) {
      const isBusy = ['sending', 'confirmingLink', 'settingPassword'].includes(String(snapshot.value));
      expect(snapshot.hasTag('busy')).toBe(isBusy);
    }
  });

  test('starts with the email, or from a link with its confirmation, with nothing entered, sent or refused yet [S4.83]', () => {
    const [email] = walked.snapshots.filter(({ context }) => context.link === null);
    const [link] = walked.snapshots.filter(({ context }) => context.link !== null);
    expect([email?.value, link?.value]).toEqual(['enteringEmail', 'confirmingLink']);
    for (const start of [email, link])
      expect(start?.context).toMatchObject({ email: '', wasSent: false, isRefused: false, failure: null });
  });

  test('an email may be sent again after the countdown; a failed one leaves the step unchanged', () => {
    for (const { from, event, to } of answersOf('requestReset')) {
      if (event.type.includes('done')) {
        expect(to.matches('mailSent')).toBe(true);
        expect(selectResetSeconds(to)).toBe(RESEND_SECONDS);
      } else {
        expect(to.value).toBe(from.context.wasSent ? 'mailSent' : 'enteringEmail');
        expect(selectResetFailure(to)?.reason).toBe('unreachable');
      }
    }
    for (const { from, event, to } of walked.steps.filter(({ event }) => event.type === 'tick')) {
      if (from.matches('mailSent')) {
        expect(selectResetSeconds(to)).toBe(Math.min(selectResetSeconds(from), Number(event['secondsLeft'])));
      }
    }
  });

  test('another email starts again; its spaces are removed', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'send' && from.matches('enteringEmail') && to.matches('sending')) {
        expect(to.context).toMatchObject({ email: 'i@exemple.fr', wasSent: false, failure: null });
      }
      if (event.type === 'changeEmail' && from.matches('mailSent')) expect(to.matches('enteringEmail')).toBe(true);
      if (from.matches('mailSent') && !to.matches('mailSent')) expect(selectResetFailure(to)).toBeNull();
    }
  });

  test('confirming the link returns state, token and memberType; only a valid one opens the last step [S4.83]', () => {
    for (const { event, to } of answersOf('confirmLink').filter(({ event }) => event.type.includes('done'))) {
      const answer = event['output'] as ConfirmedLink;
      expect(to.value).toBe(answer.state === 'valid' ? 'choosingPassword' : 'linkOver');
      expect(to.context.confirmed).toEqual(answer.state === 'valid' ? answer : null);
    }
  });

  test('a link whose call failed may be confirmed again; a refused one is over', () => {
    for (const { event, to } of answersOf('confirmLink').filter(({ event }) => event.type.includes('error'))) {
      expect(to.value).toBe(event['error'] === OFFLINE ? 'linkUnconfirmed' : 'linkOver');
      expect(selectResetFailure(to)?.reason).toBe(event['error'] === OFFLINE ? 'unreachable' : 'refused');
    }
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'tryAgain' && from.matches('linkUnconfirmed')) {
        expect([to.value, selectResetFailure(to)]).toEqual(['confirmingLink', null]);
      }
      if (event.type === 'startAgain' && from.matches('linkOver')) {
        expect(to.value).toBe('enteringEmail');
        expect(to.context).toMatchObject({ link: null, confirmed: null, failure: null });
      }
    }
  });

  test('the password is changed if the answer is true, and may be entered again if it is false [S4.84]', () => {
    const answers = answersOf('setPassword');
    expect(answers.length).toBeGreaterThan(0);
    for (const { event, to } of answers) {
      expect(to.value).toBe(event['output'] === true ? 'changed' : 'choosingPassword');
      expect(selectIsResetRefused(to)).toBe(event['output'] === false);
      expect(selectResetFailure(to)?.reason).toBe(event['error'] === OFFLINE ? 'unreachable' : undefined);
    }
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'submit' && from.matches('choosingPassword') && to.matches('settingPassword')) {
        expect([selectIsResetRefused(to), selectResetFailure(to)]).toEqual([false, null]);
      }
    }
  });

  test('the new password is stored only while its call runs', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.context.newPassword !== '').toBe(snapshot.matches('settingPassword'));
    }
  });

  test('leads to the login of the password’s owner, else to the one where it was forgotten [S4.84]', () => {
    const ended = walked.snapshots.filter(({ status }) => status === 'done');
    const targets = new Set(ended.map(({ context, output }) => `${context.confirmed?.memberType} ${output?.path}`));
    expect(targets).toEqual(new Set(['B /auth/b2b/login', 'B2B2C /auth/salesman/login']));
  });
});

describe('the link', () => {
  test('is valid for 24 hours [S9.21]', () => {
    expect(RESET_LINK_LIFETIME_MS).toBe(DAY_MS);
    expect([0, DAY_MS, DAY_MS + 1].map((after) => isResetLinkValid(5, 5 + after))).toEqual([true, true, false]);
  });

  test('is read from an address with both parts', () => {
    expect(resetLinkOf({ ...LINK, lang: 'fr' })).toEqual(LINK);
    expect(resetLinkOf({ tokenId: 't-1' })).toBeNull();
    expect(resetLinkOf({ accountId: 'a-1' })).toBeNull();
    expect(resetLinkOf({ ...LINK, tokenId: '' })).toBeNull();
    expect(Schema.decodeUnknownSync(ResetLink)(LINK)).toEqual(LINK);
  });
});

test('the three calls send what the specification names, accountType as C, B or S [S4.83][S4.84]', async () => {
  const asked: unknown[] = [];
  const machine = passwordResetMachine.provide({
    actors: {
      requestReset: fromPromise<unknown, ResetRequest>(async ({ input }) => {
        asked.push(Schema.encodeSync(ResetRequest)(input));
      }),
      confirmLink: fromPromise<ConfirmedLink, { readonly tokenId: string }>(async ({ input }) => {
        asked.push(input);
        return Schema.decodeUnknownSync(ConfirmedLink)(VALID);
      }),
      setPassword: fromPromise<boolean, ResetConfirmation>(async ({ input }) => {
        asked.push(Schema.encodeSync(ResetConfirmation)(input));
        return true;
      }),
    },
  });
  const first = createActor(machine, { input: { kind: 'business', link: null } }).start();
  first.send({ type: 'send', email: 'i@exemple.fr' });
  await waitFor(first, (snapshot) => snapshot.matches('mailSent'));
  const second = createActor(machine, { input: { kind: 'business', link: LINK } }).start();
  await waitFor(second, (snapshot) => snapshot.matches('choosingPassword'));
  second.send({ type: 'submit', newPassword: 'Passw0rd' });
  await waitFor(second, ({ status }) => status === 'done');
  expect(asked).toEqual([
    { email: 'i@exemple.fr', accountType: 'B' },
    { tokenId: 't-1' },
    { newPassword: 'Passw0rd', accountId: 'a-1', token: 'secret', memberType: 'B' },
  ]);
});
