/** How far a large file has been read or checked, and the button that stops it. Source: UX 136. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type BulkUploadSnapshot, selectStopped } from '@offrande/domain/bulk-upload';
import { formatNumber } from '@offrande/domain/locale';
import { Button } from '@offrande/ui-kit/Button';
import { Meter } from '@offrande/ui-kit/Meter';
import { useSyncExternalStore } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useNumberStyle } from '../../page/number-style.ts';
import type { BulkUploading } from './use-bulk-upload.ts';

const READING_ID = 'bulk-reading';

interface ReadingPartProps {
  readonly uploading: BulkUploading;
  readonly snapshot: BulkUploadSnapshot;
  /** Whether reading or checking takes long enough to be shown. */
  readonly isLong: boolean;
}

export function ReadingPart({ uploading, snapshot, isLong }: ReadingPartProps) {
  const isStopped = selectStopped(snapshot);
  useKeptFocus(isStopped, () => document.querySelector<HTMLElement>(`#${READING_ID} button`));
  if (!isStopped && !isLong) return null;
  return (
    <div id={READING_ID} className="bulk-reading">
      {isStopped ? (
        <Button variant="line" size="sm" icon="refresh" onPress={() => uploading.send({ type: 'retry' })}>
          <Trans>Read the file</Trans>
        </Button>
      ) : (
        <>
          <HowFar uploading={uploading} />
          <Button variant="line" size="sm" onPress={uploading.stop}>
            <Trans>Stop</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function HowFar({ uploading: { desk } }: Pick<ReadingPartProps, 'uploading'>) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const progress = useSyncExternalStore(desk.progress.subscribe, desk.progress.get);
  const { step, lines, of } = progress ?? { step: 'reading', lines: 0, of: null };
  const [done, all] = [lines, of ?? 0].map((count) => formatNumber(String(count), style));
  return (
    <Meter
      kind="progress"
      label={step === 'reading' ? t`Reading the file` : t`Checking the lines`}
      share={of === null ? 0 : lines / of}
      valueText={of === null ? t`Line ${done}` : t`Line ${done} of ${all}`}
    />
  );
}
