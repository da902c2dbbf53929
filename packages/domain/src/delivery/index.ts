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
  BATCH_DELIVERY_TYPES,
  DEFAULT_DELIVERY_TYPE,
  DEFAULT_TIME_ZONE,
  DELIVERY_CODES,
  DELIVERY_TYPES,
  deliveryTypeOfCode,
  isBatchDelivery,
  isPhysicalDelivery,
  type BatchDeliveryType,
  type Delivery,
  type DeliveryCode,
  type DeliveryType,
  type LetterType,
  type Sender,
} from './delivery.ts';
export { checkDeliverTo, offeredRecipients, type DeliverTo, type DeliverToMeNotOffered } from './deliver-to-me.ts';
export { deliveryStanding, nextTargets, type DeliveryOutcome, type DeliveryStanding } from './delivery-course.ts';
export {
  isPlanDue,
  planDelivery,
  planDueAt,
  type DeliveryChannel,
  type DeliveryPlan,
  type DeliveryPlanFacts,
  type DeliveryPlanRefusal,
  type DeliveryTarget,
} from './delivery-plan.ts';
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
export { deliveryTypesFor, isPhysicalCard } from './offer.ts';
export { RECEIVER_FIELDS, goesToBuyer, type FieldNeed, type ReceiverFields } from './receiver-fields.ts';
export { checkSchedule, dueAt, type ScheduleRefusal } from './schedule.ts';
export { checkSender } from './sender.ts';
