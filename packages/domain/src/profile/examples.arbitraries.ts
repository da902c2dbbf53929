/** One member of each kind, for documentation and paths. */
import type { Member } from './member.ts';

const ADDRESS = { line1: '1 rue de Rivoli', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };

export const INES: Member = {
  custId: 'c-1',
  memberType: 'individual',
  civility: 'mrs',
  firstName: 'Inès',
  lastName: 'Marchand',
  email: 'ines@exemple.fr',
  phone: { areaCode: '+33', number: '612345678' },
  contractLevel: 'light',
  isActivated: true,
  allowsUpdate: false,
  isSubscribed: false,
  company: null,
  delivery: null,
  invoicing: null,
  addressBook: [],
};

export const ATELIER: Member = {
  ...INES,
  custId: 'b-1',
  memberType: 'business',
  contractLevel: 'registered',
  allowsUpdate: true,
  company: {
    accountCategory: 'industry',
    societyType: 'privateCompany',
    companyName: 'Atelier & Fils',
    commercialName: '',
    siren: '123456782',
    vatNumber: '',
    phone: { areaCode: '+33', number: '140506070' },
    employees: 12,
    isInContactWithStore: false,
    address: ADDRESS,
    chorusNumber: '',
  },
};
