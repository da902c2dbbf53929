/** Downloads the invoice of an order, or the credit note of a return. Source: S7.84, S8.47, decision 061. */
import { isCallFailure } from '@offrande/api-client/client';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { InvoiceGateway } from '@offrande/api-client/gateways';
import { useState } from 'react';
import { decodeBase64 } from '../../../shop/save-file.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Invoice {
  /** Number of the order whose invoice is loading, or the return whose credit note is. */
  readonly asked: string | null;
  readonly failure: 'notReady' | 'failed' | null;
  readonly ask: (subject: string) => void;
}

const isNotReady = (failure: unknown): boolean =>
  isCallFailure(failure) && failure.code === ERROR_CODES.invoiceNotReady;

type ReadDocument = (invoices: InvoiceGateway, subject: string) => ReturnType<InvoiceGateway['readInvoice']>;

const useDocument = (read: ReadDocument): Invoice => {
  const { account, saveFile } = useShop();
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<Invoice['failure']>(null);
  const ask = async (subject: string): Promise<void> => {
    setAsked(subject);
    setFailure(null);
    try {
      const file = await read(account.invoices, subject);
      saveFile({ ...file, content: decodeBase64(file.content) });
    } catch (reason) {
      setFailure(isNotReady(reason) ? 'notReady' : 'failed');
    }
    setAsked(null);
  };
  return { asked, failure, ask: (subject) => void ask(subject) };
};

/** Asked by the number of the order. `custId` is the signed-in member's. */
export const useInvoice = (custId: string): Invoice =>
  useDocument((invoices, orderNo) => invoices.readInvoice({ custId, orderNo }));

/** Asked by the return of this order. */
export const useCreditNote = (custId: string, orderNo: string): Invoice =>
  useDocument((invoices, returnId) => invoices.readCreditNote({ custId, orderNo, returnId }));
