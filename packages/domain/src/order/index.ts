/** Orders: status, payload, record and the machine of one purchase (spec sections 3 and 4, A-29 to ). */
export { isUndecided, ORDER_STATUS_CODES, ORDER_STATUSES, orderStatusCode, readOrderStatus } from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
export { nextOrderState, ORDER_TRANSITIONS } from './order-lifecycle.ts';
export type { OrderEventRefused, OrderState, OrderStateEvent } from './order-lifecycle.ts';
export {
  mayUploadReceipt,
  PENDING_APPROVAL_HOURS,
  TRANSFER_WINDOW_MINUTES,
  transferDeadline,
} from './transfer-window.ts';
export { needsApproval } from './approval.ts';
export type { ApprovalPolicy } from './approval.ts';
export { orderNumber, paymentReference } from './order-record.ts';
export type { OrderNo, OrderRecord, OrderTotals, PaymentReference } from './order-record.ts';
export { isQuoteSuccessful } from './quote.ts';
export { checkAgainstDraft, checkoutPayload, orderPayloadLine } from './payload.ts';
export type { DraftDiffers, OrderFacts } from './payload.ts';
export { carriesMoreThanPayload, needsDraft } from './draft-need.ts';
export type { ConfirmedOrder, OrderContext, OrderInput, ReturnedPayment, UnlockRequest } from './order-state.ts';
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
} from './order.machine.ts';
export type { OrderEvent, OrderSnapshot, PurchaseState } from './order.machine.ts';
export { invoiceNumber, invoiceOf, invoiceRequest } from './invoice.ts';
export type { InvoiceNotReady } from './invoice.ts';
export { transferStanding, unpaidOrderEndsAt } from './transfer-standing.ts';
export type { TransferStanding } from './transfer-standing.ts';
export { checkReceipt, RECEIPT_FILE } from './receipt.ts';
export type { ReceiptNotice } from './receipt.ts';
export { receiptUploadMachine, selectReceiptNotice, selectReceiptRefusal } from './receipt-upload.machine.ts';
export type { ReceiptUploadEvent, ReceiptUploadInput, ReceiptUploadSnapshot } from './receipt-upload.machine.ts';
export { leftOrderFate, orderBeingPaid } from './left-order.ts';
export type { LeftOrderFate, OrderBeingPaid } from './left-order.ts';
export { NOT_FOUND_CODE, ORDER_NOT_CANCELLABLE_CODE } from './refused-cancel.ts';
export { orderSteps, POST_DAYS } from './order-steps.ts';
export type { OrderCourse, OrderStep, OrderStepName } from './order-steps.ts';
export { orderView } from './order-view.ts';
export type { Absence, OrderReturn, OrderView } from './order-view.ts';
