import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { importMachine, selectActivatesAccount, selectImportNotice, selectIsNeedPinCode } from './index.ts';
import type { ImportDetails, ImportEvent, ImportInput } from './index.ts';

const input: ImportInput = { importType: 'card', unitId: 'FR', policy: { nonWhiteMarker: 'NON_WHITE' } };
const REFUSED = { reason: 'refused', code: '11020', message: 'Card already imported', isRetryable: false };
const DOWN = { reason: 'network', code: null, isRetryable: true };
const captcha = { kind: 'standard', token: 't' } as const;
const details = (pin: string): ImportDetails => ({ pin, email: '', phone: null });

const own: readonly ImportEvent[] = [
  { type: 'validate', cardNumber: '9999000000004417', captcha },
  { type: 'import', details: details('123456'), captcha },
  { type: 'import', details: details(''), captcha },
  { type: 'changeNumber' },
];
const walked = walk(
  importMachine,
  [
    ...own.map((event) => ({ ...event })),
    ...[true, false].map((isNeedPinCode) => done('validateCard', { isNeedPinCode })),
    ...['FR', 'NON_WHITE', null].map((unitId) => done('importCard', { unitId })),
    ...['validateCard', 'importCard'].flatMap((call) => [failed(call, REFUSED), failed(call, DOWN)]),
  ],
  [input, { ...input, importType: 'balance' }],
);

describe('every path of an import', () => {
  test('reaches every state and takes every transition [S1.16][S1.17]', () => {
    expect(stateIds(importMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states: an import needs a PIN if, and only if, one is required [S4.51][A-89]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own) {
        const isTaken = {
          validate: snapshot.matches('enteringNumber'),
          import:
            snapshot.matches('enteringDetails') &&
            event.type === 'import' &&
            (event.details.pin !== '') === selectIsNeedPinCode(snapshot),
          changeNumber: snapshot.matches('enteringDetails') || snapshot.matches('imported'),
        }[event.type];
        expect(snapshot.can(event), `${JSON.stringify(event)} in ${String(snapshot.value)}`).toBe(isTaken);
      }
    }
  });

  test('the validation of the number sets isNeedPinCode from its answer, and a new number forgets it [S4.51]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'xstate.done.actor.validateCard' && from.matches('validating')) {
        expect(selectIsNeedPinCode(to)).toBe((event['output'] as { isNeedPinCode: boolean }).isNeedPinCode);
      }
      if (to.matches('enteringNumber') || to.matches('validating')) expect(selectIsNeedPinCode(to)).toBeNull();
      if (event.type === 'changeNumber' && from.can({ type: 'changeNumber' })) {
        expect(to.value).toBe('enteringNumber');
        expect(to.context).toMatchObject({ cardNumber: '', captcha: null, request: null, answer: null, failure: null });
      }
    }
  });

  test('the account is activated by an answer that names a unit other than the marker, and by no other step [S4.52]', () => {
    for (const { to } of walked.steps) {
      const isActivating = to.matches('imported') && to.context.answer?.unitId === 'FR';
      expect(selectActivatesAccount(to)).toBe(isActivating);
    }
  });

  test('a refusal shows message and code, a dead network the failure of this import; the next try forgets it [S8.55][S8.56]', () => {
    for (const { from, event, to } of walked.steps) {
      const isAnswer = from.matches('validating') || from.matches('importing');
      if (isAnswer && event['error'] === REFUSED)
        expect(selectImportNotice(to)).toMatchObject({ _tag: 'ImportRefused', code: '11020' });
      if (isAnswer && event['error'] === DOWN)
        expect(selectImportNotice(to)).toMatchObject({ _tag: 'ImportFailed', importType: from.context.importType });
      if (to.matches('validating') || to.matches('importing') || to.matches('imported'))
        expect(selectImportNotice(to)).toBeNull();
    }
  });

  test('a request is kept only while it is on its way', () => {
    for (const snapshot of walked.snapshots)
      expect(snapshot.context.request !== null).toBe(snapshot.matches('importing'));
  });
});

test('with gateways in place the number is validated, then imported with its PIN [S1.16][S4.51][S4.52]', async () => {
  const calls: unknown[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        validateCard: fromPromise(async ({ input: call }) => {
          calls.push(call);
          return { isNeedPinCode: true };
        }),
        importCard: fromPromise(async ({ input: call }) => {
          calls.push(call);
          return { unitId: 'FR' };
        }),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'validate', cardNumber: '9999000000004417', captcha });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches('enteringDetails'));
  actor.send({ type: 'import', details: details('123456'), captcha });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const ended = await waitFor(actor, (snapshot) => snapshot.matches('imported'));
  expect(calls).toEqual([
    { cardNumber: '9999000000004417', captcha },
    { importType: 'card', cardNumber: '9999000000004417', memberBu: 'FR', pinCode: '123456', token: 't' },
  ]);
  expect(selectActivatesAccount(ended)).toBe(true);
});
