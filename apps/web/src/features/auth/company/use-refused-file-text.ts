/** Why the server does not keep a file of a company, and what helps: another try never does. Source: S8.16, S8.17, A-191. */
import { useLingui } from '@lingui/react/macro';
import { PDF_MAX_PAGES, PICTURE_MAX_MEGAPIXELS, UNUSED_DOCUMENT_DAYS, type UploadRefusal } from '@offrande/domain/file';

export type RefusedFile = Exclude<UploadRefusal, { readonly _tag: 'UploadFailed' | 'FileTooBig' }>;

export const useRefusedFileText = (): ((refusal: RefusedFile) => string) => {
  const { t } = useLingui();
  const [pages, megapixels, days] = [PDF_MAX_PAGES, PICTURE_MAX_MEGAPIXELS, UNUSED_DOCUMENT_DAYS];
  return (refusal) => {
    switch (refusal._tag) {
      case 'WrongFileFormat':
        return t`This file cannot be read. Choose another.`;
      case 'FilesFull':
        return t`This dossier can hold no more files. Those that no answer uses are deleted after ${days} days; if you cannot wait, contact us.`;
      case 'FileNotUsable':
        return refusal.accepted.every((type) => type === 'pdf')
          ? t`This file cannot be used. Choose a PDF of at most ${pages} pages, without a password, scripts, forms or attached files.`
          : t`This file cannot be used. Choose another picture, of at most ${megapixels} megapixels, or a PDF of at most ${pages} pages, without a password, scripts, forms or attached files.`;
    }
  };
};
