import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, KYB_TABS, missing, settle } from '../dossier/index.ts';
import { checkSave, checkSubmit, checkTabAvailable, tabStatuses } from './index.ts';
import { newRepresentative, newShareholder } from '../stakeholder/index.ts';
import type { Dossier, KybTab, TabAnswers } from '../dossier/index.ts';
import { put, requiredFields, without, ACME, FACTS, completeDossiers, messyDossiers } from '../dossier/testing.ts';

const open = (dossier: Dossier) => ({ dossier, isSubmitted: false });
const closed = (dossier: Dossier) => ({ dossier, isSubmitted: true });
const answersIn = (dossier: Dossier, tab: KybTab): TabAnswers => ({ tab, answers: dossier[tab] }) as TabAnswers;
const SUBMITTED = Result.fail({ _tag: 'DossierSubmitted' });
const unavailable = (tab: KybTab, ...after: readonly KybTab[]) => Result.fail({ _tag: 'TabUnavailable', tab, after });
const save = (dossier: Dossier, tab: KybTab, answers: Dossier) =>
  checkSave(open(dossier), answersIn(answers, tab), FACTS, numberingPlan);

describe('a tab', () => {
  test('is unavailable until the tabs that it depends on are answered, and names them [S8.41]', () => {
    for (const tab of KYB_TABS) {
      const result = checkTabAvailable(tab, EMPTY_DOSSIER, FACTS, numberingPlan);
      if (tab === 'company') expect(result).toEqual(Result.succeed(tab));
      else if (tab === 'taxResidence' || tab === 'idDocuments')
        expect(result).toEqual(unavailable(tab, 'representatives', 'shareholders'));
      else expect(result).toEqual(unavailable(tab, 'company'));
    }
    const opened = tabStatuses(EMPTY_DOSSIER, FACTS, numberingPlan).filter(({ isAvailable }) => isAvailable);
    expect(opened.map(({ tab }) => tab)).toEqual(['company']);
    const named = { ...ACME, shareholders: EMPTY_DOSSIER.shareholders };
    expect(checkTabAvailable('taxResidence', named, FACTS, numberingPlan)).toEqual(
      unavailable('taxResidence', 'shareholders'),
    );
  });

  test('is available in every complete dossier [S8.41]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        expect(tabStatuses(dossier, FACTS, numberingPlan)).toEqual(
          KYB_TABS.map((tab) => ({ tab, isAvailable: true, missing: 0 })),
        );
      }),
    ));

  test('stays available when an answer becomes wrong over time [S8.41]', () => {
    const later = { ...FACTS, today: { year: 2027, month: 1, day: 1 } };
    expect(missing(ACME, later, numberingPlan)).toHaveLength(1);
    expect(tabStatuses(ACME, later, numberingPlan)).toEqual(
      KYB_TABS.map((tab) => ({ tab, isAvailable: true, missing: tab === 'company' ? 1 : 0 })),
    );
  });

  test('counts its missing answers', () => {
    const holed = { ...ACME, transferVerification: EMPTY_DOSSIER.transferVerification };
    expect(tabStatuses(holed, FACTS, numberingPlan).find(({ tab }) => tab === 'transferVerification')?.missing).toBe(4);
  });
});

describe('saving a tab', () => {
  test('replaces the answers of that tab and settles the dossier [S4.74]', () =>
    fc.assert(
      fc.property(completeDossiers, messyDossiers, fc.constantFrom(...KYB_TABS), (dossier, other, tab) => {
        const saved = Result.getOrThrow(save(dossier, tab, other));
        expect(saved).toEqual(settle({ ...dossier, [tab]: other[tab] }));
      }),
    ));

  test('may leave answers open, and can be saved at any point of filling it in [S4.74]', () =>
    fc.assert(
      fc.property(completeDossiers, fc.infiniteStream(fc.boolean()), (dossier, coins) => {
        const holed = requiredFields(dossier)
          .filter(() => coins.next().value)
          .reduce(without, dossier);
        for (const tab of KYB_TABS) {
          const result = save(dossier, tab, holed);
          expect(result).toMatchObject({ _tag: 'Success' });
        }
      }),
    ));

  test('is refused while an answer is wrong, with all wrong answers and no open ones [S4.74][S8.43]', () => {
    const wrong = [
      ['birthDate', '2009/09/14'],
      ['firstName', '1'],
      ['jobTitle', ''],
    ].reduce(
      (dossier, [field, value]) => put(dossier, { tab: 'representatives', path: `people.r1.${field}` }, value),
      ACME,
    );
    expect(save(ACME, 'representatives', wrong)).toEqual(
      Result.fail({
        _tag: 'WrongAnswers',
        refusals: {
          'people.r1.firstName': { _tag: 'NotAName' },
          'people.r1.birthDate': { _tag: 'BelowMinimumAge', heading: 'InvalidDate', minimumAge: 18 },
        },
      }),
    );
  });

  test('of people removes the answers about people who were removed [S4.74]', () => {
    const people = { people: [newRepresentative('r2')] };
    const saved = Result.getOrThrow(save(ACME, 'representatives', { ...ACME, representatives: people }));
    expect(Object.keys(saved.taxResidence)).toEqual(['s1', 's2']);
    expect(Object.keys(saved.idDocuments)).toEqual(['s1']);
    const owners = { isNobodyAtThreshold: false, holders: [newShareholder('s2')] };
    const sold = Result.getOrThrow(save(saved, 'shareholders', { ...saved, shareholders: owners }));
    expect([sold.taxResidence, sold.idDocuments]).toEqual([{}, {}]);
  });

  test('that is unavailable is refused [S8.41]', () => {
    expect(save(EMPTY_DOSSIER, 'embargo', ACME)).toEqual(unavailable('embargo', 'company'));
  });

  test('is always refused once the dossier is submitted [S4.78]', () =>
    fc.assert(
      fc.property(messyDossiers, fc.constantFrom(...KYB_TABS), (dossier, tab) => {
        expect(checkSave(closed(dossier), answersIn(ACME, tab), FACTS, numberingPlan)).toEqual(SUBMITTED);
      }),
    ));
});

describe('the submit', () => {
  test('closes a complete dossier, and settles it [S4.77]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        expect(checkSubmit(open(dossier), FACTS, numberingPlan)).toEqual(Result.succeed(closed(settle(dossier))));
      }),
    ));

  test('of any other is refused with everything that is missing [S4.77]', () =>
    fc.assert(
      fc.property(messyDossiers, fc.nat(), (dossier, pick) => {
        const fields = requiredFields(dossier);
        const holed = without(dossier, fields[pick % fields.length]!);
        expect(checkSubmit(open(holed), FACTS, numberingPlan)).toEqual(
          Result.fail({ _tag: 'DossierIncomplete', missing: missing(holed, FACTS, numberingPlan) }),
        );
      }),
    ));

  test('happens once [S4.78]', () => expect(checkSubmit(closed(ACME), FACTS, numberingPlan)).toEqual(SUBMITTED));
});
