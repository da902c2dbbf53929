/** Takes up a file that was uploaded before: its rows become the chosen file, as if it were chosen again. Source: S7.21, A-186. */
import { isFileGone, type PreviousFile } from '@offrande/domain/previous-file';
import type { DeliveryType } from '@offrande/domain/delivery';
import { cleanFileName, CONTENT_TYPES } from '@offrande/domain/file';
import { readFailure } from '@offrande/domain/gateway';
import { useEffect, useRef, useState } from 'react';
import { companyPreviousFiles } from '../../shop/company-previous-file-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';

export interface TakingUp {
  /** The file that was asked for last, and how it went; null while another one is chosen, or none. */
  readonly asked: { readonly file: PreviousFile; readonly state: 'busy' | 'taken' | 'gone' | 'failed' } | null;
  readonly takeUp: (file: PreviousFile) => void;
}

interface TakingUpInput {
  readonly uploading: BulkUploading;
  /** The ways of delivery that the card has: that of the file is chosen if it is among them. */
  readonly deliveryTypes: readonly DeliveryType[];
  readonly onDelivery: (type: DeliveryType) => void;
}

const asXlsx = (name: string): string => `${name.replace(/\.[^.]*$/u, '')}.xlsx`;

export const useTakingUp = ({ uploading, deliveryTypes, onDelivery }: TakingUpInput): TakingUp => {
  const shop = useShop();
  const [asked, setAsked] = useState<TakingUp['asked']>(null);
  const chosen = uploading.snapshot?.context.file ?? null;
  const now = useRef(chosen);
  const [taken, setTaken] = useState<File | null>(null);
  useEffect(() => {
    now.current = chosen;
  }, [chosen]);
  const read = async ({ uploadId }: PreviousFile): Promise<File> => {
    const custId = shop.signedIn()?.custId ?? '';
    const { fileName, cells } = await companyPreviousFiles(shop).readPreviousFile({ custId, uploadId });
    const bytes = await uploading.desk.ask('workbook', { rows: cells });
    return new File([bytes], asXlsx(fileName), { type: CONTENT_TYPES.xlsx });
  };
  const takeUp = async (file: PreviousFile): Promise<void> => {
    const before = now.current;
    setAsked({ file, state: 'busy' });
    try {
      const again = await read(file);
      // Whoever chose another file meanwhile wants that one.
      if (now.current !== before) return setAsked(null);
      if (deliveryTypes.includes(file.deliveryType)) onDelivery(file.deliveryType);
      setTaken(again);
      setAsked({ file, state: 'taken' });
      return uploading.choose(again);
    } catch (error) {
      return setAsked({ file, state: isFileGone(readFailure(error)) ? 'gone' : 'failed' });
    }
  };
  const isChosen = taken !== null && chosen?.size === taken.size && chosen.name === cleanFileName(taken.name);
  return { asked: asked?.state === 'taken' && !isChosen ? null : asked, takeUp: (file) => void takeUp(file) };
};
