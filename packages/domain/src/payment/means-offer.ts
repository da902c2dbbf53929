/** The means of payment that a buyer is shown: those that may be chosen, then those that may not, with the reason. Source: S6.29, A-32, A-88. */
import type { CustomerKind } from '../customer/index.ts';
import type { PaymentMeans } from './payment-means.ts';

/** Why a means is off: it belongs to an account. */
export type MeansObstacle = 'needsAccount';

export interface OfferedMeans {
  readonly means: PaymentMeans;
  readonly obstacle: MeansObstacle | null;
}

/** What a unit offers each kind of customer, in the unit's order. */
export type MeansByKind = Readonly<Record<CustomerKind, readonly PaymentMeans[]>>;

/** A guest sees after his own the means that an account would bring. */
export const offeredMeans = (means: MeansByKind, kind: CustomerKind): readonly OfferedMeans[] => {
  const open = means[kind].map((own) => ({ means: own, obstacle: null }));
  const shut = kind === 'guest' ? means.individual.filter((other) => !means.guest.includes(other)) : [];
  return [...open, ...shut.map((other) => ({ means: other, obstacle: 'needsAccount' as const }))];
};

/** The chosen means if it may be chosen, else the first that may. Null where the unit offers this buyer none. */
export const meansToPay = (offered: readonly OfferedMeans[], chosen: PaymentMeans | null): PaymentMeans | null => {
  const open = offered.filter(({ obstacle }) => obstacle === null).map(({ means }) => means);
  return open.find((means) => means === chosen) ?? open[0] ?? null;
};
