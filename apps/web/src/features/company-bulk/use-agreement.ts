/** Cards whose rows were ordered before go into the cart after the buyer agreed. Source: UX 137, A-141, A-186. */
import type { BulkUpload } from '@offrande/domain/bulk-upload';
import type { FileOrder } from '@offrande/domain/previous-file';
import { useState } from 'react';

export interface Agreement {
  /** The earlier order that the buyer is asked about; null if nothing is asked. */
  readonly asked: FileOrder | null;
  readonly agree: () => void;
  readonly decline: () => void;
}

/** `upload`: the file that a press wants to put into the cart; null if there is none. `isGiven`: nothing keeps it out. */
export const useAgreement = (
  upload: BulkUpload | null,
  onDeclined: () => void,
): Agreement & { readonly isGiven: boolean } => {
  const [agreed, setAgreed] = useState<BulkUpload | null>(null);
  const isGiven = upload === null || upload.order === null || agreed === upload;
  return {
    isGiven,
    asked: isGiven ? null : upload.order,
    agree: () => setAgreed(upload),
    decline: onDeclined,
  };
};
