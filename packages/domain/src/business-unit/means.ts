/** The means of payment that a unit's kinds of customer may use. Source: S1.61, S6.15, S6.27, S6.29, A-32, A-88. */
import { may } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { choosableMeans, isCoupon } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { mayPayByWallet } from '../wallet/index.ts';
import type { BusinessUnit } from './business-unit.ts';

/** True where such a customer has a wallet: signed in, no salesman, in a unit with wallets (S6.27, A-88). */
export const hasWallet = ({ parameters }: BusinessUnit, kind: CustomerKind): boolean =>
  parameters.isNeedWallet && may(kind, 'haveWallet');

/** What the unit lists for such a customer; guests have what individuals have. */
export const listedMeans = ({ paymentMeans }: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] =>
  paymentMeans[kind === 'guest' ? 'individual' : kind];

/**
 * The means such a customer chooses from, in the unit's order; the wallet comes last for companies whose means do not
 * list it, for they may use it wherever there is one. Guests have those of individuals, without the wallet.
 */
export const paymentMeansFor = (unit: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] => {
  const listed = listedMeans(unit, kind);
  const paysByWallet = mayPayByWallet(kind, { unitHasWallet: unit.parameters.isNeedWallet, listedMeans: listed });
  const offered = choosableMeans(listed, paysByWallet);
  return paysByWallet && !offered.includes('wallet') ? [...offered, 'wallet'] : offered;
};

/** Which coupons such a customer may enter: gift cards, third-party coupons, both or none. */
export const couponMeansFor = (unit: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] =>
  listedMeans(unit, kind).filter(isCoupon);
