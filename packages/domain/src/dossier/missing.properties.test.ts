import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, KYB_TABS, checkTab, missing, settle, withAnswers } from './index.ts';
import { needsForm, paperHolders, taxResidents } from '../stakeholder/index.ts';
import type { Dossier, Missing, TabAnswers } from './index.ts';
import { requiredFields, restored, without } from './required-fields.arbitraries.ts';
import type { RequiredField } from './required-fields.arbitraries.ts';
import { ACME, FACTS, completeDossiers, messyDossiers, shuffledShareholders } from './testing.ts';

const REQUIRED = { _tag: 'Required' };
const lacking = (dossier: Dossier): readonly Missing[] => missing(dossier, FACTS, numberingPlan);
const keys = (list: readonly RequiredField[]): readonly string[] =>
  list.map(({ tab, path }) => `${tab}.${path}`).toSorted();
const sorted = (list: readonly Missing[]): readonly string[] => list.map((item) => JSON.stringify(item)).toSorted();

/** A complete dossier, some of its required fields to remove, and one of those to restore. */
const withHoles = completeDossiers.chain((dossier) =>
  fc
    .subarray([...requiredFields(dossier)], { minLength: 1 })
    .chain((holes) => fc.constantFrom(...holes).map((field) => ({ dossier, holes, field }))),
);

/** Answers that determine whether other questions apply. */
const OPENS_OTHERS = /(?:entityType|capitalPercent|votesPercent|question1|question2)$/;
const personIn = (path: string): string | undefined => /(?:^|\.)([rs]\d+)\./.exec(path)?.[1];

const normal = (from: Dossier): Dossier =>
  KYB_TABS.reduce(
    (all, tab) =>
      withAnswers(all, {
        tab,
        answers: Result.getOrThrow(checkTab<typeof tab>(tab, from, FACTS, numberingPlan)),
      } as TabAnswers),
    EMPTY_DOSSIER,
  );

describe('what is missing from a dossier', () => {
  test('is nothing when it is complete, even with answers that do not apply [S4.77]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        expect(lacking(dossier)).toEqual([]);
        expect(lacking(settle(dossier))).toEqual([]);
      }),
    ));

  test('is exactly the required field that was removed [S3.79][S3.80][S3.81][S3.82][S3.83][S3.84]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        // Compared as texts, for there are many.
        const found = requiredFields(dossier).map((field) => JSON.stringify(lacking(without(dossier, field))));
        expect(found).toEqual(
          requiredFields(dossier).map((field) => JSON.stringify([{ ...field, refusal: REQUIRED }])),
        );
      }),
    ));

  test('does not depend on the order of the shareholders, complete or not', () =>
    fc.assert(
      fc.property(shuffledShareholders, fc.nat(), ([dossier, shuffled], pick) => {
        const fields = requiredFields(dossier);
        const field = fields[pick % fields.length]!;
        expect(sorted(lacking(without(shuffled, field)))).toEqual(sorted(lacking(without(dossier, field))));
      }),
    ));

  test('loses an answered field and gains none, unless the answer makes questions apply', () =>
    fc.assert(
      fc.property(withHoles, ({ dossier, holes, field }) => {
        const holed = holes.reduce(without, dossier);
        const before = keys(lacking(holed));
        const after = keys(lacking(restored(holed, field, dossier)));
        const own = keys([field]);
        expect(after).not.toContain(own[0]);
        if (!OPENS_OTHERS.test(field.path)) expect(after).toEqual(before.filter((key) => !own.includes(key)));
      }),
    ));

  test('gains only the questions that an answer makes apply [S5.61][S5.62]', () =>
    fc.assert(
      fc.property(withHoles, ({ dossier, holes, field }) => {
        const holed = holes.reduce(without, dossier);
        const before = keys(lacking(holed));
        const gained = lacking(restored(holed, field, dossier)).filter((item) => !before.includes(keys([item])[0]!));
        expect(keys(holes)).toEqual(expect.arrayContaining([...keys(gained)]));
        for (const { tab, path } of gained) {
          const isStatement = tab === 'shareholders' && path === 'isNobodyAtThreshold';
          if (field.tab === 'embargo') expect(tab).toBe('embargo');
          else if (!isStatement) expect(personIn(path)).toBe(personIn(field.path));
        }
      }),
    ));

  test('is listed tab by tab, and equals the refusals of each tab', () =>
    fc.assert(
      fc.property(withHoles, ({ dossier, holes }) => {
        const holed = holes.reduce(without, dossier);
        const byTab = KYB_TABS.flatMap((tab) => {
          const result = checkTab<typeof tab>(tab, holed, FACTS, numberingPlan);
          if (Result.isSuccess(result)) return [];
          return Object.entries(result.failure).map(([path, refusal]) => ({ tab, path, refusal }));
        });
        expect(lacking(holed)).toEqual(byTab);
      }),
    ));

  test('of an empty dossier is known before anybody is listed', () => {
    expect(keys(lacking(EMPTY_DOSSIER))).toEqual(
      keys([
        ...requiredFields(EMPTY_DOSSIER).filter(({ tab }) => tab !== 'representatives'),
        { tab: 'representatives', path: 'people' },
      ]),
    );
  });

  test('is nothing for Acme on 14 June 2026, and its registration document from 2 August on [S5.55][S9.13]', () => {
    expect(lacking(ACME)).toEqual([]);
    const later = { ...FACTS, codeLists: {}, today: { year: 2026, month: 8, day: 2 } };
    expect(missing(ACME, later, numberingPlan)).toEqual([
      { tab: 'company', path: 'profile.registrationDocumentDate', refusal: { _tag: 'DocumentTooOld', months: 3 } },
    ]);
    expect(missing(ACME, { ...later, today: { year: 2026, month: 8, day: 1 } }, numberingPlan)).toEqual([]);
  });
});

describe('the normal form of the answers', () => {
  test('is complete, contains only answers that apply, and is its own normal form', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        const once = normal(dossier);
        expect(lacking(once)).toEqual([]);
        expect(settle(once)).toEqual(once);
        expect(normal(once)).toEqual(once);
      }),
    ));

  test('does not change when it is settled again, nor does what is missing', () =>
    fc.assert(
      fc.property(withHoles, ({ dossier, holes }) => {
        const holed = holes.reduce(without, dossier);
        expect(settle(settle(holed))).toEqual(settle(holed));
        expect(lacking(settle(holed))).toEqual(lacking(holed));
      }),
    ));

  test('keeps the answers about people to whom the questions apply, and about nobody else [S3.81]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        const settled = settle(dossier);
        expect(Object.keys(settled.taxResidence).toSorted()).toEqual(taxResidents(dossier).toSorted());
        expect(Object.keys(settled.idDocuments).toSorted()).toEqual(paperHolders(dossier).toSorted());
      }),
    ));

  test('keeps only name and shares of a small shareholder [S5.61]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        for (const holder of settle(dossier).shareholders.holders) {
          if (needsForm(holder)) continue;
          expect([holder.birthDate, holder.nationality, holder.monthlyIncomeRange]).toEqual(['', '', '']);
          expect(holder.entityType === 'naturalPerson' ? holder.firstName : holder.entityName).not.toBe('');
          expect(holder.entityType === 'naturalPerson' ? holder.entityName : holder.firstName).toBe('');
        }
      }),
    ));
});
