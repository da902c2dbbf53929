/**
 * The units that the journeys through the shop find, under Node's condition `journeys`: the French one, and one that has
 * what the French one leaves off: a second step at the sign-in, bank transfers of individuals, and a stock of gift cards.
 */
import { unit as FR } from '../FR/index.ts';
import { parameters } from '../FR/parameters.ts';
import type { TrialCardData, UnitData } from '../unit-data.ts';

const STOCK_SIZE = 78;

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

const { paymentType } = parameters;

const DUO: UnitData<'en' | 'fr'> = {
  ...FR,
  parameters: {
    ...parameters,
    buId: 'DUO',
    isTwoFactor: 1,
    paymentType: { ...paymentType, C: [...paymentType.C, '03'] },
    invoicePrefix: 'DUO-',
  },
  trialCards: stock,
};

export const units = [FR, DUO] as const;
