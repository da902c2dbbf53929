/**
 * Changes of who acts for a company: a role, limits, a removal. A company always has an administrator, and whoever has a limit
 * has somebody else who decides above it. Source: A-183.
 */
import { Result } from 'effect';
import type { CompanyPerson } from './company-person.ts';
import { mayForCompany } from './company-role.ts';
import type { CompanyRole } from './company-role.ts';
import { hasLimit } from './spending-limits.ts';
import type { SpendingLimits } from './spending-limits.ts';

/** What a change looks at. */
export type Seat = Pick<CompanyPerson, 'personId' | 'role' | 'limits'>;

export type PeopleChange =
  | {
      readonly type: 'change';
      readonly personId: string;
      readonly role: CompanyRole;
      readonly limits: SpendingLimits;
    }
  | { readonly type: 'remove'; readonly personId: string };

/**
 * `PersonUnknown`: nobody of this company, or no more. `LastAdministrator`: nobody would be left who manages its people.
 * `NoOtherApprover`: somebody (`personId`) would have a limit, and nobody else could decide above it.
 */
export type PeopleRefusal =
  | { readonly _tag: 'PersonUnknown' }
  | { readonly _tag: 'LastAdministrator' }
  | { readonly _tag: 'NoOtherApprover'; readonly personId: string };

const withChange = <Person extends Seat>(people: readonly Person[], change: PeopleChange): readonly Person[] =>
  change.type === 'remove'
    ? people.filter(({ personId }) => personId !== change.personId)
    : people.map((person) =>
        person.personId === change.personId ? { ...person, role: change.role, limits: change.limits } : person,
      );

/** The first person with a limit above whom nobody else decides; null if there is none. */
const withoutApprover = (people: readonly Seat[]): Seat | null => {
  const approvers = people.filter(({ role }) => mayForCompany(role, 'decideOrders'));
  return (
    people.find(
      ({ personId, limits }) => hasLimit(limits) && !approvers.some((approver) => approver.personId !== personId),
    ) ?? null
  );
};

/** The people after the change, or why it cannot be made. */
export const changedPeople = <Person extends Seat>(
  people: readonly Person[],
  change: PeopleChange,
): Result.Result<readonly Person[], PeopleRefusal> => {
  if (!people.some(({ personId }) => personId === change.personId)) return Result.fail({ _tag: 'PersonUnknown' });
  const after = withChange(people, change);
  if (!after.some(({ role }) => mayForCompany(role, 'managePeople'))) return Result.fail({ _tag: 'LastAdministrator' });
  const stuck = withoutApprover(after);
  return stuck === null ? Result.succeed(after) : Result.fail({ _tag: 'NoOtherApprover', personId: stuck.personId });
};
