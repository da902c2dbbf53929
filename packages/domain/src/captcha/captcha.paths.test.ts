import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import {
  CAPTCHA_ACTIONS,
  captchaMachine,
  selectCaptchaNotice,
  selectCaptchaReload,
  selectCaptchaToken,
} from './index.ts';
import type { CaptchaEvent, CaptchaSnapshot } from './index.ts';

const EVENTS: readonly CaptchaEvent[] = [
  { type: 'solved', token: 't-1' },
  { type: 'solved', token: '' },
  { type: 'expired' },
  { type: 'widgetFailed', code: '300030' },
  { type: 'unanswered' },
  { type: 'solving' },
  { type: 'closeNotice' },
  { type: 'callAnswered' },
  { type: 'callRefused', code: '80000' },
  { type: 'callRefused', code: '80001' },
  { type: 'callRefused', code: '1234' },
  { type: 'callRefused', code: null },
];

const walked = walk(
  captchaMachine,
  EVENTS as unknown as readonly WalkEvent[],
  CAPTCHA_ACTIONS.map((action) => ({ action })),
);

const isTraditional = (snapshot: CaptchaSnapshot): boolean => snapshot.hasTag('traditional');
const isOver = (snapshot: CaptchaSnapshot): boolean => snapshot.matches('reloading');
const effects = (from: CaptchaSnapshot, event: unknown): readonly string[] =>
  transition(captchaMachine, from, event as CaptchaEvent)[1].map(({ type }) => type);

/** The states that accept each event; all others refuse it. */
const isTaken = (snapshot: CaptchaSnapshot, event: CaptchaEvent): boolean => {
  if (isOver(snapshot)) return false;
  switch (event.type) {
    case 'solved':
      return event.token !== '';
    case 'expired':
      return snapshot.hasTag('ready');
    case 'solving':
      return snapshot.hasTag('unanswered');
    case 'closeNotice':
      return selectCaptchaNotice(snapshot) !== null;
    default:
      return true;
  }
};

describe('every path of a captcha', () => {
  test('reaches every state and takes every transition [S8.7]', () => {
    expect(stateIds(captchaMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states [S8.7]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) {
        expect(snapshot.can(event), `${JSON.stringify(event)} in ${JSON.stringify(snapshot.value)}`).toBe(
          isTaken(snapshot, event),
        );
      }
    }
  });

  test('has a solution exactly while it is ready, of the kind that is shown', () => {
    for (const snapshot of walked.snapshots) {
      const kind = isTraditional(snapshot) ? 'traditional' : 'standard';
      expect(selectCaptchaToken(snapshot)).toEqual(snapshot.hasTag('ready') ? { kind, token: 't-1' } : null);
    }
  });

  test('codes 80000 and 80001 reveal the traditional captcha, reset it and show no popup [S8.7][S8.8][S8.9]', () => {
    const steps = walked.steps.filter(
      ({ from, event }) =>
        from.matches('standard') && event.type === 'callRefused' && String(event['code']).startsWith('8000'),
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const { from, event, to } of steps) {
      expect(to.matches({ traditional: 'waiting' })).toBe(true);
      expect(effects(from, event)).toContain('resetWidget');
      expect(selectCaptchaNotice(to)).toEqual(selectCaptchaNotice(from));
    }
  });

  test('any other refusal, and any answer, spends the solution and keeps the captcha that is shown', () => {
    const answers = walked.steps.filter(
      ({ event }) =>
        event.type === 'callAnswered' ||
        (event.type === 'callRefused' && (event['code'] === '1234' || event['code'] === null)),
    );
    for (const { from, event, to } of answers.filter(({ from, to }) => !isOver(from) && !isOver(to))) {
      expect(isTraditional(to)).toBe(isTraditional(from));
      expect(selectCaptchaToken(to)).toBeNull();
      expect(effects(from, event)).toContain('resetWidget');
    }
  });

  test('a login that errs after the traditional captcha ends with a reload after 1.5 s, other calls never do [S8.10]', () => {
    for (const { from, event, to } of walked.steps) {
      if (isOver(from)) continue;
      const isReloading = event.type === 'callRefused' && isTraditional(from) && from.context.action === 'login';
      expect(isOver(to)).toBe(isReloading);
      expect(to.status).toBe(isReloading ? 'done' : 'active');
      expect(selectCaptchaReload(to)).toBe(isReloading ? 1500 : null);
    }
  });

  test('a widget that fails gives a notice with its code and the traditional captcha, until closed or solved [S8.11][A-75]', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => !isOver(from))) {
      if (event.type === 'widgetFailed') {
        expect(selectCaptchaNotice(to)).toEqual({ _tag: 'CaptchaWidgetFailed', code: '300030' });
        expect(to.matches({ traditional: 'waiting' })).toBe(true);
      }
      if (event.type === 'closeNotice' && selectCaptchaNotice(from) !== null) {
        expect(selectCaptchaNotice(to)).toBeNull();
        expect(effects(from, event)).toContain('resetWidget');
        expect(to.value).toEqual(from.value);
      }
      if (event.type === 'solved' && event['token'] !== '') expect(selectCaptchaNotice(to)).toBeNull();
    }
  });

  test('an expired solution must be solved again', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.hasTag('ready'))) {
      if (event.type !== 'expired') continue;
      expect(to.hasTag('ready')).toBe(false);
      expect(isTraditional(to)).toBe(isTraditional(from));
      expect(effects(from, event)).toContain('resetWidget');
    }
  });
});
