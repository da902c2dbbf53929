/**
 * The people of a company, and the companies of a person. Source: S6.28, S7.47, A-183. `custId` is the company that the sign-in is for; its
 * people are its administrators' to see and change.
 */
import { CompanyRoleWire, NewPersonFromWire } from '@offrande/domain/company-people/schema';
import { AuthUserFromWire } from '@offrande/domain/sign-in/schema';
import { InstantFromIso } from '@offrande/domain/time/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Text, UnitId } from './wire.ts';

const post = { method: 'POST', version: 'v1', auth: 'member', sealed: true } as const;
const own = { aggregatorBuId: UnitId, custId: Text };
const Token = Schema.NonEmptyString.check(Schema.isMaxLength(200));

/** Null where there is no limit. */
const limits = { orderLimit: Schema.NullOr(Amount), monthLimit: Schema.NullOr(Amount) };
const terms = { role: CompanyRoleWire, ...limits };

/** The companies that the signed-in person acts for. */
export const companyList = defineCall('companyList', {
  ...post,
  path: '/company/companyList',
  request: Schema.Struct({ aggregatorBuId: UnitId }),
  response: Schema.Struct({
    companyList: Schema.Array(
      Schema.Struct({ custId: Text, companyName: Text, role: CompanyRoleWire, isChosen: Schema.Boolean }),
    ),
  }),
});

/** Signs the same person in for another one of these companies. */
export const chooseCompany = defineCall('chooseCompany', {
  ...post,
  path: '/company/chooseCompany',
  request: Schema.Struct({ aggregatorBuId: UnitId, companyId: Text }),
  response: AuthUserFromWire,
});

/** People in the order in which they joined, and invitations that nobody has taken up. */
export const companyPeople = defineCall('companyPeople', {
  ...post,
  path: '/company/people',
  request: Schema.Struct(own),
  response: Schema.Struct({
    ownId: Text,
    people: Schema.Array(
      Schema.Struct({
        personId: Text,
        firstName: Text,
        lastName: Text,
        email: Text,
        ...terms,
        joinedAt: InstantFromIso,
      }),
    ),
    invitations: Schema.Array(Schema.Struct({ invitationId: Text, email: Text, ...terms, expiresAt: InstantFromIso })),
  }),
});

/** Sends a link that is good for 72 hours, in place of one that was sent to this email before. */
export const invitePerson = defineCall('invitePerson', {
  ...post,
  path: '/company/invite',
  request: Schema.Struct({ ...own, email: Text, ...terms }),
  response: Schema.Struct({}),
});

export const withdrawInvitation = defineCall('withdrawInvitation', {
  ...post,
  path: '/company/withdrawInvitation',
  request: Schema.Struct({ ...own, invitationId: Text }),
  response: Schema.Struct({}),
});

/** `peopleRefused` with the reason where the company would have no administrator, or a limit nobody who decides above it. */
export const changePerson = defineCall('changePerson', {
  ...post,
  path: '/company/changePerson',
  request: Schema.Struct({ ...own, personId: Text, ...terms }),
  response: Schema.Struct({}),
});

/** Ends what the person may do for the company, and every sign-in for it, at once. */
export const removePerson = defineCall('removePerson', {
  ...post,
  path: '/company/removePerson',
  request: Schema.Struct({ ...own, personId: Text }),
  response: Schema.Struct({}),
});

/** What the link in the mail invites to. `linkOver` with the reason if it leads nowhere. */
export const companyInvitation = defineCall('companyInvitation', {
  ...post,
  auth: 'buyer',
  path: '/register/companyInvitation',
  request: Schema.Struct({ aggregatorBuId: UnitId, token: Token }),
  response: Schema.Struct({ companyName: Text, email: Text, role: CompanyRoleWire, isKnown: Schema.Boolean }),
});

/** Takes an invitation up: with a new account, which is signed in, or with the one that the email has; then `user` is null. */
export const b2bRegisterAccount = defineCall('b2bRegisterAccount', {
  ...post,
  auth: 'buyer',
  version: 'v3',
  path: '/register/b2bRegisterAccount',
  request: Schema.Struct({ aggregatorBuId: UnitId, token: Token, person: NewPersonFromWire }),
  response: Schema.Struct({ user: Schema.NullOr(AuthUserFromWire) }),
});

/** Invites an administrator to go on with a verification. */
export const handOverDossier = defineCall('handOverDossier', {
  ...post,
  auth: 'kyb',
  path: '/kyb/handOver',
  request: Schema.Struct({ ...own, email: Text }),
  response: Schema.Struct({}),
});

export const companyPeopleCalls = {
  companyList,
  chooseCompany,
  companyPeople,
  invitePerson,
  withdrawInvitation,
  changePerson,
  removePerson,
  companyInvitation,
  b2bRegisterAccount,
  handOverDossier,
} as const;
