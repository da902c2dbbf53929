/** Whom a unit serves, and the pages and delivery types that result. Source: S1.4, S1.81, spec section 2, A-26, A-49. */
import { routesWith } from '../access/index.ts';
import type { RouteName } from '../access/index.ts';
import type { CardKind } from '../catalogue/index.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { deliveryTypesFor } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import type { BusinessUnit } from './business-unit.ts';
import { unitFeatures } from './features.ts';

/** The kinds of customer that may buy: individuals always, the others where the unit has them. */
export const customerKindsOf = (unit: BusinessUnit): readonly CustomerKind[] => {
  const { guestMode, business, salesmen } = unitFeatures(unit);
  const serves: Readonly<Record<CustomerKind, boolean>> = {
    guest: guestMode,
    individual: true,
    business,
    salesman: salesmen,
  };
  return CUSTOMER_KINDS.filter((kind) => serves[kind]);
};

/** The pages the unit has, by name. */
export const routesOf = (unit: BusinessUnit): readonly RouteName[] => routesWith(unitFeatures(unit));

/** The delivery types that somebody in the unit may choose for a card of this kind: those of a batch need companies or salesmen. */
export const deliveryTypesOf = (unit: BusinessUnit, card: CardKind | null): readonly DeliveryType[] => [
  ...new Set(customerKindsOf(unit).flatMap((kind) => deliveryTypesFor(card, kind))),
];
