/** Invoices: the addresses to choose from, the number, and the request for one; and their credit notes (S3.75, S3.88, S5.65, S7.84, S8.47). */
export {
  INVOICING_SOURCES,
  checkInvoicingAddress,
  companyReceiver,
  invoicingAddressOf,
  invoicingChoices,
  type InvoicingAddressRefusal,
  type InvoicingChoice,
  type InvoicingSource,
} from './invoicing-address.ts';
export {
  chooseInvoicing,
  PURCHASE_ORDER_MAX,
  standingChoice,
  USUAL_INVOICING,
  type OrderInvoicing,
} from './order-invoicing.ts';
export { creditNoteNumber, invoiceNumber, invoiceOf, invoiceRequest, type InvoiceNotReady } from './invoice.ts';
export {
  type CreditedLine,
  type CreditedTax,
  type CreditNote,
  creditNoteOf,
  type InvoicedRates,
  ratesOnInvoice,
} from './credit-note.ts';
