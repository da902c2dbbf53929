import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { otherCodes } from '../captcha/testing.ts';
import { done, failed, spoilt, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import {
  ALREADY_UNLOCKED_CODE,
  isCaptchaRefused,
  refusedOutcome,
  selectReferenceRefusal,
  selectUnlockFailure,
  selectUnlockOutcome,
  unlockMachine,
} from './index.ts';
import { UnlockAnswer, unlockAnswer, UnlockPayload, unlockPayload } from './schema.ts';
import type { UnlockEvent } from './index.ts';

const refusal = (code: string | null, over = {}) => ({
  reason: 'refused',
  code,
  message: 'words',
  isRetryable: false,
  ...over,
});
const ALREADY = refusal('58019');
const LOCKED = refusal('58020');
const CAPTCHA = refusal('80000');
const OFFLINE = refusal('1234', { reason: 'unreachable', isRetryable: true });
const solution = (token: string) => ({ kind: 'standard', token }) as const;
const EVENTS: readonly UnlockEvent[] = [
  { type: 'enter', reference: ' FR1 ' },
  { type: 'enter', reference: 'FR_1' },
  { type: 'confirm' },
  { type: 'decline' },
  { type: 'captchaSolved', captcha: solution('c-1') },
  { type: 'captchaSolved', captcha: solution('') },
  { type: 'giveUp' },
  { type: 'tryAgain' },
];
const answers = [
  done('unlockOrder', { orderNo: 'FR1', cardQty: 3 }),
  ...[ALREADY, LOCKED, CAPTCHA, OFFLINE].map((error) => failed('unlockOrder', error)),
];
const walked = walk(
  unlockMachine,
  [...(EVENTS as readonly WalkEvent[]), ...answers],
  [{ orderNo: 'FR1' }, { orderNo: null }, { orderNo: ' ' }, { orderNo: 'FR_1' }],
);
const after = (error: unknown) =>
  walked.steps.filter(({ event, from }) => event['error'] === error && from.matches('loading')).map(({ to }) => to);

describe('every path of the unlock page', () => {
  test('reaches every state and takes every transition [S2.44]', () => {
    expect(stateIds(unlockMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its state [S4.20][S5.73]', () => {
    const TAKEN: Readonly<Record<UnlockEvent['type'], readonly string[]>> = {
      enter: ['naming'],
      confirm: ['asking'],
      decline: ['naming', 'asking'],
      captchaSolved: ['solving'],
      giveUp: ['solving'],
      tryAgain: ['failed'],
    };
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) {
        const isEmpty = event.type === 'captchaSolved' && event.captcha.token === '';
        expect(snapshot.can(event)).toBe(!isEmpty && TAKEN[event.type].includes(String(snapshot.value)));
      }
    }
  });

  test('without orderNo, and none typed, the page leads to /, and nothing can be unlocked [S2.44][S4.27][S5.75]', () => {
    for (const orderNo of [null, '', ' ']) {
      const actor = createActor(unlockMachine, { input: { orderNo } }).start();
      const asked = actor.getSnapshot();
      expect([asked.value, asked.hasTag('naming'), asked.can({ type: 'confirm' })]).toEqual(['naming', true, false]);
      actor.send({ type: 'decline' });
      expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { path: '/', query: {} } });
    }
    const open = createActor(unlockMachine, { input: { orderNo: ' FR1 ' } })
      .start()
      .getSnapshot();
    expect([open.value, open.context.orderNo]).toEqual(['asking', 'FR1']);
  });

  test('a reference that is typed is shown in the address and asked about; anything else is refused without a call', () => {
    const typed = walked.steps.filter(({ from, event }) => from.matches('naming') && event.type === 'enter');
    const ends = new Set(typed.map(({ event, to }) => `${String(event['reference'])} ${String(to.value)}`));
    expect(ends).toEqual(new Set([' FR1  asking', 'FR_1 naming']));
    for (const { from, event, to } of typed) {
      const shown = transition(unlockMachine, from, event as never)[1].flatMap(({ type, params }) =>
        type === 'showReference' ? [params] : [],
      );
      const isNone = to.matches('naming');
      expect([selectReferenceRefusal(to), shown, to.context.orderNo]).toEqual(
        isNone ? [{ _tag: 'NotAnUnlockReference' }, [], ''] : [null, ['FR1'], 'FR1'],
      );
    }
  });

  test('with orderNo it asks first, and nothing is called before a Yes and a captcha [S4.20][S4.21][S5.73]', () => {
    for (const { from, event, to } of walked.steps) {
      if (to.matches('solving') && from.matches('asking')) expect(to.context.orderNo).toBe('FR1');
      if (to.matches('solving') && from.matches('asking')) expect(event.type).toBe('confirm');
      if (to.matches('loading') && !from.matches('loading')) {
        expect([from.value, event.type, to.context.captcha]).toEqual(['solving', 'captchaSolved', solution('c-1')]);
      }
    }
    for (const snapshot of walked.snapshots) expect(snapshot.hasTag('asking')).toBe(snapshot.matches('asking'));
  });

  test('an invalid reference is still locked after the Yes, without a call [S4.26][A-165]', () => {
    const yes = walked.steps.filter(
      ({ from, event }) => from.context.orderNo === 'FR_1' && from.matches('asking') && event.type === 'confirm',
    );
    expect(yes.length).toBeGreaterThan(0);
    for (const { to } of yes) {
      expect(to.value).toBe('stillLocked');
      expect(selectUnlockOutcome(to)).toEqual({
        _tag: 'StillLocked',
        orderNo: 'FR_1',
        code: '',
        message: '',
        hint: 'contactCustomerService',
      });
    }
  });

  test('No goes to /, and so does giving up on the captcha [S4.22]', () => {
    for (const type of ['decline', 'giveUp']) {
      const ends = walked.steps.filter(({ from, event, to }) => event.type === type && from.value !== to.value);
      expect(ends.length).toBeGreaterThan(0);
      for (const { to } of ends) expect(to).toMatchObject({ status: 'done', output: { path: '/', query: {} } });
    }
  });

  test('loading shows from the call until its answer, and the captcha is spent by it [S4.23]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
      expect(snapshot.context.captcha === null).toBe(!snapshot.matches('loading'));
      expect(snapshot.hasTag('captcha')).toBe(snapshot.matches('solving'));
    }
  });

  test('an answer without an error code is a success with the order number and the number of cards [S4.24]', () => {
    const ends = walked.steps.filter(({ event }) => event.type === 'xstate.done.actor.unlockOrder');
    expect(ends.length).toBeGreaterThan(0);
    for (const { to } of ends) {
      expect(to.matches('unlocked')).toBe(true);
      expect(selectUnlockOutcome(to)).toEqual({ _tag: 'Unlocked', orderNo: 'FR1', cardQty: 3 });
    }
  });

  test('code 58019 means already unlocked [S4.25][S8.33]', () => {
    expect(ALREADY_UNLOCKED_CODE).toBe('58019');
    expect(after(ALREADY).length).toBeGreaterThan(0);
    for (const to of after(ALREADY)) {
      expect(to.matches('alreadyUnlocked')).toBe(true);
      expect(selectUnlockOutcome(to)).toEqual({ _tag: 'AlreadyUnlocked', orderNo: 'FR1' });
    }
  });

  test('any other code means still locked, with the hint to contact customer service [S4.26][S8.34][S8.35]', () => {
    expect(after(LOCKED).length).toBeGreaterThan(0);
    for (const to of after(LOCKED)) {
      expect(to.matches('stillLocked')).toBe(true);
      expect(selectUnlockOutcome(to)).toEqual({
        _tag: 'StillLocked',
        orderNo: 'FR1',
        code: '58020',
        message: 'words',
        hint: 'contactCustomerService',
      });
    }
  });

  test('a server that cannot be reached is not "still locked": it may be tried again, with a new captcha [A-85]', () => {
    expect(after(OFFLINE).length).toBeGreaterThan(0);
    for (const to of after(OFFLINE)) {
      expect([to.value, selectUnlockOutcome(to), selectUnlockFailure(to)?.reason]).toEqual([
        'failed',
        null,
        'unreachable',
      ]);
      expect(to.can({ type: 'tryAgain' })).toBe(true);
    }
    for (const { from, to } of walked.steps.filter(({ event }) => event.type === 'tryAgain')) {
      if (from.matches('failed')) expect(to.matches('solving')).toBe(true);
    }
  });

  test('a refused captcha leads back to the captcha, because the order was not checked [A-75]', () => {
    expect(after(CAPTCHA).length).toBeGreaterThan(0);
    for (const to of after(CAPTCHA)) {
      expect([to.value, selectUnlockOutcome(to), selectUnlockFailure(to)?.code]).toEqual(['solving', null, '80000']);
    }
  });

  test('exactly the three final states have an outcome, and a new call clears the previous failure [S4.24][S4.25][S4.26]', () => {
    for (const snapshot of walked.snapshots) {
      const isEnd = ['unlocked', 'alreadyUnlocked', 'stillLocked'].includes(String(snapshot.value));
      expect(snapshot.hasTag('ended')).toBe(isEnd);
      expect(selectUnlockOutcome(snapshot) !== null).toBe(isEnd);
      if (snapshot.matches('loading')) expect(selectUnlockFailure(snapshot)).toBeNull();
    }
  });
});

const read = (answer: unknown) => unlockAnswer(Schema.decodeUnknownSync(UnlockAnswer)(answer), 'asked');

describe('the unlock call', () => {
  test('sends orderNo and captchaToken, or the traditional captcha’s, and nothing else [S7.102]', () => {
    const decode = Schema.decodeUnknownResult(UnlockPayload, { onExcessProperty: 'error' });
    const request = { orderNo: 'FR1.SECRET', captchaToken: 'c-1' };
    expect(unlockPayload({ orderNo: 'FR1.SECRET', captcha: solution('c-1') })).toEqual(request);
    expect(unlockPayload({ orderNo: 'FR1', captcha: { kind: 'traditional', token: 't' } })).toEqual({
      orderNo: 'FR1',
      traditionalToken: 't',
    });
    expect(decode(request)).toEqual(Result.succeed(request));
    for (const over of [{ orderNo: '' }, { captchaToken: '' }, { custId: 'C1' }]) {
      expect(Result.isFailure(decode({ ...request, ...over }))).toBe(true);
    }
  });

  test('is refused for any wrong field [S7.102]', () => {
    const answer = { orderNo: 'FR1', cardQty: 2, error: { code: '58019', message: 'words' } };
    for (const near of spoilt(answer))
      expect(Result.isFailure(Schema.decodeUnknownResult(UnlockAnswer)(near))).toBe(true);
    for (const near of spoilt({ orderNo: 'FR1', captchaToken: 'c' }))
      expect(Result.isFailure(Schema.decodeUnknownResult(UnlockPayload)(near))).toBe(true);
  });

  test('is read for the error code, the error message, cardQty and orderNo [S7.102][S4.24][A-74]', () => {
    expect(read({ orderNo: 'FR1', cardQty: 3 })).toEqual(Result.succeed({ orderNo: 'FR1', cardQty: 3 }));
    expect(read({ orderNo: 'FR1', cardQty: 3, error: null })).toEqual(Result.succeed({ orderNo: 'FR1', cardQty: 3 }));
    expect(read({ error: { code: null, message: '' } })).toEqual(Result.succeed({ orderNo: 'asked', cardQty: 0 }));
    expect(read({ error: { code: '' } })).toEqual(Result.succeed({ orderNo: 'asked', cardQty: 0 }));
    for (const code of ['58019', 58019]) {
      expect(read({ orderNo: 'FR1', error: { code, message: 'done' } })).toEqual(
        Result.fail({
          _tag: 'GatewayFailure',
          reason: 'refused',
          code: '58019',
          message: 'done',
          isRetryable: false,
        }),
      );
    }
    expect(read({ error: { code: '58020' } })).toMatchObject({ failure: { code: '58020', message: '' } });
    expect(() => read({ cardQty: 'three' })).toThrow();
  });

  test('is still locked for every code but 58019, the captcha’s and those of a call without an answer [S4.26][A-75][A-85]', () => {
    const codes = fc.oneof(otherCodes, fc.constantFrom('58019', '80000', '80001', '1234', '58020', '40400'));
    fc.assert(
      fc.property(codes, fc.boolean(), (code, isRetryable) => {
        const failure = { _tag: 'GatewayFailure', reason: 'refused', code, message: '', isRetryable } as const;
        const tag = refusedOutcome('FR1', failure)?._tag ?? null;
        const isNoAnswer = code === null || code === '1234' || isRetryable;
        expect(tag).toBe(isNoAnswer ? null : code === '58019' ? 'AlreadyUnlocked' : 'StillLocked');
        expect(isCaptchaRefused(failure)).toBe(code === '80000' || code === '80001');
      }),
    );
  });
});

test('Yes, a captcha and one call, which carries both; trying again needs a new captcha [S4.21][S7.102]', async () => {
  const calls: unknown[] = [];
  const machine = unlockMachine.provide({
    actors: {
      unlockOrder: fromPromise(async ({ input }) => {
        calls.push(input);
        if (calls.length === 1) throw OFFLINE;
        return { orderNo: 'FR1', cardQty: 2 };
      }),
    },
  });
  const actor = createActor(machine, { input: { orderNo: 'FR1' } }).start();
  actor.send({ type: 'confirm' });
  expect(calls).toEqual([]);
  actor.send({ type: 'captchaSolved', captcha: solution('c-1') });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'tryAgain' });
  actor.send({ type: 'captchaSolved', captcha: solution('c-2') });
  await waitFor(actor, (snapshot) => snapshot.hasTag('ended'));
  expect(calls).toEqual([
    { orderNo: 'FR1', captcha: solution('c-1') },
    { orderNo: 'FR1', captcha: solution('c-2') },
  ]);
});
