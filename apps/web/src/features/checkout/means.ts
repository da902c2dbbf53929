/** The payment means that a guest sees: those that may be chosen, then those that may not, with the reason. Source: S6.29, A-32, A-88. */
import type { PaymentMeans } from '@offrande/domain/payment';
import type { CheckoutRules } from '../../shop/checkout-rules.ts';

/** Why a means is off: it belongs to an account. */
export type MeansObstacle = 'needsAccount';

export interface OfferedMeans {
  readonly means: PaymentMeans;
  readonly obstacle: MeansObstacle | null;
}

export const offeredMeans = ({
  guestMeans,
  accountMeans,
}: Pick<CheckoutRules, 'guestMeans' | 'accountMeans'>): readonly OfferedMeans[] => [
  ...guestMeans.map((means) => ({ means, obstacle: null })),
  ...accountMeans.map((means) => ({ means, obstacle: 'needsAccount' as const })),
];

/** The chosen means if it may be chosen, else the first that may. Null where the unit offers a guest none. */
export const meansToPay = (guestMeans: readonly PaymentMeans[], chosen: PaymentMeans | null): PaymentMeans | null =>
  guestMeans.find((means) => means === chosen) ?? guestMeans[0] ?? null;
