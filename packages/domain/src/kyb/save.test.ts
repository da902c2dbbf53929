import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import {
  DOSSIER_STATES,
  EMPTY_DOSSIER,
  KYB_TABS,
  answersByPath,
  changedPaths,
  isWithin,
  missing,
  refusalsOf,
  settle,
} from '../dossier/index.ts';
import { checkSave, checkSubmit, checkTabAvailable, openAnswers, tabStatuses } from './index.ts';
import { newRepresentative, newShareholder, roomForPeople } from '../stakeholder/index.ts';
import type { AskedItem, Dossier, DossierStanding, KybTab, TabAnswers } from '../dossier/index.ts';
import type { TabStatus } from './index.ts';
import { put, requiredFields, without, ACME, FACTS, completeDossiers, messyDossiers } from '../dossier/testing.ts';

const open = (dossier: Dossier): DossierStanding => ({ dossier, state: 'open', asked: [] });
const closed = (dossier: Dossier): DossierStanding => ({ dossier, state: 'submitted', asked: [] });
const askedFor = (dossier: Dossier, tab: KybTab, ...paths: readonly string[]): DossierStanding => ({
  dossier,
  state: 'askedAgain',
  asked: paths.map((path) => askedItem(tab, path, false)),
});
const answersIn = (dossier: Dossier, tab: KybTab): TabAnswers => ({ tab, answers: dossier[tab] }) as TabAnswers;
const SUBMITTED = Result.fail({ _tag: 'DossierSubmitted' });
const unavailable = (tab: KybTab, ...after: readonly KybTab[]) => Result.fail({ _tag: 'TabUnavailable', tab, after });
const saveInto = (standing: DossierStanding, tab: KybTab, answers: Dossier) =>
  checkSave(standing, answersIn(answers, tab), FACTS, numberingPlan);
const save = (dossier: Dossier, tab: KybTab, answers: Dossier) => saveInto(open(dossier), tab, answers);
const saved = (...given: Parameters<typeof saveInto>): DossierStanding => Result.getOrThrow(saveInto(...given));
/** A tab that nothing is missing from. */
const COMPLETED = { isAvailable: true, after: [], missing: 0, progress: 'completed' } as const;
/** Never saved: the first tab may begin, the others wait. */
const BEGUN: readonly TabStatus[] = [
  { tab: 'company', isAvailable: true, after: [], missing: 24, progress: 'notStarted' },
  { tab: 'representatives', isAvailable: false, after: ['company'], missing: 1, progress: 'cannotStart' },
  { tab: 'shareholders', isAvailable: false, after: ['company'], missing: 1, progress: 'cannotStart' },
  { tab: 'transferVerification', isAvailable: false, after: ['company'], missing: 4, progress: 'cannotStart' },
  {
    tab: 'taxResidence',
    isAvailable: false,
    after: ['representatives', 'shareholders'],
    missing: 0,
    progress: 'cannotStart',
  },
  {
    tab: 'idDocuments',
    isAvailable: false,
    after: ['representatives', 'shareholders'],
    missing: 0,
    progress: 'cannotStart',
  },
  { tab: 'embargo', isAvailable: false, after: ['company'], missing: 1, progress: 'cannotStart' },
];

const askedItem = (tab: KybTab, path: string, isAnswered: boolean): AskedItem => ({
  tab,
  path,
  reason: 'Unreadable',
  isAnswered,
});

const statusOf = (record: Pick<DossierStanding, 'dossier' | 'asked'>, tab: KybTab): TabStatus =>
  tabStatuses(record, FACTS, numberingPlan).find((status) => status.tab === tab)!;

const readOnly = fc.constantFrom(...DOSSIER_STATES.filter((state) => state !== 'open' && state !== 'askedAgain'));

const few = <Item>(list: readonly Item[]): fc.Arbitrary<Item[]> =>
  fc.subarray([...list], { maxLength: Math.min(3, list.length) });
const items: fc.Arbitrary<readonly AskedItem[]> = fc.array(
  fc.record({
    tab: fc.constantFrom(...KYB_TABS),
    path: fc.constant(''),
    reason: fc.constant('Unreadable'),
    isAnswered: fc.boolean(),
  }),
  { maxLength: 3 },
);

/** Dossiers with some tabs empty, some answers missing, one perhaps wrong, and some asked for again, answered or not. */
const reviewedDossiers = completeDossiers.chain((complete) => {
  const holes = fc.oneof(few(requiredFields(complete)), fc.subarray([...requiredFields(complete)]));
  return fc
    .record({ holes, emptied: fc.subarray([...KYB_TABS]), isWrong: fc.boolean(), asked: items })
    .map(({ holes, emptied, isWrong, asked }) => {
      const holed = holes.reduce(without, complete);
      const left = emptied.reduce((dossier, tab) => ({ ...dossier, [tab]: EMPTY_DOSSIER[tab] }), holed);
      return { dossier: isWrong ? put(left, { tab: 'company', path: 'contact.email' }, 'ines@acme') : left, asked };
    });
});

describe('a tab', () => {
  test('is unavailable until the tabs that it depends on are answered, and names them [S8.41]', () => {
    for (const tab of KYB_TABS) {
      const result = checkTabAvailable(tab, EMPTY_DOSSIER, FACTS, numberingPlan);
      if (tab === 'company') expect(result).toEqual(Result.succeed(tab));
      else if (tab === 'taxResidence' || tab === 'idDocuments')
        expect(result).toEqual(unavailable(tab, 'representatives', 'shareholders'));
      else expect(result).toEqual(unavailable(tab, 'company'));
    }
    expect(tabStatuses(open(EMPTY_DOSSIER), FACTS, numberingPlan)).toEqual(BEGUN);
    const named = { ...ACME, shareholders: EMPTY_DOSSIER.shareholders };
    expect(checkTabAvailable('taxResidence', named, FACTS, numberingPlan)).toEqual(
      unavailable('taxResidence', 'shareholders'),
    );
  });

  test('is available in every complete dossier [S8.41]', () =>
    fc.assert(
      fc.property(messyDossiers, (dossier) => {
        expect(tabStatuses(open(dossier), FACTS, numberingPlan)).toEqual(
          KYB_TABS.map((tab) => ({ tab, ...COMPLETED })),
        );
      }),
    ));

  test('stays available when an answer becomes wrong over time [S8.41]', () => {
    const later = { ...FACTS, today: { year: 2027, month: 1, day: 1 } };
    expect(missing(ACME, later, numberingPlan)).toHaveLength(1);
    const old = { missing: 1, progress: 'problem' };
    expect(tabStatuses(open(ACME), later, numberingPlan)).toEqual(
      KYB_TABS.map((tab) => ({ tab, ...COMPLETED, ...(tab === 'company' ? old : {}) })),
    );
  });

  test('counts its missing answers', () => {
    const holed = { ...ACME, transferVerification: EMPTY_DOSSIER.transferVerification };
    expect(statusOf(open(holed), 'transferVerification').missing).toBe(4);
  });

  const accountHolder = { tab: 'transferVerification', path: 'accountHolder' } as const;
  const undeclared = { ...ACME, transferVerification: EMPTY_DOSSIER.transferVerification };
  const holed = without(ACME, accountHolder);
  test.each([
    ['notStarted', undeclared, []],
    ['inProgress', put(undeclared, accountHolder, 'Acme'), []],
    ['inProgress', holed, []],
    ['completed', ACME, []],
    ['completed', ACME, [askedItem('transferVerification', 'iban', true), askedItem('company', '', false)]],
    [
      'problem',
      ACME,
      [askedItem('transferVerification', 'iban', true), askedItem('transferVerification', 'sentOn', false)],
    ],
    ['problem', ACME, [askedItem('transferVerification', '', false)]],
    ['problem', undeclared, [askedItem('transferVerification', '', false)]],
    ['problem', put(ACME, { tab: 'transferVerification', path: 'iban' }, 'FR00'), []],
    ['problem', put(holed, { tab: 'transferVerification', path: 'iban' }, 'FR00'), []],
    ['cannotStart', without(ACME, { tab: 'company', path: 'contact.email' }), []],
    ['cannotStart', EMPTY_DOSSIER, [askedItem('transferVerification', '', false)]],
  ] as const)('is %s by its answers and by what is asked for again (%#) [S8.41][A-78]', (progress, dossier, items) => {
    expect(statusOf({ dossier, asked: items }, 'transferVerification').progress).toBe(progress);
  });

  test('is completed exactly when it is available, nothing in it is refused, and all that is asked for again is answered [S8.41][A-78]', () =>
    fc.assert(
      fc.property(reviewedDossiers, ({ dossier, asked }) => {
        for (const { tab, isAvailable, after, missing, progress } of tabStatuses(
          { dossier, asked },
          FACTS,
          numberingPlan,
        )) {
          const refusals = refusalsOf(tab, dossier, FACTS, numberingPlan);
          const isAsked = asked.some((item) => item.tab === tab && !item.isAnswered);
          expect(missing).toBe(Object.keys(refusals).length);
          expect(progress === 'completed').toBe(isAvailable && missing === 0 && !isAsked);
          expect(progress === 'cannotStart').toBe(after.length > 0);
          expect(checkTabAvailable(tab, dossier, FACTS, numberingPlan)).toEqual(
            isAvailable ? Result.succeed(tab) : unavailable(tab, ...after),
          );
          if (progress === 'notStarted') expect(changedPaths(tab, dossier, EMPTY_DOSSIER)).toEqual([]);
        }
      }),
    ));
});

describe('saving a tab', () => {
  test('replaces the answers of that tab and settles the dossier [S4.74]', () =>
    fc.assert(
      fc.property(completeDossiers, messyDossiers, fc.constantFrom(...KYB_TABS), (dossier, other, tab) => {
        expect(save(dossier, tab, other)).toEqual(Result.succeed(open(settle({ ...dossier, [tab]: other[tab] }))));
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
    const { dossier } = saved(open(ACME), 'representatives', { ...ACME, representatives: people });
    expect(Object.keys(dossier.taxResidence)).toEqual(['s1', 's2']);
    expect(Object.keys(dossier.idDocuments)).toEqual(['s1']);
    const owners = { isNobodyAtThreshold: false, holders: [newShareholder('s2')] };
    const sold = saved(open(dossier), 'shareholders', { ...dossier, shareholders: owners });
    expect([sold.dossier.taxResidence, sold.dossier.idDocuments]).toEqual([{}, {}]);
  });

  test('is refused if two people have one id', () => {
    const twice = { people: [newRepresentative('s1')] };
    const result = save(ACME, 'representatives', { ...ACME, representatives: twice });
    expect(result).toEqual(Result.fail({ _tag: 'PersonTwice', id: 's1' }));
  });

  test('is refused past 99 people of both kinds, of which the last still fits [A-191]', () => {
    const people = Array.from({ length: 50 }, (_, at) => newRepresentative(`r-${at}`));
    const many = (count: number): Dossier => ({
      ...ACME,
      representatives: { people },
      shareholders: {
        ...ACME.shareholders,
        holders: Array.from({ length: count }, (_, at) => newShareholder(`s-${at}`)),
      },
    });
    const room = (count: number) => roomForPeople(many(count).representatives, many(count).shareholders);
    expect([room(0), room(49), room(50)]).toEqual([49, 0, -1]);
    const tags = [49, 50].map((count) => {
      const checked = save({ ...many(0), shareholders: ACME.shareholders }, 'shareholders', many(count));
      return Result.isSuccess(checked) ? 'ok' : checked.failure;
    });
    expect(tags[0]).not.toEqual({ _tag: 'TooManyPeople', max: 99 });
    expect(tags[1]).toEqual({ _tag: 'TooManyPeople', max: 99 });
  });

  test('that is unavailable is refused [S8.41]', () => {
    expect(save(EMPTY_DOSSIER, 'embargo', ACME)).toEqual(unavailable('embargo', 'company'));
  });

  test('is always refused once the dossier is submitted, and when it is decided [S4.78][A-78]', () =>
    fc.assert(
      fc.property(messyDossiers, fc.constantFrom(...KYB_TABS), readOnly, (dossier, tab, state) => {
        const standing = { ...askedFor(dossier, tab, ''), state };
        expect(saveInto(standing, tab, ACME)).toEqual(SUBMITTED);
        expect(openAnswers(standing, tab, FACTS, numberingPlan)('')).toBe(false);
      }),
    ));
});

/** Answers that determine whether other questions apply. */
const OPENS_OTHERS = /(?:entityType|capitalPercent|votesPercent|question1|question2)$/;

/** A path, or one above it. */
const above = (path: string): fc.Arbitrary<string> =>
  fc.nat({ max: path.split('.').length }).map((steps) => path.split('.').slice(0, steps).join('.'));

/** A dossier of which some answers of a tab were never given and others are asked for again, and a company that gives or removes some. */
const reviews = completeDossiers.chain((complete) =>
  fc
    .constantFrom(...KYB_TABS.filter((tab) => requiredFields(complete).some((field) => field.tab === tab)))
    .chain((tab) => {
      const fields = requiredFields(complete).filter((field) => field.tab === tab && !OPENS_OTHERS.test(field.path));
      return fc.record({
        complete: fc.constant(complete),
        tab: fc.constant(tab),
        never: fc.subarray(fields),
        removed: few(fields),
        given: fc.boolean(),
        asked: few(fields).chain((list) => fc.tuple(...list.map(({ path }) => above(path)))),
      });
    }),
);

const named = (legalName: string) => put(ACME, { tab: 'company', path: 'identity.legalName' }, legalName);

describe('saving a tab of which answers are asked for again', () => {
  test('succeeds exactly if each changed answer is asked for or was never right [S4.78][A-78]', () =>
    fc.assert(
      fc.property(reviews, ({ complete, tab, never, removed, given, asked }) => {
        const before = never.reduce(without, complete);
        const after = removed.reduce(without, given ? complete : before);
        const neverRight = never.map(({ path }) => path);
        const isOpen = (path: string) => [...asked, ...neverRight].some((open) => isWithin(path, open));
        const changed = changedPaths(tab, before, after);
        const others = changed.filter((path) => !isOpen(path));
        const result = saveInto(askedFor(before, tab, ...asked), tab, after);
        expect(result).toEqual(
          others.length > 0
            ? Result.fail({ _tag: 'NotAskedAgain', paths: others })
            : Result.succeed({
                dossier: settle(after),
                state: 'askedAgain',
                asked: asked.map((path) => ({
                  ...askedFor(before, tab, path).asked[0],
                  isAnswered: changed.some((answer) => isWithin(answer, path)),
                })),
              }),
        );
        const isEditable = openAnswers(askedFor(before, tab, ...asked), tab, FACTS, numberingPlan);
        for (const { path } of requiredFields(complete).filter((field) => field.tab === tab))
          expect(isEditable(path), path).toBe(isOpen(path));
      }),
    ));

  test('without changes succeeds on every tab and answers nothing [A-78]', () =>
    fc.assert(
      fc.property(
        completeDossiers,
        fc.constantFrom(...KYB_TABS),
        fc.constantFrom(...KYB_TABS),
        (dossier, tab, other) => {
          const standing = askedFor(dossier, other, '');
          expect(saveInto(standing, tab, dossier)).toEqual(Result.succeed(standing));
        },
      ),
    ));

  test('that is asked for as a whole may change as in an open dossier, and no other tab may [S4.78][A-78]', () =>
    fc.assert(
      fc.property(completeDossiers, messyDossiers, fc.constantFrom(...KYB_TABS), (dossier, other, tab) => {
        const whole = saved(askedFor(dossier, tab, ''), tab, other);
        expect(whole.dossier).toEqual(saved(open(dossier), tab, other).dossier);
        const isChanged = changedPaths(tab, dossier, whole.dossier).length > 0;
        expect(whole.asked.map(({ isAnswered }) => isAnswered)).toEqual([isChanged]);
        for (const next of KYB_TABS.filter((one) => one !== tab))
          expect(Result.isSuccess(saveInto(askedFor(dossier, tab, ''), next, other))).toBe(
            changedPaths(next, dossier, saved(open(dossier), next, other).dossier).length === 0,
          );
      }),
    ));

  test('an answer stays open after it was changed once [A-78]', () => {
    const once = saved(askedFor(ACME, 'company', 'identity.legalName'), 'company', named('Acme SARL'));
    expect(once.asked[0]?.isAnswered).toBe(true);
    const twice = saved(once, 'company', named('Acme SA'));
    expect(twice.dossier.company.identity.legalName).toBe('Acme SA');
    expect(saved(twice, 'company', ACME).asked[0]?.isAnswered).toBe(true);
  });

  test('is refused while an answer that is asked for is wrong, before anything about others [S8.43][A-78]', () => {
    const path = 'identity.legalName';
    const wrong = put(ACME, { tab: 'company', path }, '<script>');
    const refusals = { [path]: { _tag: 'AttackPattern' } };
    expect(saveInto(askedFor(ACME, 'company', path), 'company', wrong)).toEqual(
      Result.fail({ _tag: 'WrongAnswers', refusals }),
    );
    const more = put(wrong, { tab: 'company', path: 'contact.firstName' }, 'Ève');
    expect(saveInto(askedFor(ACME, 'company', path), 'company', more)).toEqual(
      Result.fail({ _tag: 'NotAskedAgain', paths: ['contact.firstName'] }),
    );
  });

  test('an answer that became wrong over time may change [S5.55][A-78]', () => {
    const later = { ...FACTS, today: { year: 2026, month: 9, day: 1 } };
    const renewed = put(ACME, { tab: 'company', path: 'profile.registrationDocumentDate' }, '2026/08/20');
    const standing = askedFor(ACME, 'embargo', 'question1');
    const change = answersIn(renewed, 'company');
    expect(Result.isSuccess(checkSave(standing, change, later, numberingPlan))).toBe(true);
    expect(checkSave(standing, change, FACTS, numberingPlan)).toEqual(
      Result.fail({ _tag: 'NotAskedAgain', paths: ['profile.registrationDocumentDate'] }),
    );
  });
});

const shareOf = (dossier: Dossier, percent: string) =>
  put(
    put(dossier, { tab: 'shareholders', path: 'holders.s1.capitalPercent' }, percent),
    { tab: 'shareholders', path: 'holders.s1.votesPercent' },
    '0',
  );

describe('an answer that is asked for again and decides about others', () => {
  const yes = {
    ...ACME,
    embargo: {
      question1: true,
      question2: 'entityAndListedSubsidiaries',
      subsidiaries: ['Acme Outre-mer'],
      question3: 'b',
      question4: 'c',
    },
  } as const satisfies Dossier;
  const elsewhere = put(
    put(ACME, { tab: 'company', path: 'delivery.address' }, ACME.company.identity.address),
    { tab: 'company', path: 'delivery.addressType' },
    'other',
  );
  const sole = { ...ACME.shareholders, holders: ACME.shareholders.holders.slice(0, 1) };
  const large = settle(shareOf({ ...ACME, shareholders: sole }, '60'));
  const isNobodyAtThreshold = { tab: 'shareholders', path: 'isNobodyAtThreshold' } as const;
  const small = settle(put(shareOf(large, '20'), isNobodyAtThreshold, true));

  test.each([
    ['a yes to the embargo question that becomes a no', 'question1', 'embargo', yes, ACME],
    ['a no that becomes a yes', 'question1', 'embargo', ACME, yes],
    ['a delivery address that becomes the office', 'delivery.addressType', 'company', elsewhere, ACME],
    ['one of its own', 'delivery.addressType', 'company', ACME, elsewhere],
    ['a share below the threshold', 'holders.s1.capitalPercent', 'shareholders', large, small],
    ['a share at or above it', 'holders.s1.capitalPercent', 'shareholders', small, large],
  ] as const)('opens what follows from it: %s [S4.78][A-78]', (_, path, tab, before, after) => {
    const result = saved(askedFor(before, tab, path), tab, after);
    expect(result.dossier[tab]).toEqual(after[tab]);
    expect(result.asked[0]?.isAnswered).toBe(true);
    const isOpen = openAnswers(askedFor(before, tab, path), tab, FACTS, numberingPlan, after);
    const given = [...answersByPath(after, tab)].filter(([, answer]) => answer !== '' && answer !== null);
    for (const [answer] of given)
      if (changedPaths(tab, before, after).includes(answer)) expect(isOpen(answer)).toBe(true);
    for (const [answer] of given)
      if (!changedPaths(tab, before, after).includes(answer)) expect(isOpen(answer)).toBe(false);
  });

  test('opens nothing while it stays the same [S4.78][A-78]', () => {
    const changed = put(yes, { tab: 'embargo', path: 'question3' }, 'another');
    expect(saveInto(askedFor(yes, 'embargo', 'question1'), 'embargo', changed)).toEqual(
      Result.fail({ _tag: 'NotAskedAgain', paths: ['question3'] }),
    );
    const isOpen = openAnswers(askedFor(ACME, 'embargo', 'question1'), 'embargo', FACTS, numberingPlan);
    expect(['question1', 'question3'].map(isOpen)).toEqual([true, false]);
  });

  test('leaves open what was wrong before, even if it mends that [S4.78][A-78]', () => {
    const office = { ...ACME.company.identity.address, zipCode: '97400', city: 'Saint-Denis' };
    const far = put(ACME, { tab: 'company', path: 'identity.address' }, office);
    expect(Object.keys(refusalsOf('company', far, FACTS, numberingPlan))).toEqual(['delivery.addressType']);
    expect(saved(askedFor(far, 'company', 'identity.address'), 'company', elsewhere).dossier).toEqual(elsewhere);
  });

  test('opens a list of which a name was left open [S3.151][A-78]', () => {
    const blank = put(yes, { tab: 'embargo', path: 'subsidiaries' }, ['Acme Outre-mer', '']);
    const standing = askedFor(blank, 'company', 'identity.legalName');
    expect(saved(standing, 'embargo', yes).dossier.embargo.subsidiaries).toEqual(['Acme Outre-mer']);
  });

  test('is answered when the person it is about is removed on another tab [A-78]', () => {
    const people = { people: [{ ...ACME.representatives.people[0]!, id: 'r2' }] };
    const standing = askedFor(ACME, 'representatives', '');
    const asked = [...standing.asked, ...askedFor(ACME, 'taxResidence', 'r1.tin', 's1.tin').asked];
    const replaced = saved({ ...standing, asked }, 'representatives', { ...ACME, representatives: people });
    expect(replaced.asked.map(({ isAnswered }) => isAnswered)).toEqual([true, true, false]);
    const tin = { country: 'FR', tin: '30 23 217 600 054' };
    const { taxResidence } = replaced.dossier;
    const told = saved(replaced, 'taxResidence', { ...replaced.dossier, taxResidence: { ...taxResidence, r2: tin } });
    expect(told.dossier.taxResidence['r2']).toEqual(tin);
  });
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

  test('happens once, and not after the decision [S4.78][A-78]', () => {
    for (const state of DOSSIER_STATES.filter((one) => one !== 'open' && one !== 'askedAgain'))
      expect(checkSubmit({ ...closed(ACME), state }, FACTS, numberingPlan)).toEqual(SUBMITTED);
  });

  test('of a dossier that was asked again needs every asked answer, and leaves nothing asked [S4.77][A-78]', () =>
    fc.assert(
      fc.property(completeDossiers, fc.array(fc.boolean(), { maxLength: 4 }), (dossier, answered) => {
        const fields = requiredFields(dossier);
        const asked = answered.map((isAnswered, index) => ({ ...fields[index]!, reason: 'Unreadable', isAnswered }));
        const waiting = asked.filter(({ isAnswered }) => !isAnswered);
        expect(checkSubmit({ dossier, state: 'askedAgain', asked }, FACTS, numberingPlan)).toEqual(
          waiting.length === 0
            ? Result.succeed(closed(dossier))
            : Result.fail({ _tag: 'AskedUnanswered', asked: waiting }),
        );
      }),
    ));

  test('names what is missing before what is asked for again [S4.77][A-78]', () => {
    const holed = without(ACME, { tab: 'embargo', path: 'question1' });
    expect(checkSubmit(askedFor(holed, 'company', ''), FACTS, numberingPlan)).toEqual(
      Result.fail({ _tag: 'DossierIncomplete', missing: missing(holed, FACTS, numberingPlan) }),
    );
  });

  test('succeeds after each asked answer was changed and saved [S4.77][A-78]', () => {
    const path = 'identity.legalName';
    const renamed = put(ACME, { tab: 'company', path }, 'Acme SARL');
    const standing = askedFor(ACME, 'company', path);
    expect(Result.isFailure(checkSubmit(standing, FACTS, numberingPlan))).toBe(true);
    expect(checkSubmit(saved(standing, 'company', renamed), FACTS, numberingPlan)).toEqual(
      Result.succeed(closed(renamed)),
    );
  });
});
