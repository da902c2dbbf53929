/** Orders: status, record, steps and the machine of one purchase (spec sections 3 and 4, A-31 to A-36). */
export {
  isUndecided,
  ORDER_STATUS_CODES,
  ORDER_STATUSES,
  orderStatusCode,
  readOrderStatus,
  type OrderStatus,
} from './order-status.ts';
export {
  nextOrderState,
  ORDER_TRANSITIONS,
  type OrderEventRefused,
  type OrderState,
  type OrderStateEvent,
} from './order-lifecycle.ts';
export { PASSED_LIMITS } from './order-approval.ts';
export type { ApprovalStanding, OrderApproval, PassedLimit } from './order-approval.ts';
export { needsApproval, PENDING_APPROVAL_HOURS, type ApprovalPolicy } from './approval.ts';
export {
  groupedOrderNumber,
  ORDER_NUMBER_LENGTH,
  ORDER_NUMBER_LETTERS,
  orderNumber,
  type OrderNo,
} from './order-number.ts';
export { paymentReference, type OrderRecord, type OrderTotals, type PaymentReference } from './order-record.ts';
export { isQuoteSuccessful } from './quote.ts';
export type {
  ConfirmedOrder,
  CreatedOrder,
  OrderContext,
  OrderInput,
  ReturnedPayment,
  UnlockRequest,
} from './order-state.ts';
export {
  orderMachine,
  selectIsCanceled,
  selectIsConfirmed,
  selectIsFetching,
  selectIsPlaced,
  selectIsUnlocked,
  selectOrderFailure,
  selectOrderNo,
  selectOrderState,
  selectUnconfirmedOrderNo,
  type OrderEvent,
  type OrderSnapshot,
  type PurchaseState,
} from './order.machine.ts';
export {
  abandonedOrderOutcome,
  orderBeingPaid,
  type AbandonedOrderOutcome,
  type OrderBeingPaid,
} from './left-order.ts';
export { NOT_FOUND_CODE, ORDER_NOT_CANCELLABLE_CODE } from './refused-cancel.ts';
export { hasSteps, orderView, type Absence, type OrderReturn, type OrderView } from './order-view.ts';
