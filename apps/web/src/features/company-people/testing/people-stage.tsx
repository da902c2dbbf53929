/** The people of a company in a test or story: a company that is signed in, and who acts for it. */
import { KNOWN_MEMBER, MEMORY_ADMINISTRATOR, type MemoryCompanyPeopleOptions } from '@offrande/api-client/testing';
import { ATELIER_COMPANY } from '@offrande/domain/business-registration/testing';
import type { CompanyPerson, OpenInvitation } from '@offrande/domain/company-people';
import { UNLIMITED } from '@offrande/domain/company-people/testing';
import { money } from '@offrande/domain/money';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO, POSTED_CART } from '../../../shop/testing/sample.ts';
import { type Place, placeAt } from '../../../shop/testing/stage.tsx';

const { accessPolicy } = UNIT;
export const WITH_COMPANIES = {
  accessPolicy: { ...accessPolicy, features: { ...accessPolicy.features, business: true } },
} as const;

const euros = (text: string) => money(text, EURO);

export const MAX: CompanyPerson = {
  personId: 'person-2',
  firstName: 'Max',
  lastName: 'Durand',
  email: 'max@exemple.fr',
  role: 'buyer',
  limits: { perOrder: euros('500'), perMonth: euros('2000') },
  joinedAt: Date.UTC(2026, 4, 20, 8),
};
export const ANA: CompanyPerson = {
  ...MAX,
  personId: 'person-3',
  firstName: 'Ana',
  lastName: 'Le Goff',
  email: 'ana@exemple.fr',
  role: 'approver',
  limits: UNLIMITED,
};
export const OPEN_INVITATION: OpenInvitation = {
  invitationId: 'invitation-9',
  email: 'noe@exemple.fr',
  role: 'buyer',
  limits: UNLIMITED,
  expiresAt: Date.UTC(2026, 5, 15, 12, 30),
};

export const SEVERAL: MemoryCompanyPeopleOptions = {
  people: [MEMORY_ADMINISTRATOR, MAX, ANA],
  invitations: [OPEN_INVITATION],
};

export interface PeopleWorld {
  readonly shop: MemoryShop;
  readonly place: Place;
}

/** Inès is signed in for the company. */
export const peopleWorld = (
  people: MemoryCompanyPeopleOptions = SEVERAL,
  path = '/account/people',
  more: Partial<Parameters<typeof createMemoryShop>[0]> = {},
): PeopleWorld => ({
  shop: createMemoryShop({
    ...more,
    cart: POSTED_CART,
    isMember: true,
    people,
    identity: {
      members: [
        {
          ...KNOWN_MEMBER,
          member: {
            ...KNOWN_MEMBER.member,
            custId: 'B1',
            memberType: 'business',
            contractLevel: 'registered',
            company: { ...ATELIER_COMPANY, employees: 12, companyName: 'Atelier & Fils', chorusNumber: '' },
          },
        },
      ],
    },
  }),
  place: placeAt(path),
});
