/** The profile page of a company in memory, for its stories and tests. */
import {
  KNOWN_MEMBER,
  type MemoryIdentityCall,
  type MemoryMember,
  type Misfortune,
} from '@offrande/api-client/testing';
import type { CompanyDocumentGateway } from '@offrande/api-client/company';
import type { CompanyRole } from '@offrande/domain/company-people';
import type { CompanyDocument } from '@offrande/domain/company-review';
import { ATELIER } from '@offrande/domain/profile/testing';
import type { CompanyInfo, Member } from '@offrande/domain/profile';
import { useState } from 'react';
import { createMemoryShop, type MemoryShop } from '../../../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../../../shop/testing/sample.ts';
import { type Place, placeAt } from '../../../../../shop/testing/stage.tsx';
import { AccountStage } from '../../../testing/account-stage.tsx';
import { ProfilePage } from '../../profile.tsx';

const company: CompanyInfo = {
  ...ATELIER.company!,
  accountCategory: 'Industry',
  siren: '732829320',
  vatNumber: 'FR44732829320',
};

const receiver = {
  civility: null,
  firstName: 'Camille',
  lastName: 'Roux',
  email: 'compta@exemple.fr',
  phone: { areaCode: '+33', number: '140506071' },
  vatNumber: '',
  address: { ...company.address, line1: '2 rue du Port', zipCode: '44000', city: 'Nantes' },
};

/** Its invoices go to somebody, its deliveries to the head office. */
export const companyWith = (over: Partial<Member> = {}, identity: Partial<CompanyInfo> = {}): MemoryMember => ({
  ...KNOWN_MEMBER,
  member: {
    ...ATELIER,
    custId: 'B1',
    email: 'achats@exemple.fr',
    phone: { areaCode: '+33', number: '240123456' },
    invoicing: receiver,
    company: { ...company, ...identity },
    ...over,
  },
});

/** A public body of France. */
export const PUBLIC_BODY = companyWith({}, { societyType: 'publicCompany', companyName: 'Ville de Nantes' });

export interface CompanyProfileWorld {
  readonly shop: MemoryShop;
  readonly place: Place;
}

export const companyProfileWorld = (
  member: MemoryMember = companyWith(),
  path = '/account',
  more: Pick<
    Parameters<typeof createMemoryShop>[0],
    'accountCategories' | 'people' | 'documents' | 'monthsAfterLeaving'
  > = {},
): CompanyProfileWorld => ({
  shop: createMemoryShop({
    cart: POSTED_CART,
    isMember: true,
    identity: { members: [member] },
    ...more,
  }),
  place: placeAt(path),
});

export function CompanyProfileStage({ world }: { readonly world: CompanyProfileWorld }) {
  return (
    <AccountStage shop={world.shop} place={world.place}>
      <ProfilePage />
    </AccountStage>
  );
}

interface CompanyProfileStoryProps {
  member?: MemoryMember;
  /** The code of a tab. */
  tab?: string;
  accountCategories?: readonly string[];
  /** The role of the person who looks; administrator by default. */
  role?: CompanyRole;
  documents?: readonly CompanyDocument[];
  fault?: readonly [MemoryIdentityCall, Misfortune];
  documentFault?: readonly [keyof CompanyDocumentGateway, Misfortune];
}

/** The company of the person who looks, in this role. */
export const peopleWith = (role: CompanyRole) => ({
  companies: [{ custId: 'B1', companyName: 'Atelier & Fils', role, isChosen: true }],
});

export function CompanyProfileStory({
  member,
  tab = 'cI',
  accountCategories = [],
  role = 'administrator',
  documents,
  fault,
  documentFault,
}: CompanyProfileStoryProps) {
  const [world] = useState(() => {
    const made = companyProfileWorld(member, `/account?tab=${tab}`, {
      accountCategories,
      people: peopleWith(role),
      ...(documents && { documents }),
    });
    if (fault) made.shop.identity.script.befall(...fault);
    if (documentFault) made.shop.company.documents.script.befall(...documentFault);
    return made;
  });
  return <CompanyProfileStage world={world} />;
}
