export {
  acceptedDeliveries,
  deliveryTypes,
  letterTypes,
  linesToDeliver,
  NO_DELIVERY_CODE,
  specified,
  SPECIFIED_TYPES,
} from './delivery.arbitraries.ts';
