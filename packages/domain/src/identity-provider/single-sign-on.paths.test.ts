import { Schema } from 'effect';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  isSafari,
  landingOf,
  redirectAfterSingleSignOn,
  SAFARI_REDIRECT_DELAY_MS,
  selectSingleSignOnFailure,
  sessionAfterSingleSignOn,
  singleSignOnMachine,
  visitOfAddress,
  withoutVisit,
} from './index.ts';
import { SingleSignOnAnswer, SingleSignOnRequest } from './schema.ts';
import type { SingleSignOnInput, SingleSignOnSnapshot } from './index.ts';
import { TRUSTED_HOST } from '../location/testing.ts';

const HOME = `https://${TRUSTED_HOST}/FR`;
const BACK = `https://${TRUSTED_HOST}/portal`;
const request = { unitId: 'FR', token: 'jwt', page: 'product', item: 'GC1' };
const input: SingleSignOnInput = { request, trustedHosts: [TRUSTED_HOST], isSafari: false };
const REFUSED = { reason: 'refused', code: '40100', isRetryable: false };

const ANSWERS = [
  { redirectUrl: HOME, backUrl: BACK },
  { redirectUrl: HOME, backUrl: null },
  { redirectUrl: HOME, backUrl: 'https://evil.example/' },
  { redirectUrl: 'https://evil.example/', backUrl: BACK },
];
const events = [
  { type: 'tryAgain' },
  ...ANSWERS.map((answer) => done('singleSignOn', answer)),
  failed('singleSignOn', REFUSED),
];
const walked = walk(singleSignOnMachine, events, [input, { ...input, isSafari: true }]);

const effects = (from: SingleSignOnSnapshot, event: unknown) =>
  transition(singleSignOnMachine, from, event as never)[1].flatMap(({ type, params }) =>
    type.startsWith('xstate.') ? [] : [[type, params]],
  );

describe('every path of single sign-on', () => {
  test('reaches every state and takes every transition [S4.112]', () => {
    expect(stateIds(singleSignOnMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can({ type: 'tryAgain' })).toBe(snapshot.matches('failed'));
    }
  });

  test('success stores the back-URL, on a trusted host, and redirects to the redirectUrl [S4.112][A-48]', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.matches('asking'))) {
      const answer = event['output'] as (typeof ANSWERS)[number] | undefined;
      if (answer?.redirectUrl !== HOME) continue;
      expect(to.matches('redirecting')).toBe(true);
      expect(effects(from, event)).toEqual([
        ['storeSession', { backUrl: answer.backUrl === BACK ? BACK : null, isSignedIn: false }],
        ['redirect', redirectAfterSingleSignOn(HOME, from.context.isSafari)],
      ]);
    }
  });

  test('an untrusted redirectUrl is not followed and stores nothing; a refusal is kept until the next attempt [A-48]', () => {
    for (const { from, event, to } of walked.steps) {
      const isBad = (event['output'] as { redirectUrl?: string } | undefined)?.redirectUrl === 'https://evil.example/';
      if (from.matches('asking') && (isBad || event['error'] !== undefined)) {
        expect(to.matches('failed')).toBe(true);
        expect(selectSingleSignOnFailure(to)).toEqual({
          _tag: 'GatewayFailure',
          ...(isBad ? { reason: 'badRedirectUrl', code: null } : { reason: 'refused', code: '40100' }),
          message: '',
          isRetryable: false,
        });
        expect(effects(from, event).filter(([type]) => type === 'storeSession' || type === 'redirect')).toEqual([]);
      }
      if (event.type === 'tryAgain' && from.matches('failed'))
        expect([to.value, selectSingleSignOnFailure(to)]).toEqual(['asking', null]);
    }
  });
});

describe('the address that a partner sends a visitor to', () => {
  test('says who, which page and which item, and none of it stays in the address [S7.41][A-65]', () => {
    const address = { path: '/sso', query: { jwt: 'a.b.c', page: 'product', item: 'GC1', lang: 'fr' } };
    expect(visitOfAddress(address)).toEqual({ token: 'a.b.c', page: 'product', item: 'GC1' });
    expect(withoutVisit(address)).toEqual({ path: '/sso', query: { lang: 'fr' } });
    expect(visitOfAddress(withoutVisit(address))).toEqual({ token: '', page: '', item: '' });
  });
});

test.each([
  [`${HOME}/product/GC1?autoLogin=true&token=a.b`, true],
  [`${HOME}?token=a.b&autoLogin=true#main`, true],
  [`${HOME}/auth/login`, false],
  [`${HOME}?autoLogin=true`, false],
  [`${HOME}#?autoLogin=true&token=a`, false],
])('an answer that leads to %s replaces who was signed in before: %s [S4.112][A-65]', (redirectUrl, isSignedIn) => {
  expect(sessionAfterSingleSignOn({ redirectUrl, backUrl: BACK }, [TRUSTED_HOST])).toEqual({
    backUrl: BACK,
    isSignedIn,
  });
});

describe('the redirect', () => {
  test('on Safari is a link that is clicked after 1000 ms; elsewhere the page is replaced immediately [S4.113][S9.44]', () => {
    expect(SAFARI_REDIRECT_DELAY_MS).toBe(1000);
    expect(redirectAfterSingleSignOn(HOME, true)).toEqual({ how: 'linkClick', delayMs: 1000, address: HOME });
    expect(redirectAfterSingleSignOn(HOME, false)).toEqual({ how: 'replace', delayMs: 0, address: HOME });
  });
});

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['', false],
])('Safari is known by its name: %s', (userAgent, isOne) => {
  expect(isSafari(userAgent)).toBe(isOne);
});

test('the call sends aggregator_bu, jwt, page and item, and returns backUrl and redirectUrl [S4.112]', async () => {
  expect(Schema.encodeSync(SingleSignOnRequest)(request)).toEqual({
    aggregator_bu: 'FR',
    jwt: 'jwt',
    page: 'product',
    item: 'GC1',
  });
  expect(Schema.decodeUnknownSync(SingleSignOnAnswer)(ANSWERS[0])).toEqual(ANSWERS[0]);
  const asked: SingleSignOnRequest[] = [];
  const singleSignOn = fromPromise<SingleSignOnAnswer, SingleSignOnRequest>(async ({ input }) => {
    asked.push(input);
    return { redirectUrl: HOME, backUrl: null };
  });
  const actor = createActor(singleSignOnMachine.provide({ actors: { singleSignOn } }), { input }).start();
  await waitFor(actor, ({ status }) => status === 'done');
  expect(asked).toEqual([request]);
});

test.each([
  ['product', 'GC-1', '/product/GC-1'],
  ['card', 'gc_2', '/account/cards/gc_2'],
  ['product', '', '/'],
  ['product', '../account', '/'],
  ['card', 'x'.repeat(65), '/'],
  ['account', '', '/account'],
  ['cart', 'GC1', '/cart'],
  ['query', '', '/query'],
  ['faq', '', '/faq'],
  ['', '', '/'],
  ['toString', 'GC1', '/'],
  ['https://evil.example', '', '/'],
])('a partner’s page %j with item %j is %s of the shop [S7.41]', (page, item, path) => {
  expect(landingOf({ page, item })).toEqual({ path, query: {} });
});
