/** The lines with mistakes as a sheet of their own, each with its line and its reasons. Source: A-186, UX 132. */
import { useLingui } from '@lingui/react/macro';
import type { BulkUploadSnapshot } from '@offrande/domain/bulk-upload';
import { selectMends } from '@offrande/domain/bulk-upload';
import { CONTENT_TYPES } from '@offrande/domain/file';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';
import { useCellRefusalText, useColumnName } from './use-bulk-refusal-text.ts';

export interface FaultyLines {
  readonly download: () => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

export const useFaultyLines = ({ desk, rules }: BulkUploading, snapshot: BulkUploadSnapshot): FaultyLines => {
  const { t } = useLingui();
  const { saveFile } = useShop();
  const nameOf = useColumnName();
  const textOf = useCellRefusalText();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const download = async (): Promise<void> => {
    const { file, matches, check } = snapshot.context;
    const errors = check?.errors ?? [];
    const reasons = errors.map(({ column, reason }) => t`${nameOf(column)}: ${textOf(reason)}`);
    const words = { line: t`Line in the file`, reason: t`To be corrected`, reasons };
    const content = await desk.ask('faulty', { matches, mends: selectMends(snapshot), rules, errors, words });
    const name = (file?.name ?? '').replace(/\.[^.]*$/u, '');
    saveFile({ fileName: `${name}-${t`to-correct`}.xlsx`, contentType: CONTENT_TYPES.xlsx, content });
  };
  return {
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
    download: () => {
      setState('busy');
      download().then(
        () => setState('ready'),
        () => setState('failed'),
      );
    },
  };
};
