/**
 * The units that the journeys through the shop find, under Node's condition `journeys`: the French one; one that has what
 * the French one leaves off: a second step at the sign-in and a stock of gift cards; one that gives something with its orders, and has salesmen;
 * one without companies, whose buyers all come in by single sign-on; and one whose buyers state an identity document.
 */
import { unit as FR } from '../FR/index.ts';
import { parameters } from '../FR/parameters.ts';
import type { TrialCardData, UnitData } from '../unit-data.ts';

const STOCK_SIZE = 96;

/** All alike: 40 euro, which may be spent in parts. Numbers end with the place in the stock, PINs too. */
const stock: readonly TrialCardData[] = Array.from({ length: STOCK_SIZE }, (_, at) => ({
  cardNumber: `99990001000000${String(at).padStart(2, '0')}`,
  pinCode: `1000${String(at).padStart(2, '0')}`,
  balance: '40.00',
  isAllowPartialRedeem: true,
  isThirdPartyCoupon: false,
  isBlocked: false,
  subPayDesc: ['Offrande'],
  suitedItemCode: [],
}));

const DUO: UnitData<'en' | 'fr'> = {
  ...FR,
  parameters: {
    ...parameters,
    buId: 'DUO',
    isTwoFactor: 1,
    invoicePrefix: 'DUO-',
  },
  trialCards: stock,
};

/** A gift card with a large order, a bonus with others. Salesmen look after its companies. */
const PLUS: UnitData<'en' | 'fr'> = {
  ...FR,
  parameters: {
    ...parameters,
    buId: 'PLUS',
    rewards: [
      { form: 'FG', itemCode: 'offrande', amount: '10.00', from: '150.00' },
      { form: 'B', discountType: 'P', value: '5', from: '20.00' },
    ],
    isNeedSalesman: 1,
    invoicePrefix: 'PLUS-',
  },
};

/** No guests, no passwords: the retailer's account is the only way in. */
const SOLO: UnitData<'en' | 'fr'> = {
  ...FR,
  parameters: {
    ...parameters,
    buId: 'SOLO',
    isEnableGuestMode: 0,
    isNeedB2B: 0,
    loginMethods: ['singleSignOn'],
    invoicePrefix: 'SOLO-',
  },
};

/** Sells to travellers, who show a document: guests state it too. */
const TOUR: UnitData<'en' | 'fr'> = {
  ...FR,
  parameters: {
    ...parameters,
    buId: 'TOUR',
    isNeedB2B: 0,
    isNeedDocument: 1,
    invoicePrefix: 'TOUR-',
  },
};

export const units = [FR, DUO, PLUS, SOLO, TOUR] as const;
