/** The people of a company without a server: one administrator, who changes them as the server lets her. Source: S6.28, S7.47, A-183. */
import {
  changedPeople,
  type CompanyPerson,
  INVITATION_MS,
  type InvitationShown,
  type NewPerson,
  type OpenInvitation,
  type OwnCompany,
  type PeopleRequest,
} from '@offrande/domain/company-people';
import { UNLIMITED } from '@offrande/domain/company-people/testing';
import { Result } from 'effect';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CompanyPeopleGateway } from '../company/index.ts';
import { present } from '../gateways/present.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { KNOWN_MEMBER, refused, toAuthUser } from './memory-members.ts';

/** What the link of the mail carries; any other is over. */
export const MEMORY_INVITATION_TOKEN = 'invitation-1';

/** The person who looks, where no others are given. */
export const MEMORY_ADMINISTRATOR: CompanyPerson = {
  personId: 'person-1',
  firstName: 'Inès',
  lastName: 'Marchand',
  email: 'ines@exemple.fr',
  role: 'administrator',
  limits: UNLIMITED,
  joinedAt: Date.UTC(2026, 4, 4, 8),
};

export interface MemoryCompanyPeopleOptions {
  readonly companies?: readonly OwnCompany[];
  readonly people?: readonly CompanyPerson[];
  readonly invitations?: readonly OpenInvitation[];
  /** What the link invites to. */
  readonly invitation?: Partial<InvitationShown>;
}

export interface MemoryCompanyPeople extends CompanyPeopleGateway {
  readonly script: CallScript<keyof CompanyPeopleGateway>;
  /** The changes that arrived, in order. */
  readonly stored: readonly PeopleRequest[];
  /** Who joined, in order; null with an account that was there. */
  readonly joined: readonly (NewPerson | null)[];
  /** Another administrator removes a person. */
  readonly removeElsewhere: (personId: string) => void;
}

const COMPANIES: readonly OwnCompany[] = [
  { custId: 'B1', companyName: 'Atelier & Fils', role: 'administrator', isChosen: true },
];

const userOf = (customerId: string) => ({ ...toAuthUser(KNOWN_MEMBER, 2), customerId, kind: 'business' }) as const;

/** `now` is the instant of each invitation, in milliseconds. */
export const createMemoryCompanyPeople = (
  options: MemoryCompanyPeopleOptions = {},
  now: () => number = () => Date.UTC(2026, 5, 14, 9, 30),
): MemoryCompanyPeople => {
  const script = createCallScript<keyof CompanyPeopleGateway>();
  const stored: PeopleRequest[] = [];
  const joined: (NewPerson | null)[] = [];
  let people = options.people ?? [MEMORY_ADMINISTRATOR];
  let invitations = options.invitations ?? [];
  const invited: InvitationShown = {
    companyName: 'Atelier & Fils',
    email: 'max@exemple.fr',
    role: 'buyer',
    isKnown: false,
    ...options.invitation,
  };

  const apply = (request: PeopleRequest): void => {
    if (request.type === 'invite') {
      const { invitation } = request;
      invitations = [
        ...invitations.filter(({ email }) => email !== invitation.email),
        { ...invitation, invitationId: `invitation-${stored.length}`, expiresAt: now() + INVITATION_MS },
      ];
      return;
    }
    if (request.type === 'withdraw') {
      invitations = invitations.filter(({ invitationId }) => invitationId !== request.invitationId);
      return;
    }
    const after = changedPeople(people, request);
    if (Result.isFailure(after))
      throw refused('storePeople', ERROR_CODES.peopleRefused, 422, { reason: after.failure._tag });
    people = after.success;
  };

  const assertInvites = (call: keyof CompanyPeopleGateway, token: string): void => {
    if (token !== MEMORY_INVITATION_TOKEN || joined.length > 0) throw refused(call, ERROR_CODES.linkOver);
  };

  return {
    script,
    stored,
    joined,
    removeElsewhere: (personId) => {
      people = people.filter((person) => person.personId !== personId);
    },
    fetchCompanies: () => script.run('fetchCompanies', () => options.companies ?? COMPANIES),
    chooseCompany: (companyId) => script.run('chooseCompany', () => userOf(companyId)),
    fetchPeople: () => script.run('fetchPeople', () => ({ ownId: MEMORY_ADMINISTRATOR.personId, people, invitations })),
    storePeople: ({ request }) =>
      script.run('storePeople', () => {
        apply(present(request, 'request'));
        stored.push(present(request, 'request'));
      }),
    fetchInvitation: ({ token }) =>
      script.run('fetchInvitation', () => {
        assertInvites('fetchInvitation', token);
        return invited;
      }),
    joinCompany: ({ token, person }) =>
      script.run('joinCompany', () => {
        assertInvites('joinCompany', token);
        joined.push(person);
        return person === null ? null : userOf('B1');
      }),
  };
};
