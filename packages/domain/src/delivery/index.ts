export {
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_TIME_ZONE,
  DELIVERY_CODES,
  DELIVERY_TYPES,
  deliveryTypeOfCode,
  isBatchDelivery,
  isPhysicalDelivery,
  type Delivery,
  type DeliveryCode,
  type DeliveryType,
  type LetterType,
  type Sender,
} from './delivery.ts';
