import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersByPath, DOSSIER_STATES, KYB_TABS, missing, settle } from '../dossier/index.ts';
import type { DossierStanding } from '../dossier/index.ts';
import { ACME, FACTS, messyDossiers, put, requiredFields, without } from '../dossier/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { arrivalAfter } from './decide.ts';
import { arrivalOf, askAgain, findingAfter, type TransferFinding, verifyDossier } from './index.ts';

const submitted = (dossier = ACME): DossierStanding => ({ dossier, state: 'submitted', asked: [] });
const item = (tab: (typeof KYB_TABS)[number], path: string) => ({ tab, path, reason: 'Unreadable' });

const tagOf = (result: Result.Result<unknown, { readonly _tag: string }>): string =>
  Result.isSuccess(result) ? 'ok' : result.failure._tag;

describe('asking again', () => {
  test('opens each answer that the company gave, and no other changes [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, fc.constantFrom(...KYB_TABS), fc.nat(), (messy, tab, pick) => {
        const dossier = settle(messy);
        const given = [...answersByPath(dossier, tab)].filter(
          ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
        );
        fc.pre(given.length > 0);
        const [path] = given[pick % given.length]!;
        const asked = Result.getOrThrow(askAgain(submitted(dossier), [item(tab, path)]));
        expect(asked).toEqual({ dossier, state: 'askedAgain', asked: [{ ...item(tab, path), isAnswered: false }] });
      }),
    ));

  test('admits a whole tab, a whole person, and an answer that may stay empty [A-78]', () => {
    for (const [tab, path] of [
      ['company', ''],
      ['representatives', 'people.r1'],
      ['company', 'profile.articles'],
      ['company', 'identity.address.line2'],
    ] as const)
      expect(tagOf(askAgain(submitted(), [item(tab, path)])), `${tab}/${path}`).toBe('ok');
  });

  test('refuses what the dossier has not, and what does not apply: nobody could ever answer it [A-78]', () => {
    for (const [tab, path] of [
      ['company', 'identity.name'],
      ['representatives', 'people.r9'],
      ['embargo', 'question2'],
      ['embargo', 'subsidiaries'],
      ['company', 'delivery.address.line1'],
      ['shareholders', 'holders.s3.birthDate'],
    ] as const)
      expect(askAgain(submitted(), [item('company', ''), item(tab, path)])).toEqual(
        Result.fail({ _tag: 'UnknownAnswer', tab, path }),
      );
    const embargoed = put(ACME, { tab: 'embargo', path: 'question1' }, true);
    expect(tagOf(askAgain(submitted(embargoed), [item('embargo', 'question3')]))).toBe('ok');
  });

  test('names at least one answer, and needs a submitted dossier [S4.78]', () => {
    expect(tagOf(askAgain(submitted(), []))).toBe('NothingAsked');
    for (const state of DOSSIER_STATES)
      expect(tagOf(askAgain({ ...submitted(), state }, [item('company', '')]))).toBe(
        state === 'submitted' ? 'ok' : 'DossierEventRefused',
      );
  });
});

const verify = (standing: DossierStanding, transfer: TransferFinding, facts = FACTS) =>
  verifyDossier(standing, transfer, facts, numberingPlan);

test('a dossier is verified once it is submitted and its transfer was seen as declared [S4.75][A-79]', () => {
  for (const state of DOSSIER_STATES)
    for (const transfer of ['right', 'wrong', null] as const) {
      const expected =
        state === 'submitted' ? (transfer === 'right' ? 'ok' : 'TransferNotSeen') : 'DossierEventRefused';
      expect(tagOf(verify({ ...submitted(), state }, transfer)), `${state} ${transfer}`).toBe(expected);
    }
  expect(verify(submitted(), 'right')).toEqual(Result.succeed({ ...submitted(), state: 'verified' }));
});

test('a dossier that lacks something on the day of the decision is not verified, whatever its transfer, and the list says what [S4.74][S4.77][S4.78]', () =>
  fc.assert(
    fc.property(messyDossiers, fc.constantFrom('right', 'wrong', null), fc.nat(), (complete, transfer, pick) => {
      const fields = requiredFields(complete);
      const dossier = without(complete, fields[pick % fields.length]!);
      const lacks = missing(dossier, FACTS, numberingPlan);
      expect(lacks).not.toEqual([]);
      expect(verify(submitted(dossier), transfer)).toEqual(Result.fail({ _tag: 'DossierIncomplete', missing: lacks }));
    }),
  ));

describe('a transfer that was looked at', () => {
  test('stands while the declared account is the same, whatever else is answered [S4.75][A-79]', () =>
    fc.assert(
      fc.property(messyDossiers, messyDossiers, (before, other) => {
        const after = { ...other, transferVerification: before.transferVerification };
        for (const finding of ['right', 'wrong', null] as const)
          expect(findingAfter(finding, before, after)).toBe(finding);
      }),
    ));

  test('is told to the company as seen only if it is right: nothing of what is wrong with it [A-79]', () =>
    expect((['right', 'wrong', null] as const).map(arrivalOf)).toEqual(['seen', 'notYet', 'notYet']));

  test('says nothing of another account that is declared later [S4.75][A-79]', () => {
    const other = put(ACME, { tab: 'transferVerification', path: 'iban' }, 'DE89370400440532013000');
    expect(findingAfter('right', ACME, other)).toBeNull();
    expect(arrivalAfter('seen', ACME, other)).toBe('notYet');
    for (const arrival of ['notYet', 'seen'] as const) expect(arrivalAfter(arrival, ACME, ACME)).toBe(arrival);
  });
});
