/**
 * Orders paid by bank transfer: the account, the code for a banking app, the deadline, the remaining time and the receipt
 * upload (S4.14, S4.16, S7.27, S9.25, A-36, A-62, A-102).
 */
export { groupedIban, isBic, isIban, type BankAccount } from './bank-account.ts';
export { epcCode, EPC_ERROR_LEVEL } from './epc-code.ts';
export { mayUploadReceipt, TRANSFER_WINDOW_MINUTES, transferDeadline } from './transfer-window.ts';
export { transferStanding, unpaidOrderEndsAt, type TransferStanding } from './transfer-standing.ts';
export { checkReceipt, RECEIPT_FILE, RECEIPT_NAME_MAX, type ReceiptNotice, type SentReceipt } from './receipt.ts';
export {
  receiptUploadMachine,
  selectReceiptNotice,
  selectReceiptRefusal,
  type ReceiptUploadEvent,
  type ReceiptUploadInput,
  type ReceiptUploadSnapshot,
} from './receipt-upload.machine.ts';
