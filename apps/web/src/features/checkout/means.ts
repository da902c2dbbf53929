/** The payment means that a guest sees: those that may be chosen, then those that may not, with the reason. Source: S6.29, A-32, A-88. */
import type { PaymentMeans } from '@offrande/domain/payment';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';

/** Why a means is off: it belongs to an account. */
export type MeansObstacle = 'needsAccount';

export interface OfferedMeans {
  readonly means: PaymentMeans;
  readonly obstacle: MeansObstacle | null;
}

/** A guest sees after his own the means of a member that an account would bring. */
export const offeredMeans = (
  { guestMeans, memberMeans }: Pick<CheckoutRules, 'guestMeans' | 'memberMeans'>,
  isMember: boolean,
): readonly OfferedMeans[] => {
  const open = (isMember ? memberMeans : guestMeans).map((means) => ({ means, obstacle: null }));
  const shut = isMember ? [] : memberMeans.filter((means) => !guestMeans.includes(means));
  return [...open, ...shut.map((means) => ({ means, obstacle: 'needsAccount' as const }))];
};

/** The chosen means if it may be chosen, else the first that may. Null where the unit offers this buyer none. */
export const meansToPay = (offered: readonly OfferedMeans[], chosen: PaymentMeans | null): PaymentMeans | null => {
  const open = offered.filter(({ obstacle }) => obstacle === null).map(({ means }) => means);
  return open.find((means) => means === chosen) ?? open[0] ?? null;
};
