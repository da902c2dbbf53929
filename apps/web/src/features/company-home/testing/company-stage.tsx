/** The home of companies in a test or story: a visitor, or a company of a level. */
import { KNOWN_MEMBER, type MemoryCompanyPeopleOptions, type MemoryMember } from '@offrande/api-client/testing';
import { EMPTY_RECEIVER, type Receiver } from '@offrande/domain/address';
import type { OwnCompany } from '@offrande/domain/company-people';
import type { ContractLevel } from '@offrande/domain/customer';
import { ATELIER_COMPANY } from '@offrande/domain/business-registration/testing';
import { Suspense } from 'react';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { type Place, placeAt, Stage } from '../../../shop/testing/stage.tsx';
import { Entry } from '../../session/entry.tsx';
import { CompanyHomePage } from '../company-home.tsx';

const ACCOUNTING: Receiver = {
  ...EMPTY_RECEIVER,
  firstName: 'Ada',
  lastName: 'Morel',
  email: 'factures@atelier.fr',
  address: { line1: '4 place Bellecour', line2: '', zipCode: '69002', city: 'Lyon', countryCode: 'FR' },
};

export const companyOf = (contractLevel: ContractLevel, companyType: string | null = null): MemoryMember => ({
  ...KNOWN_MEMBER,
  companyType,
  member: {
    ...KNOWN_MEMBER.member,
    custId: 'B1',
    memberType: 'business',
    contractLevel,
    company: { ...ATELIER_COMPANY, employees: 12, companyName: 'Atelier & Fils', chorusNumber: '' },
    invoicing: ACCOUNTING,
  },
});

export interface CompanyWorld {
  readonly shop: MemoryShop;
  readonly place: Place;
}

export const TWO_COMPANIES: readonly OwnCompany[] = [
  { custId: 'B1', companyName: 'Atelier & Fils', role: 'administrator', isChosen: true },
  { custId: 'B2', companyName: 'Maison Bleue', role: 'buyer', isChosen: false },
];

const MEANS = { guest: [], individual: [], business: ['creditCard', 'instantTransfer'], salesman: [] } as const;

/** `level` null: nobody is signed in. */
export const companyWorld = (
  level: ContractLevel | null,
  people: MemoryCompanyPeopleOptions = {},
  path = '/b2b',
  more: Partial<Parameters<typeof createMemoryShop>[0]> = {},
): CompanyWorld => ({
  shop: createMemoryShop({
    people,
    cart: POSTED_CART,
    rules: { means: MEANS },
    isMember: level !== null,
    identity: { members: [level === null ? KNOWN_MEMBER : companyOf(level)] },
    ...more,
  }),
  place: placeAt(path),
});

const { accessPolicy } = UNIT;
export const WITH_COMPANIES = {
  accessPolicy: { ...accessPolicy, features: { ...accessPolicy.features, business: true, wallet: true } },
} as const;

export function CompanyHomeStage({ world }: { readonly world: CompanyWorld }) {
  return (
    <Stage shop={world.shop} place={world.place} unit={WITH_COMPANIES}>
      <Suspense>
        <Entry>
          <CompanyHomePage />
        </Entry>
      </Suspense>
    </Stage>
  );
}
