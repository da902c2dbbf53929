/** Which delivery types are offered for which card to whom. */
import type { CardKind } from '../catalogue/index.ts';
import { isPhysicalKind } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { may } from '../customer/index.ts';
import { isBatchDelivery, isPhysicalDelivery } from './delivery.ts';
import { DELIVERY_TYPES, deliveryRow } from './delivery-types.ts';
import type { DeliveryType } from './delivery-types.ts';

/**
 * Physical cards are sent by letter; digital ones by SMS, PDF, email or both, and for companies and salesmen also as
 * zip or spreadsheet. If the kind is unknown the delivery type decides it, so all are offered.
 */
export const deliveryTypesFor = (kind: CardKind | null, buyer: CustomerKind): readonly DeliveryType[] =>
  DELIVERY_TYPES.filter((type) => {
    if (isBatchDelivery(type) && !may(buyer, 'useBulkFile')) return false;
    const isPhysical = isPhysicalKind(kind);
    return isPhysical === null || isPhysical === isPhysicalDelivery(type);
  });

/** Those that the form of a card shows, in its order: the quickest first. */
export const formOrder = (types: readonly DeliveryType[]): readonly DeliveryType[] =>
  types
    .flatMap((type) => {
      const { place } = deliveryRow(type);
      return place === null ? [] : [{ type, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ type }) => type);

/** True for an order with this card or, where the kind is unknown, this delivery type: physical cards do not mix with digital ones. */
export const isPhysicalCard = (kind: CardKind | null, type: DeliveryType): boolean =>
  isPhysicalKind(kind) ?? isPhysicalDelivery(type);
