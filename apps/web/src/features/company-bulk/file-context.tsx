/**
 * The file that a company buys from, for the parts of its page that show it. It changes with each step of reading: what it is given to is
 * drawn anew then, and the rest of the form, which is its children, is not.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { type BulkAdding, useBulkAdding } from './use-bulk-adding.ts';
import type { BulkOrderForm } from './use-bulk-order.ts';
import { type BulkUploading, useBulkUpload } from './use-bulk-upload.ts';

interface FileBuying {
  readonly form: BulkOrderForm;
  readonly uploading: BulkUploading;
  readonly adding: BulkAdding;
}

const FileContext = createContext<FileBuying | null>(null);

export const useFileBuying = (): FileBuying => {
  const buying = useContext(FileContext);
  if (buying === null) throw new Error('There is no file of cards here');
  return buying;
};

interface FileOfCardsProps {
  readonly form: BulkOrderForm;
  readonly children: ReactNode;
}

export function FileOfCards({ form, children }: FileOfCardsProps) {
  const uploading = useBulkUpload(form.facts, form.entered.form.deliveryType);
  const adding = useBulkAdding({ ...form, uploading });
  return <FileContext value={{ form, uploading, adding }}>{children}</FileContext>;
}
