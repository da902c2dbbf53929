import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KYB_TABS } from './index.ts';
import type { AskedItem, DossierEvent, DossierState } from './index.ts';
import { DOSSIER_STATES, isEditable, isWithin, nextDossierState, withAnswered } from './review.ts';

const EVENTS = ['submit', 'askAgain', 'verify', 'refuse'] as const satisfies readonly DossierEvent[];
/** Every step of a dossier's life; any other is refused. */
const STEPS: Readonly<Record<string, DossierState>> = {
  'open submit': 'submitted',
  'submitted askAgain': 'askedAgain',
  'submitted verify': 'verified',
  'submitted refuse': 'refused',
  'askedAgain submit': 'submitted',
};

const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });
const after = (list: readonly DossierEvent[], from: DossierState): DossierState =>
  list.reduce((state, event) => Result.getOrElse(nextDossierState(state, event), () => state), from);

describe('the state of a dossier', () => {
  test('takes the steps of the table, and refuses any other by name [S4.77][S4.78][A-78][A-182]', () => {
    for (const state of DOSSIER_STATES) {
      for (const event of EVENTS) {
        const next = STEPS[`${state} ${event}`];
        expect(nextDossierState(state, event)).toEqual(
          next === undefined ? Result.fail({ _tag: 'DossierEventRefused', state, event }) : Result.succeed(next),
        );
      }
    }
  });

  test('lets the company change answers exactly while it may submit [S4.78][A-78]', () => {
    for (const state of DOSSIER_STATES)
      expect(isEditable(state)).toBe(Result.isSuccess(nextDossierState(state, 'submit')));
    expect(DOSSIER_STATES.filter(isEditable)).toEqual(['open', 'askedAgain']);
  });

  test('is decided only after a submit, and a decision is final [S4.78][A-182]', () =>
    fc.assert(
      fc.property(events, events, (list, more) => {
        const state = after(list, 'open');
        if (!list.includes('submit')) expect(state).toBe('open');
        if (state === 'verified' || state === 'refused') expect(after(more, state)).toBe(state);
        if (state !== 'open') expect(after(more, state)).not.toBe('open');
      }),
    ));
});

const steps = fc.array(fc.constantFrom('holders', 'p1', 'p10', 'p1x', 'birthDate'), { maxLength: 4 });
const isBeginning = (whole: readonly string[], part: readonly string[]): boolean =>
  part.every((step, index) => whole[index] === step);

describe('a path', () => {
  test('is within another exactly if it begins with all of its steps; the empty path is the whole tab [A-78]', () =>
    fc.assert(
      fc.property(steps, steps, (path, above) => {
        expect(isWithin(path.join('.'), above.join('.'))).toBe(isBeginning(path, above));
      }),
    ));

  test('is within itself and the whole tab, and not within one that only begins with the same letters [A-78]', () => {
    for (const path of ['', 'identity', 'holders.p1.birthDate']) {
      expect(isWithin(path, path)).toBe(true);
      expect(isWithin(path, '')).toBe(true);
    }
    expect(isWithin('people.p10.firstName', 'people.p1')).toBe(false);
    expect(isWithin('people', 'people.p1')).toBe(false);
  });
});

const paths = steps.map((list) => list.join('.'));
const items: fc.Arbitrary<readonly AskedItem[]> = fc.array(
  fc.record({ tab: fc.constantFrom(...KYB_TABS), path: paths, reason: fc.string(), isAnswered: fc.boolean() }),
  { maxLength: 4 },
);
const someTab = fc.constantFrom(...KYB_TABS);

describe('an item that is asked for again', () => {
  test('is answered by a change of an answer within it on its own tab, and by nothing else [A-78]', () =>
    fc.assert(
      fc.property(items, someTab, fc.array(paths, { maxLength: 3 }), (asked, tab, changed) => {
        const next = withAnswered(asked, tab, changed);
        for (const [index, item] of asked.entries()) {
          const isMet = item.tab === tab && changed.some((path) => isWithin(path, item.path));
          expect(next[index]).toEqual({ ...item, isAnswered: item.isAnswered || isMet });
        }
        expect(next).toHaveLength(asked.length);
      }),
    ));

  test('stays answered, in whatever order the answers change [A-78]', () =>
    fc.assert(
      fc.property(items, someTab, fc.array(paths), fc.array(paths), (asked, tab, first, second) => {
        const both = withAnswered(asked, tab, [...first, ...second]);
        expect(withAnswered(withAnswered(asked, tab, first), tab, second)).toEqual(both);
        expect(withAnswered(both, tab, first)).toEqual(both);
        expect(withAnswered(asked, tab, [])).toEqual(asked);
      }),
    ));
});
