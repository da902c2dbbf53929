/** The invoice of an own order as a file. Source: S7.84, S8.47. */
import type { Client } from '../client/client.ts';
import { invoice } from '../contract/file.ts';
import type { ResponseOf } from '../contract/index.ts';

/** `content` is base64. */
export type SentFile = ResponseOf<typeof invoice>;

export interface InvoiceGateway {
  /** Refused with the code `invoiceNotReady` before the order is paid. */
  readInvoice(order: { readonly custId: string; readonly orderNo: string }): Promise<SentFile>;
}

export const createInvoiceGateway = (client: Client): InvoiceGateway => ({
  readInvoice: (order) => client.call(invoice, { aggregatorBuId: client.unitId, ...order, invoiceType: 'ALL' }),
});
