/** The files that the company uploaded before, to be used again. Fetched once they are looked at. Source: S7.21, A-183, A-186, UX 137, 138. */
import { Trans, useLingui } from '@lingui/react/macro';
import { BULK_FILE_DAYS } from '@offrande/domain/previous-file';
import { Button } from '@offrande/ui-kit/Button';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useState } from 'react';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { PartProps } from '../product/part.ts';
import './previous-files.css';
import { PreviousFileRow } from './previous-file-row.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';
import { usePreviousFiles } from './use-previous-files.ts';
import { useTakingUp } from './use-taking-up.ts';

export interface PreviousFilesProps {
  readonly uploading: BulkUploading;
  readonly facts: ProductFacts;
  readonly change: PartProps['change'];
}

export function PreviousFiles(props: PreviousFilesProps) {
  const { t } = useLingui();
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure className="previous-files" title={t`Previous files`} onToggle={(isOpen) => isOpen && setOpened(true)}>
      {wasOpened && <FileList {...props} />}
    </Disclosure>
  );
}

function FileList({ uploading, facts, change }: PreviousFilesProps) {
  const { t } = useLingui();
  const { held, isLoading, hasFailed, hasMore, loadMore } = usePreviousFiles();
  const taking = useTakingUp({
    uploading,
    deliveryTypes: facts.deliveryTypes,
    onDelivery: (deliveryType) => change((entered) => ({ ...entered, deliveryType })),
  });
  if (held === null) return hasFailed ? <LoadFailed onRetry={loadMore} /> : <Skeleton shape="block" />;
  const days = BULK_FILE_DAYS;
  const count = held.items.length;
  const total = held.totalCount;
  return (
    <div className="previous-files-list" aria-busy={isLoading || undefined}>
      {count === 0 ? (
        <p>
          <Trans>No files yet. Those of your company stay here for {days} days, to be used again.</Trans>
        </p>
      ) : (
        <ul>
          {held.items.map((file) => (
            <PreviousFileRow key={file.uploadId} file={file} facts={facts} taking={taking} />
          ))}
        </ul>
      )}
      {hasFailed && <LoadFailed onRetry={loadMore} />}
      {hasMore && !hasFailed && (
        <Button variant="line" onPress={loadMore} isLoading={isLoading}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <output className="o-visually-hidden">{count > 0 && t`${count} of ${total} shown`}</output>
    </div>
  );
}
