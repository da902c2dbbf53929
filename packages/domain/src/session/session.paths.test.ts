import { initialTransition, transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { ONE_TIME_CODE_MAX_TRIES } from '../password/index.ts';
import { MINUTE_MS } from '../time/index.ts';
import { clearingOf } from '../browser-storage/index.ts';
import {
  presenceAt,
  selectCaptchaReaction,
  selectCodeSentTo,
  selectLoginProblem,
  selectNextTick,
  selectNotices,
  selectSignOutAt,
  selectUser,
  sessionMachine,
} from './index.ts';
import type { AuthUser, Login } from '../sign-in/index.ts';
import type { SessionEvent, SessionInput, SessionSnapshot, StoredSession } from './index.ts';
import { TRUSTED_HOST } from '../location/testing.ts';
import { INES, OPEN_POLICY } from '../sign-in/testing.ts';

const BACK_URL = `https://${TRUSTED_HOST}/portal`;
const COMPANY: AuthUser = { ...INES, kind: 'business', refreshToken: null };
const LATE = 29 * MINUTE_MS;
const OVER = 31 * MINUTE_MS;

const captcha = { kind: 'standard', token: 'c' } as const;
const traditional = { kind: 'traditional', token: 'c' } as const;
const EMAIL: Login = { request: { type: 'email', account: 'i@exemple.fr', password: 'p' }, captcha };
const OAUTH: Login = { request: { type: 'oauth', code: 'c', redirectUrl: 'u' }, captcha: traditional };
const APPLE: Login = { ...OAUTH, method: 'apple' };
const UNOFFERED: Login = { request: { type: 'salesman', account: 's', password: 'p' }, captcha };

const NOBODY: StoredSession = { user: null, loginType: null, backUrl: BACK_URL, lastActivityAt: null };
const KNOWN: StoredSession = { user: INES, loginType: 'email', backUrl: null, lastActivityAt: 0 };
const input = (stored: StoredSession, openedAt = 0): SessionInput => ({
  unitId: 'FR',
  policy: { ...OPEN_POLICY, hasSalesmen: false },
  stored,
  openedAt,
});

const OFFLINE = { reason: 'unreachable', code: null, message: '', isRetryable: true };
const WRONG = { reason: 'refused', code: '40101', message: 'wrong', isRetryable: false };
const OTHER = { ...WRONG, code: '70016', detail: { reason: 'business' } };
const CAPTCHA = { reason: 'refused', code: '80000', message: '', isRetryable: false };
const UNKNOWN = { reason: 'unauthorized', code: '40100', message: '', isRetryable: false };
const BUSY = { reason: 'refused', code: '50300', message: '', isRetryable: true };
const BROKEN = { reason: 'unreadable', code: '1234', message: '', isRetryable: false };

const OWN: readonly SessionEvent[] = [
  { type: 'signIn', login: EMAIL, at: 0 },
  { type: 'signIn', login: OAUTH, at: 0 },
  { type: 'signIn', login: APPLE, at: 0 },
  { type: 'signIn', login: UNOFFERED, at: 0 },
  { type: 'autoLogin', token: 'auto', at: 0 },
  { type: 'autoLogin', token: '', at: 0 },
  { type: 'adopt', user: COMPANY, loginType: 'business', backUrl: null, at: 0 },
  { type: 'enterCode', code: '123 456', at: 0 },
  { type: 'enterCode', code: '12', at: 0 },
  { type: 'sendCodeAgain', at: 0 },
  { type: 'abandon' },
  { type: 'activity', at: LATE },
  { type: 'activity', at: OVER },
  { type: 'stay', at: LATE },
  { type: 'stay', at: OVER },
  { type: 'tick', at: 1 },
  { type: 'tick', at: LATE },
  { type: 'tick', at: OVER },
  { type: 'signOut', isFailed: false },
  { type: 'signOut', isFailed: true },
  { type: 'unauthorized' },
  { type: 'profileFailed' },
  { type: 'signedOutElsewhere' },
  { type: 'dismiss' },
];
const ANSWERS: readonly WalkEvent[] = [
  done('signIn', { _tag: 'SignedIn', user: INES }),
  done('signIn', { _tag: 'SignedIn', user: COMPANY }),
  done('signIn', { _tag: 'CodeNeeded', tokenId: 't-1', sentTo: 'i•••@exemple.fr' }),
  done('sendCodeAgain', { tokenId: 't-2', sentTo: 'i•••@exemple.fr' }),
  failed('sendCodeAgain', BUSY),
  ...[WRONG, OTHER, CAPTCHA, OFFLINE].map((error) => failed('signIn', error)),
  done('confirmCode', INES),
  done('confirmCode', COMPANY),
  ...[WRONG, OFFLINE].map((error) => failed('confirmCode', error)),
  done('validateToken', COMPANY),
  failed('validateToken', UNKNOWN),
  done('checkSession', { ...INES, refreshToken: null, isAdminSalesman: true }),
  done('checkSession', COMPANY),
  done('checkSession', { ...INES, customerId: 'C2' }),
  ...[UNKNOWN, WRONG, OFFLINE, BUSY, BROKEN].map((error) => failed('checkSession', error)),
  done('signOut', { isSuccess: true }),
  done('signOut', { isSuccess: false }),
  failed('signOut', OFFLINE),
];
const walked = walk(
  sessionMachine,
  [...(OWN as unknown as readonly WalkEvent[]), ...ANSWERS],
  [input(NOBODY), input(KNOWN)],
);

const isIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn');
const effects = (from: SessionSnapshot, event: unknown) =>
  transition(sessionMachine, from, event as SessionEvent)[1].flatMap(({ type, params }) =>
    type.startsWith('xstate.') ? [] : [[type, params] as const],
  );
const effect = (from: SessionSnapshot, event: unknown, name: string): unknown =>
  effects(from, event).find(([type]) => type === name)?.[1];
const answersTo = (call: string) => walked.steps.filter(({ event }) => event.type.endsWith(`.actor.${call}`));
const stepsBy = (type: SessionEvent['type']) => walked.steps.filter(({ event }) => event.type === type);
const opening = (stored: StoredSession, openedAt = 0) => {
  const [snapshot, actions] = initialTransition(sessionMachine, input(stored, openedAt));
  return { snapshot, names: actions.map(({ type }) => type) };
};

/** The states that accept each event; all others refuse it. */
const isTaken = (snapshot: SessionSnapshot, event: SessionEvent): boolean => {
  const isOut = snapshot.matches('signedOut');
  switch (event.type) {
    case 'signIn':
      return isOut && event.login !== UNOFFERED;
    case 'autoLogin':
      return isOut && event.token !== '';
    case 'adopt':
    case 'dismiss':
      return isOut;
    case 'enterCode':
    case 'sendCodeAgain':
    case 'abandon':
      return snapshot.matches({ twoFactor: 'entering' });
    case 'signOut':
      return isOut || isIn(snapshot);
    case 'stay':
      return snapshot.matches({ signedIn: { presence: 'warned' } });
    case 'tick':
      return isIn(snapshot) && changesAt(snapshot, event.at);
    default:
      return isIn(snapshot);
  }
};

const changesAt = (snapshot: SessionSnapshot, at: number): boolean => {
  const { lastActivityAt, lastCheckAt } = snapshot.context;
  const presence = presenceAt(lastActivityAt, at);
  const isResting = snapshot.matches({ signedIn: { check: 'resting' } });
  const isDue = lastCheckAt === null || Math.abs(at - lastCheckAt) >= 30_000 || at < lastCheckAt;
  const isWarned = snapshot.matches({ signedIn: { presence: 'warned' } });
  return presence === 'over' || (presence === 'warned' && !isWarned) || (isResting && isDue);
};

describe('every path of a session', () => {
  test('reaches every state that is not transient, and takes every transition [S2.4]', () => {
    const passed = ['session.restoring', 'session.departing', 'session.leaving'];
    expect(stateIds(sessionMachine).filter((id) => !walked.reached.has(id))).toEqual(passed);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states, in every snapshot [A-67][A-70]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of OWN) {
        expect(snapshot.can(event), `${JSON.stringify(event)} in ${JSON.stringify(snapshot.value)}`).toBe(
          isTaken(snapshot, event),
        );
      }
    }
  });

  test('has a user exactly while signed in, and guests have no timer [A-67]', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectUser(snapshot) !== null).toBe(isIn(snapshot));
      expect(selectNextTick(snapshot, 0) !== null).toBe(isIn(snapshot));
      expect(snapshot.hasTag('login')).toBe(snapshot.matches('signedOut') || snapshot.matches('signingIn'));
    }
  });
});

test('is busy exactly while the visitor waits for a call; a session is checked in the background [A-67]', () => {
  for (const snapshot of walked.snapshots) {
    const isAwaited = ['signingIn', 'validating', 'callingSignOut'].includes(String(snapshot.value));
    expect(snapshot.hasTag('busy')).toBe(isAwaited || snapshot.matches({ twoFactor: 'confirming' }));
  }
});

describe('opening the page', () => {
  test('continues with a stored user whose session is checked immediately, or as a guest [S3.94][S3.157]', () => {
    const { snapshot, names } = opening(KNOWN);
    expect(isIn(snapshot)).toBe(true);
    expect(selectUser(snapshot)).toEqual(INES);
    expect(selectNextTick(snapshot, 77)).toBe(77);
    expect(names).toEqual([]);
    expect(opening(NOBODY).snapshot.value).toBe('signedOut');
  });

  test('grants a stored user no unknown permissions until the check [S3.92]', () => {
    const { snapshot } = opening({ ...KNOWN, user: { ...INES, kind: 'salesman' } });
    expect(selectUser(snapshot)).toMatchObject({ isAdminSalesman: false, companyType: null, paymentType: null });
  });

  test('after 30 minutes without activity signs out, and starts the time of a stored user without one [S4.105][A-67]', () => {
    const tooLate = opening(KNOWN, OVER).snapshot;
    expect([tooLate.value, tooLate.context.reason]).toEqual(['callingSignOut', 'inactivity']);
    expect(isIn(opening(KNOWN, LATE).snapshot)).toBe(true);
    expect(isIn(opening({ ...KNOWN, lastActivityAt: null }, OVER).snapshot)).toBe(true);
  });

  test('with the customer id “error” signs out to / [S4.54]', () => {
    const { snapshot } = opening({ ...KNOWN, user: { ...INES, customerId: 'error', refreshToken: null } });
    expect(snapshot.value).toBe('signedOut');
    expect(snapshot.context.departure).toEqual({ to: 'shop', location: { path: '/', query: {} } });
  });
});

describe('signing in', () => {
  test('in one step stores the session [S4.59][S3.94]', () => {
    for (const { from, event, to } of answersTo('signIn')) {
      const answer = event['output'] as { user?: AuthUser } | undefined;
      if (answer?.user !== INES) continue;
      expect(selectUser(to)).toBe(INES);
      expect(effect(from, event, 'store')).toMatchObject({ user: INES, lastActivityAt: 0 });
    }
  });

  test('with a tokenId waits for the code; only the confirmation stores the session [S4.59][A-66]', () => {
    const waiting = answersTo('signIn').filter(({ event }) => JSON.stringify(event).includes('t-1'));
    expect(waiting.length).toBeGreaterThan(0);
    for (const { from, event, to } of waiting) {
      expect(to.matches({ twoFactor: 'entering' })).toBe(true);
      expect(to.context).toMatchObject({ tokenId: 't-1', login: null, user: null });
      expect(effects(from, event)).toEqual([]);
    }
    const confirmed = answersTo('confirmCode').filter(({ event }) => event['output'] === INES);
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { from, event, to } of confirmed) {
      expect(from.context.code).toBe('123456');
      expect(isIn(to)).toBe(true);
      expect(effect(from, event, 'store')).toMatchObject({ user: INES });
      expect(to.context).toMatchObject({ tokenId: '', code: '', wrongTries: 0 });
    }
  });

  test('a password is stored only while its call runs', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.context.login !== null).toBe(snapshot.matches('signingIn'));
    }
  });

  test('a wrong code keeps the step, five of them end it; a failed call does not count [A-66]', () => {
    for (const { from, event, to } of answersTo('confirmCode').filter(({ event }) => event['error'] !== undefined)) {
      const tries = from.context.wrongTries + (event['error'] === WRONG ? 1 : 0);
      const isOut = tries === ONE_TIME_CODE_MAX_TRIES;
      expect(to.matches('signedOut')).toBe(isOut);
      expect(to.context.wrongTries).toBe(isOut ? 0 : tries);
      expect(to.context.code).toBe('');
      expect(selectLoginProblem(to)).toEqual(
        event['error'] === WRONG
          ? { _tag: 'WrongCode', triesLeft: ONE_TIME_CODE_MAX_TRIES - tries }
          : { _tag: 'LoginFailed', code: null, message: '' },
      );
      expect(selectCaptchaReaction(to)).toBeNull();
    }
    for (const { from, event, to } of stepsBy('enterCode').filter(({ from }) =>
      from.matches({ twoFactor: 'entering' }),
    )) {
      const isCode = event['code'] !== '12';
      expect(to.matches({ twoFactor: 'confirming' })).toBe(isCode);
      expect(selectLoginProblem(to)).toEqual(isCode ? null : { _tag: 'WrongFormat', format: '000000' });
      expect(to.context.wrongTries).toBe(from.context.wrongTries);
    }
  });

  test('as another kind of customer than the login page’s is refused, and nothing is stored [S6.7]', () => {
    const strangers = [...answersTo('signIn'), ...answersTo('confirmCode')].filter(
      ({ event }) =>
        event['error'] === OTHER ||
        event['output'] === COMPANY ||
        (event['output'] as { user?: AuthUser })?.user === COMPANY,
    );
    expect(strangers.some(({ event }) => event['error'] === OTHER)).toBe(true);
    expect(strangers.length).toBeGreaterThan(1);
    for (const { from, event, to } of strangers) {
      expect(to.matches('signedOut')).toBe(true);
      expect(selectLoginProblem(to)).toEqual({ _tag: 'LoginOfOtherKind', kind: 'business' });
      expect(effects(from, event)).toEqual([]);
    }
  });

  test('that fails is shown with its code, until the next try or until it is dismissed [S8.4]', () => {
    const failures = answersTo('signIn').filter(({ event }) => event['error'] === WRONG || event['error'] === OFFLINE);
    expect(failures.length).toBeGreaterThan(0);
    for (const { event, to } of failures) {
      const { code, message } = event['error'] as typeof WRONG;
      expect(to.matches('signedOut')).toBe(true);
      expect(selectNotices(to)).toEqual([{ _tag: 'LoginFailed', code, message }]);
    }
    for (const { to } of stepsBy('signIn').filter(({ to }) => to.matches('signingIn'))) {
      expect(selectNotices(to)).toEqual([]);
    }
    for (const { from, to } of stepsBy('dismiss').filter(({ from }) => from.matches('signedOut'))) {
      expect(selectNotices(to)).toEqual([]);
      expect(to.context).toMatchObject({ reason: null, departure: null, isSignOutFailed: false });
      expect(to.value).toEqual(from.value);
    }
  });

  test('with a captcha code shows no popup and reports the effect on the captcha [S8.7][S8.9][S8.10]', () => {
    const refused = answersTo('signIn').filter(({ event }) => event['error'] === CAPTCHA);
    expect(refused.length).toBeGreaterThan(0);
    for (const { from, to } of refused) {
      const isTraditional = from.context.login?.captcha === traditional;
      expect(selectNotices(to)).toEqual([]);
      expect(selectCaptchaReaction(to)).toEqual({
        revealsTraditional: true,
        showsPopup: false,
        reloadAfterMs: isTraditional ? 1500 : null,
      });
    }
  });

  test('by an address validates its token first; a refused one shows the login page without a message [S2.112][A-65]', () => {
    for (const { to } of stepsBy('autoLogin').filter(({ to }) => to.matches('validating'))) {
      expect([selectUser(to), selectNotices(to)]).toEqual([null, []]);
    }
    for (const { from, event, to } of answersTo('validateToken')) {
      const isValid = event['output'] === COMPANY;
      expect(isIn(to)).toBe(isValid);
      if (isValid) {
        expect(effect(from, event, 'store')).toMatchObject({
          user: COMPANY,
          loginType: null,
          backUrl: from.context.backUrl,
        });
      } else {
        expect(to.matches('signedOut')).toBe(true);
        expect([selectLoginProblem(to), selectNotices(to)]).toEqual([{ _tag: 'TokenNotValid' }, []]);
      }
    }
  });

  test('keeps a stored back-URL in the session of the partner’s sign-on that stored it, and drops it for any other way [A-131][A-164]', () => {
    for (const { from, event } of answersTo('signIn').filter(({ to }) => isIn(to))) {
      expect(effect(from, event, 'store')).toMatchObject({ backUrl: null });
    }
    for (const { from, event } of answersTo('validateToken').filter(({ to, event }) => isIn(to) && event['output'])) {
      expect(effect(from, event, 'store')).toMatchObject({ backUrl: from.context.backUrl });
    }
  });

  test('in another tab is taken over without a call and without storing it again', () => {
    for (const { from, event, to } of stepsBy('adopt').filter(({ from }) => from.matches('signedOut'))) {
      expect([isIn(to), selectUser(to), effects(from, event)]).toEqual([true, COMPANY, []]);
      expect(to.context).toMatchObject({ loginType: 'business', lastActivityAt: 0, lastCheckAt: 0 });
    }
  });

  test('abandoned at the code signs nobody in', () => {
    for (const { to } of stepsBy('abandon').filter(({ from }) => from.matches({ twoFactor: 'entering' }))) {
      expect([to.value, selectLoginProblem(to), to.context.loginType]).toEqual(['signedOut', null, null]);
    }
  });
});

describe('staying signed in', () => {
  const ticks = stepsBy('tick').filter(({ from }) => isIn(from));

  test('the session is checked every 30 s by a tick, which is not activity [S4.104][S9.2][A-67]', () => {
    const started = ticks.filter(
      ({ from, to }) =>
        from.matches({ signedIn: { check: 'resting' } }) && to.matches({ signedIn: { check: 'checking' } }),
    );
    expect(started.length).toBeGreaterThan(0);
    for (const { event, to } of started) expect(to.context.lastCheckAt).toBe(event['at']);
    for (const { from, to } of ticks.filter(({ to }) => isIn(to))) {
      expect(to.context.lastActivityAt).toBe(from.context.lastActivityAt);
    }
  });

  test('one minute before the end there is a warning with a choice to stay [S4.105][S9.1]', () => {
    for (const { from, event, to } of ticks) {
      const presence = presenceAt(from.context.lastActivityAt, Number(event['at']));
      if (presence === 'warned') {
        expect(to.hasTag('warning')).toBe(true);
        expect(selectSignOutAt(to)).toBe(from.context.lastActivityAt + 30 * MINUTE_MS);
      }
      if (presence === 'active' && !from.hasTag('warning')) expect(selectSignOutAt(to)).toBeNull();
    }
    const stays = stepsBy('stay').filter(({ from, event }) => from.hasTag('warning') && event['at'] === LATE);
    expect(stays.length).toBeGreaterThan(0);
    for (const { from, event, to } of stays) {
      expect(to.hasTag('warning')).toBe(false);
      expect(to.context.lastActivityAt).toBe(LATE);
      expect(effects(from, event)).toEqual([['storeActivity', LATE]]);
    }
  });

  test('activity in any tab counts, ends the warning and is stored for the other tabs; it never goes back [A-67]', () => {
    for (const { from, event, to } of stepsBy('activity').filter(({ to }) => isIn(to))) {
      if (!isIn(from)) continue;
      const latest = Math.max(from.context.lastActivityAt, Number(event['at']));
      expect(to.context.lastActivityAt).toBe(latest);
      expect(to.hasTag('warning')).toBe(false);
      expect(effects(from, event)).toEqual([['storeActivity', latest]]);
    }
  });

  test('at 30 minutes the user is signed out, by a tick or by an activity that comes too late [S4.105][S8.64][S9.1]', () => {
    const late = [...ticks, ...stepsBy('activity'), ...stepsBy('stay')].filter(
      ({ from, event }) =>
        isIn(from) &&
        presenceAt(from.context.lastActivityAt, Number(event['at'])) === 'over' &&
        (event.type !== 'stay' || from.hasTag('warning')),
    );
    expect(late.length).toBeGreaterThan(2);
    for (const { from, to } of late) {
      expect(isIn(to)).toBe(false);
      expect(to.value).toBe(from.context.user?.refreshToken ? 'callingSignOut' : 'signedOut');
      expect(to.context.reason).toBe('inactivity');
      if (to.matches('signedOut')) {
        expect(selectNotices(to)).toEqual([{ _tag: 'SignedOutForInactivity', minutes: 30 }]);
      } else {
        expect(selectNotices(to)).toEqual([]);
      }
    }
  });

  test('a check refreshes the user’s facts, keeps the refresh token and stores the session [S3.92][S3.94]', () => {
    const passed = answersTo('checkSession').filter(
      ({ from, event, to }) =>
        isIn(to) && event['output'] !== undefined && from.context.user?.kind === (event['output'] as AuthUser).kind,
    );
    expect(passed.length).toBeGreaterThan(0);
    for (const { from, event, to } of passed) {
      expect(to.matches({ signedIn: { check: 'resting' } })).toBe(true);
      expect(to.context.user?.refreshToken).toBe(from.context.user?.refreshToken);
      expect(to.context.user?.isAdminSalesman).toBe((event['output'] as AuthUser).isAdminSalesman);
      expect(effect(from, event, 'store')).toMatchObject({ user: to.context.user });
    }
  });

  test('a check that is refused, or returns another user, signs out; a failed one is repeated later [A-67]', () => {
    for (const { from, event, to } of answersTo('checkSession')) {
      const { error, output } = event as { error?: unknown; output?: AuthUser };
      const isOther =
        output !== undefined &&
        (output.customerId !== from.context.user?.customerId || output.kind !== from.context.user.kind);
      const isRefused = error === UNKNOWN || error === WRONG;
      expect(isIn(to)).toBe(!isOther && !isRefused);
      if (isOther || isRefused) expect(to.context.reason).toBe('refused');
      if (error !== undefined && !isRefused) expect(to.matches({ signedIn: { check: 'resting' } })).toBe(true);
    }
  });
});

describe('signing out', () => {
  const departures = walked.steps.filter(({ from, to }) => isIn(from) && !isIn(to));

  test('calls the identity service exactly if a refresh token is stored [S2.4][S2.5]', () => {
    for (const { from, event, to } of departures.filter(({ event }) => event.type !== 'signedOutElsewhere')) {
      expect(to.matches('callingSignOut'), event.type).toBe(from.context.user?.refreshToken !== null);
    }
  });

  test.each([
    ['signOut', 'byUser'],
    ['unauthorized', 'refused'],
    ['profileFailed', 'profileFailed'],
    ['signedOutElsewhere', 'elsewhere'],
  ] as const)('%s signs out with the reason %s [S7.9][A-70]', (...[type, reason]) => {
    const steps = stepsBy(type).filter(({ from, event }) => isIn(from) && event['isFailed'] !== true);
    expect(steps.length).toBeGreaterThan(0);
    for (const { to } of steps) expect(to.context.reason).toBe(reason);
  });

  test('in another tab signs out here without a call [A-67]', () => {
    for (const { to } of stepsBy('signedOutElsewhere').filter(({ from }) => isIn(from))) {
      expect(to.matches('signedOut')).toBe(true);
    }
  });

  const left = walked.steps.filter(
    ({ from, to }) => to.matches('signedOut') && (isIn(from) || from.matches('callingSignOut')),
  );

  test('clears cart and storage, then leaves, and forgets the user [S2.6][S2.7]', () => {
    expect(left.length).toBeGreaterThan(0);
    for (const { from, event, to } of left) {
      expect(effects(from, event)).toEqual([
        ['clear', clearingOf('signOut', 'FR')],
        ['leave', to.context.departure],
      ]);
      expect(to.context).toMatchObject({ user: null, loginType: null, backUrl: null, lastCheckAt: null });
    }
  });

  test('that fails still signs out here, with a notice [S8.45][A-131]', () => {
    for (const { from, event, to } of answersTo('signOut')) {
      const isSuccess = (event['output'] as { isSuccess: boolean } | undefined)?.isSuccess === true;
      expect(to.matches('signedOut')).toBe(true);
      expect(selectNotices(to).some(({ _tag }) => _tag === 'LogoutFailed')).toBe(!isSuccess);
      expect(to.context.departure).toEqual(from.context.departure);
    }
  });

  test('with the failed param leads to /, for guests too; a guest at /force-logout makes no call [S2.5][S2.11]', () => {
    for (const { from, event, to } of stepsBy('signOut').filter(
      ({ from }) => from.matches('signedOut') || isIn(from),
    )) {
      const path = event['isFailed'] === true ? '/' : undefined;
      if (path) expect(to.context.departure).toEqual({ to: 'shop', location: { path, query: {} } });
      if (from.matches('signedOut')) {
        expect(to.matches('signedOut')).toBe(true);
        expect(effect(from, event, 'clear')).toEqual(clearingOf('signOut', 'FR'));
        if (!path) expect(to.context.departure).toMatchObject({ location: { path: '/auth/login' } });
      }
    }
  });

  test('leads to the login page of the kind, and single sign-on back where it came from [S2.7][S2.10][S4.114][A-48][A-164]', () => {
    for (const { from, event, to } of departures.filter(({ event }) => event.type === 'unauthorized')) {
      const { user, loginType, backUrl } = from.context;
      const isPartner = loginType === null;
      const expected =
        isPartner || loginType === 'oauth'
          ? backUrl === null || !isPartner
            ? { to: 'shop', location: { path: '/', query: {} } }
            : { to: 'address', address: BACK_URL }
          : {
              to: 'shop',
              location: { path: user?.kind === 'business' ? '/auth/b2b/login' : '/auth/login', query: {} },
            };
      expect(to.context.departure, event.type).toEqual(expected);
    }
  });
});

describe('another code for the second step', () => {
  const answers = answersTo('sendCodeAgain');

  test('takes the place of the one before, whose wrong entries no longer count, and is told where it went [A-66]', () => {
    const sent = answers.filter(({ event, to }) => event['output'] !== undefined && to.hasTag('code'));
    expect(sent.length).toBeGreaterThan(0);
    for (const { to } of sent) {
      expect(to.matches({ twoFactor: 'entering' })).toBe(true);
      expect([to.context.tokenId, to.context.wrongTries, selectLoginProblem(to)]).toEqual(['t-2', 0, null]);
      expect(selectCodeSentTo(to)).toBe('i•••@exemple.fr');
    }
  });

  test('that could not be sent leaves the one before good, and says why [A-66]', () => {
    const failures = answers.filter(({ event, from }) => event['error'] !== undefined && from.hasTag('sending'));
    expect(failures.length).toBeGreaterThan(0);
    for (const { from, to } of failures) {
      expect([to.value, to.context.tokenId]).toEqual([{ twoFactor: 'entering' }, from.context.tokenId]);
      expect(selectLoginProblem(to)).toMatchObject({ _tag: 'LoginFailed' });
    }
  });

  test('is told of nowhere but at the second step', () => {
    for (const snapshot of walked.snapshots)
      if (!snapshot.hasTag('code')) expect(selectCodeSentTo(snapshot)).toBeNull();
  });
});
