import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACT_LEVELS, mayAtLevel } from '../customer/index.ts';
import { add, compare, currency, fromMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import {
  changedPeople,
  checkInvitation,
  checkJoining,
  checkLimits,
  checkSpending,
  chosenCompany,
  COMPANY_ROLES,
  EMPTY_INVITATION,
  EMPTY_JOINING,
  INVITATION_MS,
  invitationOver,
  limitsEntryOf,
  mayForCompany,
  verificationWay,
} from './index.ts';
import { hasLimit } from './spending-limits.ts';
import { UNLIMITED } from './testing.ts';
import type { CompanyAct, PeopleChange, Seat, SpendingLimits } from './index.ts';

const EURO = currency('EUR', 2);
const YEN = currency('JPY', 0);

const amounts = fc.bigInt({ min: 1n, max: 1_000_000n }).map((minor) => fromMinorUnits(minor, EURO));
const limit = fc.option(amounts, { nil: null });
const limits: fc.Arbitrary<SpendingLimits> = fc.record({ perOrder: limit, perMonth: limit });
const seats: fc.Arbitrary<readonly Seat[]> = fc
  .array(fc.record({ role: fc.constantFrom(...COMPANY_ROLES), limits: fc.oneof(limits, fc.constant(UNLIMITED)) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map((seat, at) => ({ ...seat, personId: `person-${at}` })));

/** Whoever has a limit has somebody else who decides above it, and somebody manages the people. */
const isWhole = (people: readonly Seat[]): boolean =>
  people.some(({ role }) => role === 'administrator') &&
  people.every(
    (person) => !hasLimit(person.limits) || people.some((other) => other !== person && other.role !== 'buyer'),
  );

const change = (people: readonly Seat[]): fc.Arbitrary<PeopleChange> => {
  const personId = fc.constantFrom(...people.map((person) => person.personId), 'nobody');
  return fc.oneof(
    fc.record({ type: fc.constant('remove'), personId }),
    fc.record({ type: fc.constant('change'), personId, role: fc.constantFrom(...COMPANY_ROLES), limits }),
  );
};

const isOver = (amount: Money, most: Money | null): boolean => most !== null && compare(amount, most) > 0;

/** The refusals of both fields. */
const tags = (perOrder: string, perMonth: string, of = EURO) => {
  const checked = checkLimits({ perOrder, perMonth }, of);
  return Result.isSuccess(checked) ? [] : [checked.failure.perOrder?._tag, checked.failure.perMonth?._tag];
};

describe('a role', () => {
  test('lets do what the one below it does, and administrators alone manage people, profile, verification and account [A-183]', () => {
    const acts: Readonly<Record<CompanyAct, readonly boolean[]>> = {
      order: [true, true, true],
      decideOrders: [false, true, true],
      managePeople: [false, false, true],
      changeProfile: [false, false, true],
      fillInDossier: [false, false, true],
      readDocuments: [false, false, true],
      closeAccount: [false, false, true],
    };
    for (const [act, granted] of Object.entries(acts))
      expect(COMPANY_ROLES.map((role) => mayForCompany(role, act as CompanyAct))).toEqual(granted);
    for (const act of Object.keys(acts)) expect(mayForCompany(null, act as CompanyAct)).toBe(false);
  });
});

describe('a limit', () => {
  test('of an order and of a month is inclusive, and the order’s is said first [A-183]', () => {
    fc.assert(
      fc.property(limits, amounts, amounts, (given, order, spent) => {
        const { perOrder, perMonth } = given;
        const tag = isOver(order, perOrder)
          ? 'OverOrderLimit'
          : isOver(add(spent, order), perMonth)
            ? 'OverMonthLimit'
            : null;
        const judged = checkSpending(given, order, spent);
        expect(Result.isFailure(judged) ? judged.failure._tag : null).toBe(tag);
      }),
    );
    const exact = fromMinorUnits(500n, EURO);
    const none = fromMinorUnits(0n, EURO);
    expect(Result.isSuccess(checkSpending({ perOrder: exact, perMonth: exact }, exact, none))).toBe(true);
    expect(Result.isFailure(checkSpending({ perOrder: null, perMonth: exact }, exact, fromMinorUnits(1n, EURO)))).toBe(
      true,
    );
  });

  test('that was stored is entered as it was, and an empty entry is none [A-183]', () => {
    fc.assert(
      fc.property(limits, (given) => {
        for (const separator of ['.', ','] as const)
          expect(checkLimits(limitsEntryOf(given, separator), EURO)).toEqual(Result.succeed(given));
      }),
    );
    expect(checkLimits({ perOrder: ' ', perMonth: '' }, EURO)).toEqual(Result.succeed(UNLIMITED));
  });

  test('is an amount of the unit’s currency above zero; both fields are judged at once', () => {
    expect(tags('0', 'abc')).toEqual(['AmountNotPositive', 'AmountMalformed']);
    expect(tags('', '0.00')).toEqual([undefined, 'AmountNotPositive']);
    expect(tags('10.5', '', YEN)[0]).toBe('TooManyDecimals');
    expect(tags('10,50', '2000')).toEqual([]);
  });
});

describe('a change of the people', () => {
  test('leaves an administrator, and somebody else above each limit, or is refused with what is in its way [A-183]', () => {
    let refusals = 0;
    fc.assert(
      fc.property(
        seats.filter(isWhole).chain((people) => fc.tuple(fc.constant(people), change(people))),
        ([people, wished]) => {
          const after = changedPeople(people, wished);
          const unchanged = people.filter(({ personId }) => personId !== wished.personId);
          if (Result.isSuccess(after)) {
            expect(isWhole(after.success)).toBe(true);
            expect(after.success.filter(({ personId }) => personId !== wished.personId)).toEqual(unchanged);
            expect(after.success.length).toBe(people.length - (wished.type === 'remove' ? 1 : 0));
            return;
          }
          refusals += 1;
          const { failure } = after;
          if (failure._tag === 'PersonUnknown') expect(wished.personId).toBe('nobody');
          if (failure._tag === 'LastAdministrator')
            expect(unchanged.some(({ role }) => role === 'administrator')).toBe(false);
          if (failure._tag === 'NoOtherApprover')
            expect(people.some(({ personId }) => personId === failure.personId) && isWhole(people)).toBe(true);
        },
      ),
    );
    expect(refusals).toBeGreaterThan(5);
  });

  test('does not limit the only one who decides, nor take away who decides above a limit [A-183]', () => {
    const five = { perOrder: fromMinorUnits(500n, EURO), perMonth: null };
    const administrator: Seat = { personId: 'a', role: 'administrator', limits: UNLIMITED };
    const buyer: Seat = { personId: 'b', role: 'buyer', limits: five };
    const approver: Seat = { personId: 'c', role: 'approver', limits: five };
    const limitA: PeopleChange = { type: 'change', personId: 'a', role: 'administrator', limits: five };
    expect(changedPeople([administrator, buyer], limitA)).toEqual(
      Result.fail({ _tag: 'NoOtherApprover', personId: 'a' }),
    );
    expect(Result.isSuccess(changedPeople([administrator, approver], limitA))).toBe(true);
    const both = [{ ...administrator, limits: five }, approver];
    expect(changedPeople(both, { type: 'remove', personId: 'c' })).toEqual(
      Result.fail({ _tag: 'NoOtherApprover', personId: 'a' }),
    );
  });
});

describe('an invitation', () => {
  test('goes to an email of nobody who acts for the company, with its limits read [A-183]', () => {
    const people = [{ email: 'Max@exemple.fr' }];
    const entry = { ...EMPTY_INVITATION, email: 'ana@exemple.fr', role: 'approver', perOrder: '500' } as const;
    expect(checkInvitation(entry, people, EURO)).toEqual(
      Result.succeed({
        email: 'ana@exemple.fr',
        role: 'approver',
        limits: { perOrder: fromMinorUnits(50_000n, EURO), perMonth: null },
      }),
    );
    const refused = checkInvitation({ ...entry, email: 'max@exemple.fr', perMonth: 'x' }, people, EURO);
    expect(Result.isFailure(refused) && [refused.failure.email?._tag, refused.failure.perMonth?._tag]).toEqual([
      'ActsAlready',
      'AmountMalformed',
    ]);
  });

  test('is good until its 72 hours are over, once; used and withdrawn are said before too old [A-183]', () => {
    expect(INVITATION_MS).toBe(72 * 3_600_000);
    const open = { expiresAt: INVITATION_MS, isUsed: false, isWithdrawn: false };
    expect(invitationOver(open, INVITATION_MS - 1)).toBeNull();
    expect(invitationOver(open, INVITATION_MS)).toBe('expired');
    expect(invitationOver({ ...open, isWithdrawn: true }, INVITATION_MS)).toBe('withdrawn');
    expect(invitationOver({ ...open, isUsed: true, isWithdrawn: true }, 0)).toBe('used');
  });

  test('is taken up with names and a password that meets the rules, typed twice [S7.47]', () => {
    const whole = {
      ...EMPTY_JOINING,
      firstName: 'Max',
      lastName: 'Durand',
      password: 'Mirabelle1',
      confirmPassword: 'Mirabelle1',
    };
    expect(checkJoining(whole)).toEqual(
      Result.succeed({ civility: null, firstName: 'Max', lastName: 'Durand', password: 'Mirabelle1' }),
    );
    const empty = checkJoining(EMPTY_JOINING);
    expect(Result.isFailure(empty) && Object.keys(empty.failure)).toEqual([
      'firstName',
      'lastName',
      'password',
      'confirmPassword',
    ]);
    const other = checkJoining({ ...whole, confirmPassword: 'Mirabelle2' });
    expect(Result.isFailure(other) && other.failure.confirmPassword?._tag).toBe('PasswordsDiffer');
    const known = checkJoining(whole, new Set(['Mirabelle1']));
    expect(Result.isFailure(known) && known.failure.password?._tag).toBe('PasswordBreached');
  });
});

test('the company that a sign-in is for is the chosen one of a person’s companies [S6.28]', () => {
  const company = { custId: 'B1', companyName: 'A', role: 'buyer', isChosen: false } as const;
  const chosen = { ...company, custId: 'B2', isChosen: true };
  expect(chosenCompany([company, chosen])).toBe(chosen);
  expect(chosenCompany([company])).toBeNull();
});

test('the verification is answered by administrators until the company is verified; a buyer or an approver learns who does [A-182][A-183]', () => {
  for (const role of [...COMPANY_ROLES, null])
    for (const level of CONTRACT_LEVELS) {
      const way = verificationWay(role, level);
      expect(way === 'none').toBe(mayAtLevel('business', 'buy', level));
      if (way !== 'none') expect(way).toBe(role === 'administrator' || role === null ? 'own' : 'administrators');
    }
});
