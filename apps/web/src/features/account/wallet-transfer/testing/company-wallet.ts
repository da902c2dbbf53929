/** A company's wallet in a unit where it is filled by transfer, for tests and stories. */
import type { MemoryMoney } from '@offrande/api-client/testing';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import type { WaitingTransfer } from '@offrande/domain/top-up';
import { createMemoryShop, type MemoryShop } from '../../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../../shop/testing/sample.ts';
import { MONEY } from '../../../../shop/testing/sample-money.ts';
import { companyOf } from '../../../company-home/testing/company-stage.tsx';

const eur = (amount: number) => money(amount, euro);

export const COMPANY_MONEY: MemoryMoney = {
  ...MONEY,
  topUpsToPay: [],
  transferTerms: { minAmount: eur(10), walletMax: eur(100_000) },
};

/** A transfer of 25,000 euro that the wallet waits for. */
export const WAITING: WaitingTransfer = {
  transactionNo: '2406-TOP-2',
  cardNumber: null,
  amount: eur(25_000),
  due: eur(25_000),
  transfer: {
    account: {
      beneficiary: 'Offrande SAS',
      iban: 'FR7699999000010000001400019',
      bic: 'OFFRFRPPXXX',
      bankName: 'Banque de l’Exemple',
    },
    createdAt: Date.UTC(2026, 5, 12, 12, 32),
    receipt: null,
  },
};

export const COMPANY = { members: [companyOf('registered')] };

export const companyWallet = (over: MemoryMoney = {}, rules: Partial<CheckoutPolicy> = {}): MemoryShop =>
  createMemoryShop({
    rules,
    cart: POSTED_CART,
    isMember: true,
    identity: COMPANY,
    money: { ...COMPANY_MONEY, ...over },
  });
