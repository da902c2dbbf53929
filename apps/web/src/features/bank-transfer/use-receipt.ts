/** Uploads the receipt of a bank transfer: the chosen file is read and sent at once. Source: S4.14, S7.27, A-36. */
import { SNIFF_BYTES } from '@offrande/domain/file';
import { RECEIPT_FILE, receiptUploadMachine, type ReceiptUploadSnapshot } from '@offrande/domain/bank-transfer';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';

export interface Receipt {
  readonly snapshot: ReceiptUploadSnapshot;
  readonly choose: (file: File) => void;
  readonly retry: () => void;
}

/** The content as base64. A file that is too big is refused by its size without reading it. */
const readBase64 = async (file: File): Promise<string> => {
  if (file.size > RECEIPT_FILE.maxBytes) return '';
  const reader = new FileReader();
  const address = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
  });
  reader.readAsDataURL(file);
  return (await address).split(',').at(-1)!;
};

const readFirstBytes = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());

/** `onSent` is called after each upload that was taken. */
export const useReceipt = (orderNo: string, custId: string | null, onSent: () => void): Receipt => {
  const { account } = useShop();
  const [machine] = useState(() =>
    receiptUploadMachine.provide({
      actors: { uploadReceipt: fromPromise(({ input }) => account.receipts.uploadReceipt(input).then(onSent)) },
    }),
  );
  const actor = useActorRef(machine, { input: { orderNo, custId, status: 'waitingPayment' } });
  const snapshot = useSelector(actor, (current) => current);
  const choose = async (file: File): Promise<void> => {
    const [head, receiptImage] = await Promise.all([readFirstBytes(file), readBase64(file)]);
    actor.send({ type: 'choose', file: { name: file.name, size: file.size, head }, receiptImage });
  };
  return { snapshot, choose: (file) => void choose(file), retry: () => actor.send({ type: 'retry' }) };
};
