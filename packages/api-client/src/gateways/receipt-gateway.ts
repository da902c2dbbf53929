/** The receipt of a bank transfer, as its machine sends it. Source: S7.27, A-36. */
import type { ReceiptUpload } from '@offrande/domain/bank-transfer/schema';
import type { Client } from '../client/client.ts';
import { uploadPaymentReceipt } from '../contract/receipt.ts';

export interface ReceiptGateway {
  /** `receiptImage` is base64. The same file counts once, so that sending it again is harmless. */
  uploadReceipt(receipt: ReceiptUpload): Promise<void>;
}

export const createReceiptGateway = (client: Client): ReceiptGateway => ({
  uploadReceipt: async (receipt) => {
    await client.call(uploadPaymentReceipt, { aggregatorBuId: client.unitId, ...receipt });
  },
});
