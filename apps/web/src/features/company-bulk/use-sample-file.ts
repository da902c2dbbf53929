/** The template of a file, downloaded for the card and the delivery that are chosen. Source: S3.147, S7.83. */
import type { BulkSampleType } from '@offrande/domain/bulk-order';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';

export interface SampleFile {
  readonly download: (extension: BulkSampleType) => void;
  readonly hasFailed: boolean;
}

export const useSampleFile = ({ readSample, rules }: Pick<BulkUploading, 'readSample' | 'rules'>): SampleFile => {
  const { saveFile } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const download = async (extension: BulkSampleType): Promise<void> => {
    const { deliveryType, facts } = rules;
    const sample = await readSample({ itemCode: facts.product.itemCode, deliveryType, extension });
    saveFile({ fileName: sample.fileName, contentType: sample.contentType, content: sample.bytes });
  };
  return {
    hasFailed,
    download: (extension) => {
      if (isBusy) return;
      setBusy(true);
      setFailed(false);
      download(extension)
        .catch(() => setFailed(true))
        .finally(() => setBusy(false));
    },
  };
};
