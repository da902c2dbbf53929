/** How a card reaches its receiver (spec sections 1, 3 and 5, A-26). */
export {
  checkDelivery,
  type CheckedDelivery,
  type DeliveryChoice,
  type DeliveryContext,
  type DeliveryRefusals,
  type DeliveryTypeRefusal,
} from './choice.ts';
export {
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_TIME_ZONE,
  DELIVERY_CODES,
  deliveryTypeOfCode,
  isBatchDelivery,
  isPhysicalDelivery,
  type BatchDeliveryType,
  type Delivery,
  type DeliveryCode,
  type LetterType,
  type Sender,
} from './delivery.ts';
export {
  DELIVERY_TYPES,
  type DeliveryChannel,
  type DeliveryTarget,
  type DeliveryType,
  type FieldNeed,
  type ReceiverFields,
} from './delivery-types.ts';
export { checkDeliverTo, offeredRecipients, type DeliverTo, type DeliverToMeNotOffered } from './deliver-to-me.ts';
export { deliveryStanding, nextTargets, type DeliveryOutcome, type DeliveryStanding } from './delivery-course.ts';
export { deliveryRoute, deliveryTargets, type DeliveryRoute, type DeliveryRouteFacts } from './delivery-route.ts';
export {
  ATTACHED_CARDS_MAX,
  deliveriesOf,
  travelsWithReceipt,
  type BatchFile,
  type BuyerMessage,
  type CardMessages,
  type DeliveryTask,
  type LineToDeliver,
  type OrderDeliveries,
  type Parcel,
} from './order-deliveries.ts';
export { cheapestLetter, postedLetter } from './letter.ts';
export { deliveryTypesFor, formOrder, isPhysicalCard } from './offer.ts';
export { UNDELIVERED_LISTED_MAX, undeliveredWaitMs } from './undelivered-notice.ts';
export { RECEIVER_FIELDS, goesToBuyer } from './receiver-fields.ts';
export { checkSchedule, dueAt, type ScheduleRefusal } from './schedule.ts';
export { checkSender } from './sender.ts';
