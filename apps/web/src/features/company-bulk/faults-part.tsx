/** What is wrong in the file, mistake by mistake, each corrected in its place. Source: S5.37, S8.14 to S8.17, A-63, A-186, UX 131, 132. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type BulkError, type Mend, takeOut } from '@offrande/domain/bulk-order';
import { type BulkUploadSnapshot } from '@offrande/domain/bulk-upload';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useDeferredValue, useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { FormSection } from '../product/form-section.tsx';
import { Correction } from './correction.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';
import { useFaultyLines } from './use-faulty-lines.ts';

/** The heading's id, where the focus goes once the last mistake is corrected. */
const FAULTS_ID = 'bulk-faults';

const PAGE_SIZE = 20;

interface FaultsPartProps {
  readonly uploading: BulkUploading;
  readonly snapshot: BulkUploadSnapshot;
}

const firstEntry = (): HTMLElement | null => document.querySelector<HTMLElement>(`#${FAULTS_ID} input`);

/** The last correction took out the last line: the file's part says so. */
const isEmptied = ({ context: { mends, refusal } }: BulkUploadSnapshot): boolean =>
  mends.length > 0 && refusal?._tag === 'WrongFileFormat' && refusal.fault?._tag === 'NoRows';

/** Nothing before a sheet has been checked. */
export function FaultsPart({ uploading, snapshot }: FaultsPartProps) {
  const { check, mends } = snapshot.context;
  const errors = check?.errors ?? [];
  const first = errors[0];
  // The mistakes of a new file are drawn in slices, so that the page answers meanwhile.
  const isDrawn = useDeferredValue(check !== null) || check === null;
  useKeptFocus(
    isDrawn && `${errors.length} ${first?.line} ${first?.column} ${mends.length}`,
    () => firstEntry() ?? document.getElementById(FAULTS_ID),
  );
  if (!isDrawn) return null;
  if (isEmptied(snapshot))
    return (
      <div id={FAULTS_ID} tabIndex={-1}>
        <Undo uploading={uploading} />
      </div>
    );
  if (check === null || (errors.length === 0 && mends.length === 0)) return null;
  return (
    <div id={FAULTS_ID} tabIndex={-1} aria-busy={snapshot.hasTag('busy') || undefined}>
      {errors.length > 0 ? (
        <Faults errors={errors} uploading={uploading} snapshot={snapshot} />
      ) : (
        <Notice tone="success" isLive actions={<Undo uploading={uploading} />}>
          <Trans>All lines are right now.</Trans>
        </Notice>
      )}
    </div>
  );
}

function Undo({ uploading: { send } }: Pick<FaultsPartProps, 'uploading'>) {
  return (
    <Button variant="ghost" size="sm" icon="refresh" onPress={() => send({ type: 'undo' })}>
      <Trans>Undo the last correction</Trans>
    </Button>
  );
}

function Faults({ errors, uploading, snapshot }: FaultsPartProps & { readonly errors: readonly BulkError[] }) {
  const { t } = useLingui();
  const [most, setMost] = useState(PAGE_SIZE);
  const faultyLines = useFaultyLines(uploading, snapshot);
  /** One step at a time. The buttons stay, so that the one that was pressed keeps the focus. */
  const mend = (mends: readonly Mend[]): void => {
    if (!snapshot.hasTag('busy')) uploading.send({ type: 'mend', mends });
  };
  const shown = errors.slice(0, most);
  const lines = new Set(errors.map(({ line }) => line)).size;
  return (
    <FormSection title={t`To be corrected`}>
      <p className="product-note">
        <Trans>
          Correct them here; your own file stays as it is. Or download these lines and choose the corrected file.
        </Trans>
      </p>
      <div className="bulk-acts">
        <Button variant="line" size="sm" icon="download" isLoading={faultyLines.isBusy} onPress={faultyLines.download}>
          <Plural value={lines} one="Download the line" other="Download the # lines" />
        </Button>
        <Button variant="line" size="sm" icon="trash" onPress={() => mend(takeOut(errors))}>
          <Plural value={lines} one="Take the line out" other="Take the # lines out" />
        </Button>
        {snapshot.context.mends.length > 0 && <Undo uploading={uploading} />}
      </div>
      {faultyLines.hasFailed && (
        <Notice tone="danger" isLive>
          <Trans>The lines could not be downloaded. Try again.</Trans>
        </Notice>
      )}
      <ol className="bulk-faults">
        {shown.map((error) => (
          <li key={`${error.line} ${error.column}`}>
            <Correction error={error} errors={errors} onMend={mend} />
          </li>
        ))}
      </ol>
      {errors.length > shown.length && (
        <Button variant="line" onPress={() => setMost(most + PAGE_SIZE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </FormSection>
  );
}
