import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { oauthMachine, selectOAuthFailure } from './index.ts';
import type { OAuthEvent, OAuthInput, OAuthSnapshot, OAuthStart } from './index.ts';
import type { StoredOAuth } from './schema.ts';
import { OPEN_POLICY } from '../sign-in/testing.ts';

const policy = {
  ...OPEN_POLICY,
  methods: ['singleSignOn', 'salesmanSingleSignOn'] as const,
  trustedHosts: ['id.example'],
};
const REDIRECT = 'https://shop.example/auth';
const SENT: StoredOAuth = { method: 'singleSignOn', state: 's-1', redirectUrl: REDIRECT, code: null };
const address = (query: Readonly<Record<string, string>>) => ({ path: '/auth', query });
const RETURN = address({ code: 'c-1', state: 's-1', nextStep: 'checkout' });

const FRESH: OAuthInput = { policy, location: address({}), stored: null };
const RETURNED: OAuthInput = { policy, location: RETURN, stored: SENT };
const RELOADED: OAuthInput = { policy, location: address({}), stored: { ...SENT, code: 'c-1' } };
const STILL_OUT: OAuthInput = { policy, location: address({}), stored: SENT };
const DENIED: OAuthInput = { policy, location: address({ error: 'access_denied', state: 's-1' }), stored: SENT };
const STRANGER: OAuthInput = { policy, location: address({ code: 'c-2', state: 's-2' }), stored: null };
const INPUTS = [FRESH, RETURNED, RELOADED, STILL_OUT, DENIED, STRANGER];

const PROVIDER = 'https://id.example/login?state=s-9';
const captcha = { kind: 'standard', token: 't' } as const;
const OWN: readonly OAuthEvent[] = [
  { type: 'start', method: 'singleSignOn', redirectUrl: REDIRECT },
  { type: 'start', method: 'apple', redirectUrl: REDIRECT },
  { type: 'cameBack' },
  { type: 'captchaSolved', captcha },
  { type: 'abandon' },
];
const events: readonly WalkEvent[] = [
  ...(OWN as unknown as readonly WalkEvent[]),
  done('fetchProviderAddress', PROVIDER),
  done('fetchProviderAddress', 'https://evil.example/?state=s-9'),
  done('fetchProviderAddress', 'https://id.example/login'),
  failed('fetchProviderAddress', { reason: 'unreachable', code: '503', isRetryable: true }),
];
const walked = walk(oauthMachine, events, INPUTS);

const effectsOf = (actions: readonly { readonly type: string; readonly params?: unknown }[]) =>
  actions
    .filter(({ type }) => !type.startsWith('xstate.') && !type.startsWith('keep'))
    .map(({ type, params }) => [type, params]);
const opening = (input: OAuthInput) => {
  const [snapshot, actions] = initialTransition(oauthMachine, input);
  return { snapshot, effects: effectsOf(actions) };
};
const effects = (from: OAuthSnapshot, event: unknown) =>
  effectsOf(transition(oauthMachine, from, event as OAuthEvent)[1]);

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  ready: ['start singleSignOn'],
  asking: [],
  leaving: ['cameBack'],
  awaitingCaptcha: ['captchaSolved', 'abandon'],
  failed: ['start singleSignOn'],
  finished: [],
};

describe('every path to an identity provider and back', () => {
  test('reaches every state and takes every transition [S4.110]', () => {
    expect(stateIds(oauthMachine).filter((id) => !walked.reached.has(id))).toEqual(['oauth.deciding']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table, and never a method that the unit does not offer [S6.5]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of OWN) {
        const name = event.type === 'start' ? `start ${event.method}` : event.type;
        expect(snapshot.can(event), `${name} in ${String(snapshot.value)}`).toBe(
          TAKEN[String(snapshot.value)]?.includes(name),
        );
      }
    }
  });

  test('a returned code is stored, then the address is cleaned, then the captcha is requested [S4.110]', () => {
    const { snapshot, effects } = opening(RETURNED);
    expect(snapshot.matches('awaitingCaptcha') && snapshot.hasTag('captcha')).toBe(true);
    expect(effects).toEqual([
      ['store', { ...SENT, code: 'c-1' }],
      ['cleanAddress', address({ nextStep: 'checkout' })],
    ]);
  });

  test('a stored code continues with the captcha after a reload, without being stored again [S4.110]', () => {
    const { snapshot, effects } = opening(RELOADED);
    expect([snapshot.value, effects]).toEqual(['awaitingCaptcha', []]);
  });

  test('a visitor who returned without a code may start again', () => {
    expect(opening(STILL_OUT)).toMatchObject({ snapshot: { value: 'ready' }, effects: [] });
    expect(opening(FRESH)).toMatchObject({ snapshot: { value: 'ready' }, effects: [] });
  });

  test.each([
    ['the provider’s refusal', DENIED, { _tag: 'OAuthFailed', reason: 'provider', code: 'access_denied' }],
    ['a stranger’s code', STRANGER, { _tag: 'OAuthFailed', reason: 'state', code: null }],
  ] as const)(
    '%s cleans the address, dispatches an error, and forgets what was stored [S8.62]',
    (...[, input, failure]) => {
      const { snapshot, effects } = opening(input);
      expect(snapshot.value).toBe('failed');
      expect(selectOAuthFailure(snapshot)).toEqual(failure);
      expect(snapshot.context.stored).toBeNull();
      expect(effects).toEqual([
        ['cleanAddress', address({})],
        ['reportFailure', failure],
        ['store', null],
      ]);
    },
  );

  test('the browser leaves for a trusted page with a state, which is stored first [A-48]', () => {
    const answers = walked.steps.filter(({ from, event }) => from.matches('asking') && event['output'] !== undefined);
    expect(answers.length).toBeGreaterThan(2);
    for (const { from, event, to } of answers) {
      const isFollowed = event['output'] === PROVIDER;
      expect(to.matches(isFollowed ? 'leaving' : 'failed')).toBe(true);
      const failure = { _tag: 'OAuthFailed', reason: 'address', code: null };
      expect(effects(from, event)).toEqual(
        isFollowed
          ? [
              ['store', { method: 'singleSignOn', redirectUrl: REDIRECT, state: 's-9', code: null }],
              ['leaveTo', PROVIDER],
            ]
          : [
              ['reportFailure', failure],
              ['store', null],
            ],
      );
      expect(selectOAuthFailure(to)).toEqual(isFollowed ? null : failure);
    }
  });

  test('a failed call dispatches an error with its code; starting again clears it [S8.62]', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.matches('asking') && event['error'] !== undefined) {
        const failure = { _tag: 'OAuthFailed', reason: 'unreachable', code: '503' };
        expect(selectOAuthFailure(to)).toEqual(failure);
        expect(effects(from, event)[0]).toEqual(['reportFailure', failure]);
      }
      if (to.matches('asking')) expect(selectOAuthFailure(to)).toBeNull();
    }
  });

  test('abandoning and returning through the browser’s history clear the stored value', () => {
    for (const { from, event, to } of walked.steps) {
      const isGivenUp =
        (from.matches('awaitingCaptcha') && event.type === 'abandon') ||
        (from.matches('leaving') && event.type === 'cameBack');
      if (!isGivenUp) continue;
      expect(effects(from, event)).toEqual([['store', null]]);
      expect(to.context.stored).toBeNull();
      expect(to.matches('ready')).toBe(true);
    }
  });

  test('ends with the login: code, redirectUrl, captcha, and the type of the chosen method [S4.110][S4.111]', () => {
    const login = { request: { type: 'oauth', code: 'c-1', redirectUrl: REDIRECT }, captcha, method: 'singleSignOn' };
    const ended = walked.steps.filter(({ from, to }) => from.status === 'active' && to.status === 'done');
    expect(ended.length).toBeGreaterThan(0);
    for (const { from, event, to } of ended) {
      expect(to.output).toEqual(login);
      expect(effects(from, event)).toEqual([['store', null]]);
    }
    const [employee] = initialTransition(oauthMachine, {
      ...RETURNED,
      stored: { ...SENT, method: 'salesmanSingleSignOn' },
    });
    const [end] = transition(oauthMachine, employee, { type: 'captchaSolved', captcha });
    expect(end.output).toMatchObject({ request: { type: 'salesmanSingleSignOn' } });
  });
});

test('the provider’s page is requested with the return address, while the machine is busy [S4.110]', async () => {
  const fetchProviderAddress = fromPromise<string, { readonly start: OAuthStart | null }>(
    async ({ input: { start } }) =>
      start?.method === 'singleSignOn' && start.redirectUrl === REDIRECT ? PROVIDER : 'nowhere',
  );
  const actor = createActor(oauthMachine.provide({ actors: { fetchProviderAddress } }), { input: FRESH }).start();
  actor.send({ type: 'start', method: 'singleSignOn', redirectUrl: REDIRECT });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const left = await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  expect(left.hasTag('busy')).toBe(true);
});

test('what the visitor signs in for is stored in this browser, and sent to nobody [A-151]', async () => {
  const asked: unknown[] = [];
  const fetchProviderAddress = fromPromise<string, { readonly start: OAuthStart | null }>(async ({ input }) => {
    asked.push(input.start);
    return PROVIDER;
  });
  const actor = createActor(oauthMachine.provide({ actors: { fetchProviderAddress } }), { input: FRESH }).start();
  actor.send({ type: 'start', method: 'singleSignOn', redirectUrl: REDIRECT, nextStep: 'checkout' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
  expect(context.stored).toMatchObject({ nextStep: 'checkout', state: 's-9' });
  expect(asked).toEqual([{ method: 'singleSignOn', redirectUrl: REDIRECT }]);
});
