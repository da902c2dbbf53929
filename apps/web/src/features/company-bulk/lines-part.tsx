/** All lines of the file as the shop understood them, with the mistakes in their cells. Source: S5.37, A-63, A-141, UX 130. */
import { useLingui } from '@lingui/react/macro';
import { faultyOnly } from '@offrande/domain/bulk-order';
import { type BulkUploadSnapshot } from '@offrande/domain/bulk-upload';
import { Switch } from '@offrande/ui-kit/Switch';
import { useState } from 'react';
import { FormSection } from '../product/form-section.tsx';
import { LinesTable } from './lines-table.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';
import { useSheetTable } from './use-sheet-table.ts';

interface LinesPartProps {
  readonly uploading: BulkUploading;
  readonly snapshot: BulkUploadSnapshot;
}

export function LinesPart({ uploading, snapshot }: LinesPartProps) {
  const { t } = useLingui();
  const [isFiltered, setFiltered] = useState(false);
  const table = useSheetTable(uploading, snapshot);
  const errors = snapshot.context.check?.errors ?? [];
  if (table === null) return null;
  const lines = faultyOnly(table.lines, isFiltered ? errors : []);
  return (
    <FormSection title={t`Your lines`}>
      {errors.length > 0 && (
        <Switch isSelected={isFiltered} onChange={setFiltered}>
          {t`Only lines with mistakes`}
        </Switch>
      )}
      <LinesTable columns={table.columns} lines={lines} errors={errors} />
    </FormSection>
  );
}
