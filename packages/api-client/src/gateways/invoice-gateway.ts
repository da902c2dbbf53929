/** The invoice of an own order, and the credit notes of its returns, as files. Source: S7.84, S8.47, decision 061. */
import type { Client } from '../client/client.ts';
import { creditNote, invoice } from '../contract/file.ts';
import type { ResponseOf } from '../contract/index.ts';

/** `content` is base64. */
export type SentFile = ResponseOf<typeof invoice>;

export interface InvoiceGateway {
  /** Refused with the code `invoiceNotReady` before the order is paid. */
  readInvoice(order: { readonly custId: string; readonly orderNo: string }): Promise<SentFile>;
  /** Refused as not found for a return that has none. */
  readCreditNote(note: {
    readonly custId: string;
    readonly orderNo: string;
    readonly returnId: string;
  }): Promise<SentFile>;
}

export const createInvoiceGateway = (client: Client): InvoiceGateway => ({
  readInvoice: (order) => client.call(invoice, { aggregatorBuId: client.unitId, ...order, invoiceType: 'ALL' }),
  readCreditNote: (note) => client.call(creditNote, { aggregatorBuId: client.unitId, ...note }),
});
