/** The calls that the machines of a company's people invoke, and those of the companies of a person. Source: S6.28, S7.47, A-183. */
import type {
  InvitationShown,
  JoinInput,
  JoinRequest,
  OwnCompany,
  PeopleOfCompany,
  PeopleRequest,
  SpendingLimits,
} from '@offrande/domain/company-people';
import { type Currency, encodeAmount, type Money } from '@offrande/domain/money';
import type { AuthUser } from '@offrande/domain/sign-in';
import type { Client } from '../client/client.ts';
import {
  b2bRegisterAccount,
  changePerson,
  chooseCompany,
  companyInvitation,
  companyList,
  companyPeople,
  invitePerson,
  removePerson,
  withdrawInvitation,
} from '../contract/company-people.ts';
import { present } from '../gateways/present.ts';
import { readAmount } from '../gateways/read-answer.ts';

export interface CompanyPeopleGateway {
  /** The companies that the signed-in person acts for. */
  fetchCompanies(): Promise<readonly OwnCompany[]>;
  /** Signs the person in for another of these companies. */
  chooseCompany(companyId: string): Promise<AuthUser>;
  fetchPeople(whose: { readonly custId: string }): Promise<PeopleOfCompany>;
  storePeople(change: { readonly custId: string; readonly request: PeopleRequest | null }): Promise<unknown>;
  fetchInvitation(link: JoinInput): Promise<InvitationShown>;
  /** The person whose new account was opened; null if an account that was there joined. */
  joinCompany(request: JoinRequest): Promise<AuthUser | null>;
}

interface LimitsOnWire {
  readonly orderLimit: string | null;
  readonly monthLimit: string | null;
}

const limitsOnWire = ({ perOrder, perMonth }: SpendingLimits): LimitsOnWire => ({
  orderLimit: perOrder && encodeAmount(perOrder),
  monthLimit: perMonth && encodeAmount(perMonth),
});

export const createCompanyPeopleGateway = (client: Client, currency: Currency): CompanyPeopleGateway => {
  const unit = { aggregatorBuId: client.unitId };

  const readLimit = (text: string | null): Money | null =>
    text === null ? null : readAmount(text, currency, 'companyPeople');
  const withLimits = <Wire extends LimitsOnWire>({ orderLimit, monthLimit, ...rest }: Wire) => ({
    ...rest,
    limits: { perOrder: readLimit(orderLimit), perMonth: readLimit(monthLimit) },
  });

  const store = (custId: string, request: PeopleRequest): Promise<unknown> => {
    const own = { ...unit, custId };
    switch (request.type) {
      case 'invite': {
        const { email, role, limits } = request.invitation;
        return client.call(invitePerson, { ...own, email, role, ...limitsOnWire(limits) });
      }
      case 'withdraw':
        return client.call(withdrawInvitation, { ...own, invitationId: request.invitationId });
      case 'change': {
        const { personId, role, limits } = request;
        return client.call(changePerson, { ...own, personId, role, ...limitsOnWire(limits) });
      }
      case 'remove':
        return client.call(removePerson, { ...own, personId: request.personId });
    }
  };

  return {
    fetchCompanies: async () => (await client.call(companyList, unit)).companyList,
    chooseCompany: (companyId) => client.call(chooseCompany, { ...unit, companyId }),
    fetchPeople: async ({ custId }) => {
      const { ownId, people, invitations } = await client.call(companyPeople, { ...unit, custId });
      return { ownId, people: people.map(withLimits), invitations: invitations.map(withLimits) };
    },
    storePeople: async ({ custId, request }) => store(custId, present(request, 'request')),
    fetchInvitation: ({ token }) => client.call(companyInvitation, { ...unit, token }),
    joinCompany: async ({ token, person }) => (await client.call(b2bRegisterAccount, { ...unit, token, person })).user,
  };
};
