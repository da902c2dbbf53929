/**
 * The means of payment to show to a buyer: available ones first, then unavailable ones with the reason. Source: S6.29,
 *
 */
import type { CustomerKind } from '../customer/index.ts';
import type { PaymentMeans } from './payment-means.ts';

/** Why a means is unavailable: it needs an account. */
export type MeansObstacle = 'needsAccount';

export interface OfferedMeans {
  readonly means: PaymentMeans;
  readonly obstacle: MeansObstacle | null;
}

/** What a unit offers each kind of customer, in the unit's order. */
export type MeansByKind = Readonly<Record<CustomerKind, readonly PaymentMeans[]>>;

/** A guest also sees the means that an account would add. */
export const offeredMeans = (means: MeansByKind, kind: CustomerKind): readonly OfferedMeans[] => {
  const open = means[kind].map((own) => ({ means: own, obstacle: null }));
  const shut = kind === 'guest' ? means.individual.filter((other) => !means.guest.includes(other)) : [];
  return [...open, ...shut.map((other) => ({ means: other, obstacle: 'needsAccount' as const }))];
};

/** The chosen means if it is available, else the first available one. Null if the unit offers this buyer none. */
export const meansToPay = (offered: readonly OfferedMeans[], chosen: PaymentMeans | null): PaymentMeans | null => {
  const open = offered.filter(({ obstacle }) => obstacle === null).map(({ means }) => means);
  return open.find((means) => means === chosen) ?? open[0] ?? null;
};
