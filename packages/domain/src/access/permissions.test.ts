import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  CONTRACT_LEVELS,
  CUSTOMER_KINDS,
  isTrade,
  kindOfMember,
  kindOfRole,
  may,
  mayAtLevel,
  MEMBER_TYPES,
  PERMISSIONS,
  roleOf,
  ROLES,
} from '../customer/index.ts';
import type { Permission, Role } from '../customer/index.ts';
import { deliveryTypesFor, isBatchDelivery } from '../delivery/index.ts';
import { mayQuote } from '../quotation/index.ts';
import { listedCustomers, checkView } from '../salesman/index.ts';

const granted = (act: Permission): readonly Role[] => ROLES.filter((role) => may(role, act));
const INDIVIDUALS = ['individual', 'corporateEmployee', 'b2b2cMember'];
const SALESMEN = ['salesman', 'adminSalesman'];

const roles = (isAdminSalesman: boolean, isEmployee: boolean) =>
  [null, ...MEMBER_TYPES].map((memberType) => roleOf({ memberType, isAdminSalesman, isEmployee }));

describe('roles', () => {
  test('are guest, individual, business, salesman, admin salesman, corporate employee and B2B2C member [S1.29][S1.30][S1.31][S1.32][S1.33][S1.34][S1.35][S6.4]', () => {
    expect(ROLES.toSorted()).toEqual(
      [...CUSTOMER_KINDS, 'adminSalesman', 'corporateEmployee', 'b2b2cMember'].toSorted(),
    );
  });

  test('belong to a kind: employees and members are individuals, an admin salesman is a salesman [A-83]', () => {
    expect(ROLES.map((role) => `${role} ${kindOfRole(role)}`)).toEqual([
      'guest guest',
      'individual individual',
      'business business',
      'salesman salesman',
      'corporateEmployee individual',
      'b2b2cMember individual',
      'adminSalesman salesman',
    ]);
  });

  test('follow from the type and the flags of a user; a flag of another type is ignored [S1.33][S1.34][S1.35][A-83]', () => {
    expect(roles(false, false)).toEqual(['guest', 'individual', 'business', 'salesman', 'b2b2cMember']);
    expect(roles(true, false)).toEqual(['guest', 'individual', 'business', 'adminSalesman', 'b2b2cMember']);
    expect(roles(false, true)).toEqual(['guest', 'corporateEmployee', 'business', 'salesman', 'b2b2cMember']);
    expect(roles(true, true)).toEqual(['guest', 'corporateEmployee', 'business', 'adminSalesman', 'b2b2cMember']);
    for (const memberType of MEMBER_TYPES) {
      const role = roleOf({ memberType, isAdminSalesman: true, isEmployee: true });
      expect(kindOfRole(role)).toBe(kindOfMember(memberType));
    }
  });
});

describe('permissions', () => {
  test('a guest may buy and query a card, and no record is kept of a guest [S6.1][S6.2]', () => {
    const acts = (Object.keys(PERMISSIONS) as Permission[]).filter((act) => may('guest', act));
    expect(acts).toEqual(['buy', 'queryCard']);
  });

  test('everybody may buy and query [S6.1][S6.2]', () => {
    expect([granted('buy'), granted('queryCard')]).toEqual([[...ROLES], [...ROLES]]);
  });

  test('companies may use bulk files, customer ids, discounts, quotations and the wallet, and their company is loaded [S6.11][S6.12][S6.13][S6.14][S6.15][S6.28]', () => {
    for (const act of ['useBulkFile', 'setCustomerId', 'chooseDiscount', 'requestQuotation'] as const) {
      expect(granted(act)).toEqual(['business', ...SALESMEN]);
      expect(CUSTOMER_KINDS.filter((kind) => may(kind, act))).toEqual(CUSTOMER_KINDS.filter(isTrade));
    }
    expect(granted('haveWallet')).toEqual(ROLES.filter((role) => role !== 'guest' && kindOfRole(role) !== 'salesman'));
    expect(granted('loadCompany')).toEqual(['business']);
    expect(granted('haveCorporateAccount')).toEqual(INDIVIDUALS);
  });

  test('only companies fill their wallet by bank transfer [A-184]', () => {
    expect(granted('fillWalletByTransfer')).toEqual(['business']);
  });

  test('only companies fill in a dossier, and only until they are verified [A-182]', () => {
    expect(granted('fillInDossier')).toEqual(['business']);
    expect(CONTRACT_LEVELS.filter((level) => mayAtLevel('business', 'fillInDossier', level))).toEqual([
      'light',
      'enCompte',
    ]);
    expect(mayAtLevel('business', 'fillInDossier', null)).toBe(true);
  });

  test('bulk files are for exactly the roles that may choose a batch delivery [S6.11][A-26]', () => {
    for (const kind of CUSTOMER_KINDS) {
      expect(may(kind, 'useBulkFile')).toBe(deliveryTypesFor('digital', kind).some(isBatchDelivery));
    }
  });

  test('quotations are for exactly the roles that may request one [S6.14][A-40]', () => {
    expect(CUSTOMER_KINDS.filter((kind) => may(kind, 'requestQuotation'))).toEqual(CUSTOMER_KINDS.filter(mayQuote));
  });

  test.each([
    'orderForCustomer',
    'viewCustomerProfile',
    'viewCustomerAddressBook',
    'setExtraDiscount',
    'setShippingFee',
    'setProductFee',
    'setCardMadeFee',
    'setCommission',
    'setLetterDiscount',
  ] as const)(
    'a salesman may %s, nobody else may [S6.17][S6.19][S6.20][S6.21][S6.22][S6.23][S6.24][S6.25][S6.26]',
    (act) => {
      expect(granted(act)).toEqual(SALESMEN);
    },
  );

  test('an admin salesman sees all customers of the unit, and otherwise has the permissions of a salesman [S1.33][A-83]', () => {
    const acts = Object.keys(PERMISSIONS) as Permission[];
    expect(acts.filter((act) => may('adminSalesman', act) !== may('salesman', act))).toEqual(['seeAllCustomers']);
    expect(granted('seeAllCustomers')).toEqual(['adminSalesman']);
  });

  test('salesmen see exactly the customer data that is granted here [S6.17][S6.19][S6.20][A-83]', () => {
    const customer = { customerId: 'C1', name: 'Acme', contractLevel: 'registered', salesmanId: 'S2' } as const;
    for (const role of ['salesman', 'adminSalesman'] as const) {
      const other = { salesmanId: 'S1', isAdmin: role === 'adminSalesman' };
      expect(listedCustomers(other, [customer]).length > 0).toBe(may(role, 'seeAllCustomers'));
      const own = { ...other, salesmanId: 'S2' };
      const sees = (view: 'profile' | 'addressBook') =>
        Result.isSuccess(checkView(own, [customer], { customerId: 'C1', view }));
      expect([sees('profile'), sees('addressBook')]).toEqual([
        may(role, 'viewCustomerProfile'),
        may(role, 'viewCustomerAddressBook'),
      ]);
    }
  });

  test('an employee and a member have the permissions of an individual [A-83]', () => {
    for (const act of Object.keys(PERMISSIONS) as Permission[]) {
      expect(INDIVIDUALS.filter((role) => may(role as Role, act)).length % 3).toBe(0);
    }
  });
});
