import { Schema } from 'effect';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  landingOf,
  redirectAfterSingleSignOn,
  SAFARI_REDIRECT_DELAY_MS,
  selectSingleSignOnFailure,
  singleSignOnMachine,
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
        ['storeBackUrl', answer.backUrl === BACK ? BACK : null],
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
        expect(effects(from, event).filter(([type]) => type === 'storeBackUrl' || type === 'redirect')).toEqual([]);
      }
      if (event.type === 'tryAgain' && from.matches('failed'))
        expect([to.value, selectSingleSignOnFailure(to)]).toEqual(['asking', null]);
    }
  });
});

describe('the redirect', () => {
  test('on Safari is a link that is clicked after 1000 ms; elsewhere the page is replaced immediately [S4.113][S9.44]', () => {
    expect(SAFARI_REDIRECT_DELAY_MS).toBe(1000);
    expect(redirectAfterSingleSignOn(HOME, true)).toEqual({ how: 'linkClick', delayMs: 1000, address: HOME });
    expect(redirectAfterSingleSignOn(HOME, false)).toEqual({ how: 'replace', delayMs: 0, address: HOME });
  });
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
