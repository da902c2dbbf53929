/**
 * Orders paid by bank transfer: the account, the code for a banking app and the receipt's upload (S4.14, S7.27, A-36,
 * By when the money is due is a matter of `payment`.
 */
export { groupedIban, isBic, isIban, type BankAccount } from './bank-account.ts';
export { epcCode, EPC_ERROR_LEVEL } from './epc-code.ts';
export { mayUploadReceipt } from './receipt-window.ts';
export { checkReceipt, RECEIPT_FILE, RECEIPT_NAME_MAX, type ReceiptNotice, type SentReceipt } from './receipt.ts';
export {
  receiptUploadMachine,
  selectReceiptNotice,
  selectReceiptRefusal,
  type ReceiptUploadEvent,
  type ReceiptUploadInput,
  type ReceiptUploadSnapshot,
} from './receipt-upload.machine.ts';
