/** Downloads the invoice of an order. Source: S7.84, S8.47. */
import { isCallFailure } from '@offrande/api-client/client';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { useState } from 'react';
import { decodeBase64 } from '../../../shop/save-file.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Invoice {
  /** Number of the order whose invoice is loading. */
  readonly asked: string | null;
  readonly failure: 'notReady' | 'failed' | null;
  readonly ask: (orderNo: string) => void;
}

const isNotReady = (failure: unknown): boolean =>
  isCallFailure(failure) && failure.code === ERROR_CODES.invoiceNotReady;

/** `custId` is the signed-in member's. */
export const useInvoice = (custId: string): Invoice => {
  const { account, saveFile } = useShop();
  const [asked, setAsked] = useState<string | null>(null);
  const [failure, setFailure] = useState<Invoice['failure']>(null);
  const ask = async (orderNo: string): Promise<void> => {
    setAsked(orderNo);
    setFailure(null);
    try {
      const file = await account.invoices.readInvoice({ custId, orderNo });
      saveFile({ ...file, content: decodeBase64(file.content) });
    } catch (reason) {
      setFailure(isNotReady(reason) ? 'notReady' : 'failed');
    }
    setAsked(null);
  };
  return { asked, failure, ask: (orderNo) => void ask(orderNo) };
};
