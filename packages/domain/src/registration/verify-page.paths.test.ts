import { Option, Result } from 'effect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { checkOtherEmail } from '../email/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  BUSINESS_VALIDATION_DAYS,
  HOME_SECONDS,
  selectCorrectionOver,
  selectHomeSeconds,
  selectReviewNotice,
  selectSentTo,
  selectTokenResendFailure,
  selectTokenResendSeconds,
  verifyPageMachine,
} from './index.ts';

const DOWN = { reason: 'network', code: null, isRetryable: true };
const CONFIRMED = { reason: 'refused', code: '70005', isRetryable: false, detail: { reason: 'confirmed' } };
const input = { email: 'lea@atelier.fr' };
const walked = walk(
  verifyPageMachine,
  [
    ...[9, 3, 0].map((secondsLeft) => ({ type: 'tickHome', secondsLeft })),
    ...[30, 0].map((secondsLeft) => ({ type: 'tickResend', secondsLeft })),
    { type: 'stop' },
    { type: 'resend' },
    { type: 'correct', newEmail: 'lea' },
    { type: 'correct', newEmail: 'Lea@atelier.fr ' },
    { type: 'correct', newEmail: ' leo@atelier.fr ' },
    { type: 'leave' },
    done('resendToken', {}),
    failed('resendToken', DOWN),
    done('correctEmail', {}),
    failed('correctEmail', DOWN),
    failed('correctEmail', CONFIRMED),
  ],
  [input],
);
const waiting = walked.snapshots.filter((snapshot) => snapshot.matches('waiting'));

describe('every path of the verify page', () => {
  test('reaches every state and takes every transition ', () => {
    expect(stateIds(verifyPageMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('shows that the documents are reviewed within 5 business days, and the address for the result [S4.66][S9.22]', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectReviewNotice(snapshot)).toEqual({
        _tag: 'RegistrationUnderReview',
        email: selectSentTo(snapshot),
        businessDays: 5,
      });
    }
  });

  test('leads home after 10 s, or immediately on request [A-82]', () => {
    expect(HOME_SECONDS).toBe(10);
    expect(Math.max(...waiting.map((snapshot) => selectHomeSeconds(snapshot) ?? 0))).toBe(10);
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('waiting')) continue;
      const isTime = event.type === 'tickHome' && event['secondsLeft'] === 0 && selectHomeSeconds(from) !== null;
      expect(to.matches('left')).toBe(isTime || event.type === 'leave');
      if (to.matches('left')) expect(to.output).toEqual({ path: '/', query: {} });
      if (event.type === 'tickHome' && selectHomeSeconds(from) === null) expect(selectHomeSeconds(to)).toBeNull();
      if (event.type === 'tickHome' && event['secondsLeft'] === 3 && selectHomeSeconds(from) === 10) {
        expect(selectHomeSeconds(to)).toBe(3);
      }
    }
  });

  test('can be kept: stopping it, or requesting the email again, ends the countdown permanently ', () => {
    for (const snapshot of waiting) expect(snapshot.can({ type: 'stop' })).toBe(selectHomeSeconds(snapshot) !== null);
    for (const { from, event, to } of walked.steps) {
      if (from.matches('waiting') && (event.type === 'stop' || to.matches('resending'))) {
        expect(selectHomeSeconds(to)).toBeNull();
      }
    }
  });

  test('sends the email again only after a minute, and then after another [A-82]', () => {
    for (const snapshot of walked.snapshots) {
      const mayResend = snapshot.matches('waiting') && selectTokenResendSeconds(snapshot) === 0;
      expect(snapshot.can({ type: 'resend' })).toBe(mayResend);
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('resending') || snapshot.matches('correcting'));
    }
    expect(createActor(verifyPageMachine, { input }).start().getSnapshot().context.resendSeconds).toBe(60);
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('resending') || !event.type.endsWith('.resendToken')) continue;
      expect(to.matches('waiting')).toBe(true);
      expect([selectTokenResendSeconds(to), selectTokenResendFailure(to)?.reason]).toEqual(
        event['error'] === DOWN ? [0, 'network'] : [60, undefined],
      );
    }
  });
});

const refusal = (entered: string) => Result.getFailure(checkOtherEmail(entered, 'lea@atelier.fr'));

describe('a mistyped address', () => {
  test('is corrected to another email alone, and the page stays', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('waiting') || event.type !== 'correct') continue;
      const isOther = Result.isSuccess(checkOtherEmail(String(event['newEmail']), selectSentTo(from)));
      expect(to.matches('correcting')).toBe(isOther);
      if (isOther) expect(selectHomeSeconds(to)).toBeNull();
    }
  });

  test('gives way once the email went elsewhere, which begins its minute anew; else it stays, and the failure is said', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('correcting') || !event.type.endsWith('.correctEmail')) continue;
      const { error } = event as { readonly error?: typeof DOWN | typeof CONFIRMED };
      expect([selectSentTo(to), selectTokenResendFailure(to)?.reason]).toEqual(
        error === undefined ? [from.context.correction, undefined] : [selectSentTo(from), error.reason],
      );
      expect(selectCorrectionOver(to)).toBe(error === CONFIRMED ? 'confirmed' : null);
      if (error === undefined) expect(selectTokenResendSeconds(to)).toBe(60);
    }
  });

  test('says what is wrong with the other', () => {
    expect(checkOtherEmail(' leo@atelier.fr', 'lea@atelier.fr')).toEqual(Result.succeed('leo@atelier.fr'));
    expect(refusal('LEA@atelier.fr')).toEqual(Option.some({ _tag: 'EmailUnchanged' }));
    expect(Option.map(refusal('lea'), ({ _tag }) => _tag)).not.toEqual(Option.none());
  });
});

test('with a gateway in place the email goes to the same address again', async () => {
  const sent: unknown[] = [];
  const actor = createActor(
    verifyPageMachine.provide({ actors: { resendToken: fromPromise(async ({ input }) => void sent.push(input)) } }),
    { input },
  ).start();
  actor.send({ type: 'tickResend', secondsLeft: 0 });
  actor.send({ type: 'resend' });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  expect(sent).toEqual([input]);
});

test('a business registration is validated within 5 business days [S4.66][S9.22]', () =>
  expect(BUSINESS_VALIDATION_DAYS).toBe(5));
