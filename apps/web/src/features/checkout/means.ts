/** The payment means that a guest sees: those that may be chosen, then those that may not, with the reason. Source: S6.29, A-32, A-38, A-88. */
import { choosableMeans, isCoupon, type PaymentMeans } from '@offrande/domain/payment';

/** Why a listed means is off: the wallet belongs to an account. */
export type MeansObstacle = 'needsAccount';

export interface OfferedMeans {
  readonly means: PaymentMeans;
  readonly obstacle: MeansObstacle | null;
}

/** Coupons are entered above and internal use is nobody's choice: neither is offered. */
export const guestMeans = (listed: readonly PaymentMeans[]): readonly OfferedMeans[] => {
  const open = choosableMeans(listed, false);
  const closed = listed.filter((means) => !open.includes(means) && !isCoupon(means) && means !== 'internalUse');
  return [
    ...open.map((means) => ({ means, obstacle: null })),
    ...closed.map((means) => ({ means, obstacle: 'needsAccount' as const })),
  ];
};

/** The chosen means if it may be chosen, else the first that may. Null where the unit offers a guest none. */
export const meansToPay = (offered: readonly OfferedMeans[], chosen: PaymentMeans | null): PaymentMeans | null => {
  const open = offered.filter(({ obstacle }) => obstacle === null).map(({ means }) => means);
  return open.find((means) => means === chosen) ?? open[0] ?? null;
};
