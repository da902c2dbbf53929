import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { newRepresentative } from '../stakeholder/index.ts';
import { answersByPath, changedPaths, withAnswersWhere, withChangesAnswered } from './answer-paths.ts';
import { EMPTY_DOSSIER, KYB_TABS, isWithin, refusalsOf, settle } from './index.ts';
import type { AskedItem, Dossier, KybTab } from './index.ts';
import { ACME, FACTS, messyDossiers, put, requiredFields, without } from './testing.ts';

const someTab = fc.constantFrom(...KYB_TABS);
const pathsOf = (dossier: Dossier, tab: KybTab): readonly string[] => [...answersByPath(dossier, tab).keys()];
const changedAnywhere = (before: Dossier, after: Dossier): readonly string[] =>
  KYB_TABS.flatMap((tab) => changedPaths(tab, before, after).map((path) => `${tab}.${path}`));
const copy = (dossier: Dossier): Dossier => JSON.parse(JSON.stringify(dossier)) as Dossier;
const reversed = ({ representatives, shareholders, ...dossier }: Dossier): Dossier => ({
  ...dossier,
  representatives: { people: representatives.people.toReversed() },
  shareholders: { ...shareholders, holders: shareholders.holders.toReversed() },
});

/** A dossier and one of its answers. */
const withAnswer = fc.tuple(messyDossiers, someTab, fc.nat()).map(([dossier, tab, pick]) => {
  const paths = pathsOf(dossier, tab);
  return { dossier, field: { tab, path: paths[pick % paths.length]! } };
});

describe('the answers of a tab', () => {
  test('have the paths that refusals have: with a field removed, all that changed is within the path of its refusal [S4.74][A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        const astray = requiredFields(dossier).filter((field) => {
          const holed = without(dossier, field);
          const changed = changedPaths(field.tab, dossier, holed);
          const isElsewhere = KYB_TABS.some((tab) => tab !== field.tab && holed[tab] !== dossier[tab]);
          return isElsewhere || changed.length === 0 || !changed.every((path) => isWithin(path, field.path));
        });
        expect(astray).toEqual([]);
      }),
    ));

  test('cover every refusal of a dossier without answers that names one [A-78]', () => {
    const holed = requiredFields(ACME).reduce(without, ACME);
    for (const tab of KYB_TABS) {
      const paths = pathsOf(holed, tab);
      for (const refused of Object.keys(refusalsOf(tab, holed, FACTS, numberingPlan)))
        expect(
          paths.some((path) => isWithin(path, refused)),
          `${tab}.${refused}`,
        ).toBe(true);
    }
  });

  test('of people are under their ids, a document or a list of names is one answer [A-78]', () => {
    expect(answersByPath(ACME, 'idDocuments')).toEqual(
      new Map<string, unknown>([
        ['r1.kind', 'passport'],
        ['r1.document', ACME.idDocuments['r1']?.document],
        ['s1.kind', 'identityCard'],
        ['s1.document', ACME.idDocuments['s1']?.document],
      ]),
    );
    const embargo = { ...EMPTY_DOSSIER.embargo, subsidiaries: ['A', 'B'] };
    expect(answersByPath({ ...ACME, embargo }, 'embargo').get('subsidiaries')).toEqual(['A', 'B']);
    expect(pathsOf(ACME, 'representatives').every((path) => path.startsWith('people.r1.'))).toBe(true);
    expect(pathsOf(EMPTY_DOSSIER, 'taxResidence')).toEqual([]);
  });

  test('are told apart for a person whose id is the name of a part or of an inherited property', () => {
    for (const id of ['fileId', 'constructor', 'id']) {
      const named = { ...ACME, taxResidence: { [id]: { country: 'FR', tin: '1' } } };
      expect(pathsOf(named, 'taxResidence')).toEqual([`${id}.country`, `${id}.tin`]);
      const people = { people: [newRepresentative(id)] };
      expect(pathsOf({ ...ACME, representatives: people }, 'representatives')).toContain(`people.${id}.jobTitle`);
    }
  });
});

describe('what differs between two dossiers', () => {
  test('is nothing between equal ones, whatever the order of their people [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        for (const same of [dossier, copy(dossier), reversed(dossier)])
          expect(changedAnywhere(dossier, same)).toEqual([]);
      }),
    ));

  test('is exactly the answer that was put [S4.74][A-78]', () =>
    fc.assert(
      fc.property(withAnswer, ({ dossier, field }) => {
        const changed = put(dossier, field, 'another answer');
        expect(changedAnywhere(dossier, changed)).toEqual([`${field.tab}.${field.path}`]);
        const old = answersByPath(dossier, field.tab).get(field.path);
        expect(changedAnywhere(dossier, put(changed, field, old))).toEqual([]);
      }),
    ));

  test('is the same in both directions [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, messyDossiers, someTab, (one, other, tab) => {
        expect(changedPaths(tab, one, other).toSorted()).toEqual(changedPaths(tab, other, one).toSorted());
      }),
    ));

  test('of a third is within what differs of the two steps to it [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, messyDossiers, messyDossiers, someTab, (one, two, three, tab) => {
        const steps = [...changedPaths(tab, one, two), ...changedPaths(tab, two, three)];
        expect(steps).toEqual(expect.arrayContaining([...changedPaths(tab, one, three)]));
      }),
    ));

  test('is every answer of a person who was added or removed', () => {
    const added = { ...ACME, representatives: { people: [...ACME.representatives.people, newRepresentative('r2')] } };
    const fields = Object.keys(newRepresentative('r2')).filter((name) => name !== 'id');
    const paths = fields.map((name) => `representatives.people.r2.${name}`);
    expect(changedAnywhere(ACME, added)).toEqual(paths);
    expect(changedAnywhere(added, ACME)).toEqual(paths);
  });
});

const isFirstName = (path: string): boolean => path.endsWith('.firstName');
const isOfSecond = (path: string): boolean => isWithin(path, 'people.r2');

describe('taking some of the changes of a tab', () => {
  test('takes all, none, or those that are admitted, and touches no other tab [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, messyDossiers, someTab, (before, after, tab) => {
        expect(
          changedAnywhere(
            withAnswersWhere(tab, before, after, () => false),
            before,
          ),
        ).toEqual([]);
        const all = withAnswersWhere(tab, before, after, () => true);
        expect(changedAnywhere(all, { ...before, [tab]: after[tab] })).toEqual([]);
      }),
    ));

  test('leaves exactly the changes that are not admitted, as long as both have the same people [A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, someTab, fc.infiniteStream(fc.boolean()), (before, tab, coins) => {
        const flips = (paths: readonly string[]) => paths.filter(() => coins.next().value);
        const changed = flips(pathsOf(before, tab));
        const after = changed.reduce((dossier, path) => put(dossier, { tab, path }, 'another answer'), before);
        const admitted = new Set(flips(changed));
        const some = withAnswersWhere(tab, before, after, (path) => admitted.has(path));
        expect(new Set(changedPaths(tab, before, some))).toEqual(admitted);
        expect(changedPaths(tab, some, after)).toEqual(changed.filter((path) => !admitted.has(path)));
      }),
    ));

  test('takes a person with all answers or not at all [A-78]', () => {
    const people = [...ACME.representatives.people, newRepresentative('r2')];
    const added = { ...ACME, representatives: { people } };
    for (const [before, after] of [
      [ACME, added],
      [added, ACME],
    ] as const) {
      expect(withAnswersWhere('representatives', before, after, isFirstName)).toEqual(before);
      expect(withAnswersWhere('representatives', before, after, isOfSecond)).toEqual(after);
    }
    const listed = { ...ACME, embargo: { ...EMPTY_DOSSIER.embargo, subsidiaries: ['A'] } };
    const unlisted = { ...ACME, embargo: EMPTY_DOSSIER.embargo };
    for (const [before, after] of [
      [listed, unlisted],
      [unlisted, listed],
    ] as const) {
      expect(withAnswersWhere('embargo', before, after, () => false)).toEqual(before);
      expect(withAnswersWhere('embargo', before, after, (path) => path === 'subsidiaries')).toEqual(after);
    }
  });
});

const item = (tab: KybTab, path: string): AskedItem => ({ tab, path, reason: 'Unreadable', isAnswered: false });

describe('what is asked for again', () => {
  test('is answered by a change on its own tab, or by the removal of the person it is about on another [A-78]', () => {
    const asked = [item('taxResidence', 'r1.tin'), item('taxResidence', 's1'), item('idDocuments', 'r1.document')];
    const people = { people: [{ ...ACME.representatives.people[0]!, id: 'r2' }] };
    const replaced = settle({ ...ACME, representatives: people });
    expect(withChangesAnswered(asked, ACME, replaced).map(({ isAnswered }) => isAnswered)).toEqual([true, false, true]);
    expect(withChangesAnswered(asked, ACME, ACME)).toEqual(asked);
  });
});
