/** The people of a company: roles, limits, invitations, joining. */
export { COMPANY_ROLES, mayForCompany, type CompanyAct, type CompanyRole } from './company-role.ts';
export { verificationWay } from './verification-way.ts';
export {
  checkLimits,
  checkSpending,
  hasLimit,
  limitsEntryOf,
  spendingSince,
  type LimitRefusal,
  type LimitsEntry,
  type LimitsRefusals,
  type SpendingLimits,
} from './spending-limits.ts';
export {
  chosenCompany,
  type CompanyPerson,
  type OpenInvitation,
  type OwnCompany,
  type PeopleOfCompany,
} from './company-person.ts';
export { changedPeople, type PeopleChange, type PeopleRefusal, type Seat } from './people-change.ts';
export {
  COMPANY_PEOPLE_MAX,
  EMPTY_INVITATION,
  INVITATION_MS,
  checkInvitation,
  invitationOver,
  type Invitation,
  type InvitationEntry,
  type InvitationOver,
  type InvitationRefusals,
  type InvitedEmailRefusal,
} from './invitation.ts';
export {
  EMPTY_JOINING,
  checkJoining,
  type InvitationShown,
  type JoiningEntry,
  type JoiningRefusals,
  type NewPerson,
} from './joining.ts';
export {
  peopleMachine,
  selectPeople,
  selectPeopleDone,
  selectPeopleEntryRefusals,
  selectPeopleFailure,
  selectPeopleRefusal,
  selectPeopleTask,
  type PeopleEvent,
  type PeopleInput,
  type PeopleRequest,
  type PeopleSnapshot,
  type PersonEntry,
} from './people.machine.ts';
export {
  joinMachine,
  selectInvitation,
  selectInvitationOver,
  selectJoinFailure,
  type JoinEvent,
  type JoinInput,
  type JoinRequest,
  type JoinSnapshot,
} from './join.machine.ts';
