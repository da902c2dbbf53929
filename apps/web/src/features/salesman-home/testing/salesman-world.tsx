/** A salesman and customers, for tests and stories. Today is 12 June 2026. */
import { KNOWN_MEMBER, type MemoryCustomer } from '@offrande/api-client/testing';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { ATELIER_COMPANY } from '@offrande/domain/business-registration/testing';
import type { ContractLevel } from '@offrande/domain/customer';
import type { DossierState } from '@offrande/domain/dossier';
import { money } from '@offrande/domain/money';
import type { Member } from '@offrande/domain/profile';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO, POSTED_CART } from '../../../shop/testing/sample.ts';
import { type Place, placeAt, Stage } from '../../../shop/testing/stage.tsx';
import { FULL_DESK } from '../../company-home/testing/desk-sample.ts';
import { Entry } from '../../session/entry.tsx';
import { SalesmanHomePage } from '../salesman-home.tsx';

export const SALESMAN = {
  ...KNOWN_MEMBER,
  member: {
    ...KNOWN_MEMBER.member,
    custId: 'S1',
    memberType: 'salesman',
    firstName: 'Hugo',
    lastName: 'Lambert',
  },
} as const;

const profileOf = (customerId: string, name: string, contractLevel: ContractLevel, city: string): Member => {
  const address = { line1: '12 quai de la Fosse', line2: '', zipCode: '44000', city, countryCode: 'FR' };
  const receiver = { ...EMPTY_RECEIVER, firstName: 'Claire', lastName: 'Morel', address };
  return {
    ...KNOWN_MEMBER.member,
    custId: customerId,
    memberType: 'business',
    contractLevel,
    email: `claire.morel@${customerId.toLowerCase()}.example`,
    firstName: 'Claire',
    lastName: 'Morel',
    company: { ...ATELIER_COMPANY, employees: 260, companyName: name, address, chorusNumber: 'ACME/44-2026' },
    invoicing: receiver,
    addressBook: [{ name: 'Entrepôt', isDefault: true, receiver }],
  };
};

type Row = readonly [
  id: string,
  name: string,
  number: string | null,
  city: string,
  level: ContractLevel,
  bought: string,
  dossier: DossierState | null,
];

const ROWS: readonly Row[] = [
  ['B1', 'Acme Atlantique', '552100554', 'Nantes', 'registered', '12400', 'verified'],
  ['B2', 'Mutuelle de l’Atlantique', '781320415', 'La Rochelle', 'registered', '8950', 'verified'],
  ['B3', 'Atlas Négoce', '433907128', 'Rennes', 'registered', '6020', 'verified'],
  ['B4', 'Chantiers Atlanta', '892415007', 'Saint-Nazaire', 'light', '0', 'open'],
  ['B5', 'Atlante Transports', '318774260', 'Lorient', 'enCompte', '3975', 'submitted'],
  ['B6', 'Opéra Garnier', null, '', 'light', '0', null],
];

export const customerOf = ([customerId, name, number, city, level, bought, dossier]: Row): MemoryCustomer => ({
  customerId,
  name,
  number,
  city,
  contractLevel: level,
  accumulatedSales: money(bought, EURO),
  dossier,
  profile: profileOf(customerId, name, level, city),
});

export const CUSTOMERS = ROWS.map(customerOf);

/** More than a page of the list. */
export const MANY_CUSTOMERS = Array.from({ length: 60 }, (_, at) =>
  customerOf([`M${at}`, `Maison ${String(at).padStart(2, '0')}`, null, 'Lyon', 'registered', '0', null]),
);

export interface SalesmanWorld {
  readonly shop: MemoryShop;
  readonly place: Place;
}

export const salesmanWorld = (
  search = '',
  more: Partial<Parameters<typeof createMemoryShop>[0]> = {},
): SalesmanWorld => ({
  shop: createMemoryShop({
    cart: POSTED_CART,
    isMember: true,
    identity: { members: [SALESMAN] },
    customers: CUSTOMERS,
    money: FULL_DESK.money ?? {},
    ...more,
  }),
  place: placeAt(`/salesman${search}`),
});

export function SalesmanStage({ world: { shop, place } }: { readonly world: SalesmanWorld }) {
  return (
    <Stage shop={shop} place={place}>
      <Entry>
        <SalesmanHomePage />
      </Entry>
    </Stage>
  );
}
