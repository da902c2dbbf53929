/** The file: its template, choosing or dropping it, and what the check found in all of it. Source: S3.145 to S3.147, S5.36, S7.83, UX 116, 132. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  BULK_FILE,
  BULK_MAX_ROWS,
  BULK_SAMPLE_TYPES,
  type BulkSampleType,
  type SheetCheck,
} from '@offrande/domain/bulk-order';
import { type BulkUploadSnapshot, selectMatchable } from '@offrande/domain/bulk-upload';
import { goesToBuyer } from '@offrande/domain/delivery';
import { endingsOf } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import { FileField } from '@offrande/ui-kit/FileField';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import type { DragEvent } from 'react';
import { useNumberStyle } from '../../page/number-style.ts';
import { useFormats } from '../../shop/formats.ts';
import { useFileSize } from '../form/use-file-size.ts';
import { MatchColumns } from './columns-part.tsx';
import { FormSection } from '../product/form-section.tsx';
import { fieldId } from '../product/part.ts';
import { ReadingPart } from './reading-part.tsx';
import type { BulkUploading } from './use-bulk-upload.ts';
import { useClosedSheet } from './use-closed-sheet.ts';
import { useFileRefusalText } from './use-bulk-refusal-text.ts';
import { useIsLong } from './use-is-long.ts';
import { useSampleFile } from './use-sample-file.ts';

const ACCEPTED = BULK_FILE.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');

export interface FilePartProps {
  readonly uploading: BulkUploading;
  /** Of the button's press: the file is missing, or cannot be bought yet. */
  readonly error: string | undefined;
}

/** Whether the file is read or checked. */
const isRead = (snapshot: BulkUploadSnapshot | null): boolean =>
  snapshot !== null && (snapshot.matches('reading') || snapshot.matches('checking'));

export function FilePart({ uploading, error }: FilePartProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const sizeText = useFileSize();
  const refusalText = useFileRefusalText();
  const { snapshot, choose, send } = uploading;
  const isLong = useIsLong(isRead(snapshot));
  const wasClosed = useClosedSheet(snapshot?.context.file != null);
  const { file = null, refusal = null, check = null, failure = null } = snapshot?.context ?? {};
  const megabytes = formatNumber(String(BULK_FILE.statedMegabytes), style);
  const rows = formatNumber(String(BULK_MAX_ROWS), style);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) choose(dropped);
  };
  return (
    <FormSection title={t`Your file`}>
      <p className="product-note">
        {goesToBuyer(uploading.rules.deliveryType) ? (
          <Trans>One line for each card: its amount is enough. All cards come to you in one file.</Trans>
        ) : (
          <Trans>One line for each card: its amount and who receives it.</Trans>
        )}
      </p>
      <Templates uploading={uploading} />
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileField
          label={t`File of cards`}
          hint={t`Excel or CSV, ${rows} lines and ${megabytes} MB at most. Choose it, or drop it here.`}
          accept={ACCEPTED}
          icon="table"
          inputId={fieldId('file')}
          file={file === null ? undefined : { name: file.name, size: sizeText(file.size) }}
          onSelect={choose}
          onRemove={() => send({ type: 'discard' })}
          chooseLabel={t`Choose a file`}
          replaceLabel={t`Replace`}
          removeLabel={t`Remove the file`}
          sendingLabel={snapshot?.matches('uploading') === true ? t`Sending the file` : undefined}
          error={refusal === null ? error : refusalText(refusal)}
        />
      </div>
      {wasClosed && (
        <Notice tone="warning" title={t`Your file was closed with the page`}>
          <Trans>Choose it again. Nothing of it was ordered; columns that you matched are matched again.</Trans>
        </Notice>
      )}
      {snapshot !== null && <ReadingPart uploading={uploading} snapshot={snapshot} isLong={isLong} />}
      {failure !== null && (
        <Notice tone="danger" isLive>
          <Trans>The file did not reach the shop. Your corrections are still here: press “Add to cart” again.</Trans>
        </Notice>
      )}
      {check !== null && snapshot?.matches('matching') === false && (
        <Found check={check} onMatch={selectMatchable(snapshot) ? () => send({ type: 'rematch' }) : undefined} />
      )}
    </FormSection>
  );
}

function Templates({ uploading }: { readonly uploading: BulkUploading }) {
  const { t } = useLingui();
  const { download, hasFailed } = useSampleFile(uploading);
  const words: Readonly<Record<BulkSampleType, string>> = { xlsx: t`Template for Excel`, csv: t`Template as CSV` };
  return (
    <>
      <p className="bulk-templates">
        {BULK_SAMPLE_TYPES.map((type) => (
          <Link key={type} icon="download" onPress={() => download(type)}>
            {words[type]}
          </Link>
        ))}
      </p>
      {hasFailed && (
        <Notice tone="danger" isLive>
          <Trans>The template could not be downloaded. Try again.</Trans>
        </Notice>
      )}
    </>
  );
}

interface FoundProps {
  readonly check: SheetCheck;
  /** Asks for columns that are not read; undefined where they cannot be matched, or were. */
  readonly onMatch: (() => void) | undefined;
}

/** Numbers of cards and errors, and what the buyer may not have meant. */
function Found({ check: { cards, amount, errors, ignored, repeated }, onMatch }: FoundProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const lines = new Set(errors.map(({ line }) => line)).size;
  const unread = ignored.map(({ header }) => header).join(', ');
  return (
    <>
      <p className="bulk-found" role="status">
        <span className="bulk-ready">
          <Icon name="check-circle" size="sm" />
          {t`${plural(cards, { one: '# card ready', other: '# cards ready' })}, ${money(amount)}`}
        </span>
        {lines > 0 && (
          <span className="bulk-faulty">
            <Icon name="alert" size="sm" />
            <Plural value={lines} one="# line to correct" other="# lines to correct" />
          </span>
        )}
      </p>
      {repeated.length > 0 && (
        <Notice tone="warning" title={t`Lines that are there twice`}>
          <Repeated lines={repeated.map(({ line }) => line)} />
        </Notice>
      )}
      {unread !== '' && (
        <Notice actions={onMatch && <MatchColumns onPress={onMatch} />}>
          <Trans>Not read: {unread}. The cards do not need these columns.</Trans>
        </Notice>
      )}
    </>
  );
}

const NAMED_MAX = 10;

function Repeated({ lines }: { readonly lines: readonly number[] }) {
  const named = lines.slice(0, NAMED_MAX).join(', ') + (lines.length > NAMED_MAX ? '…' : '');
  return (
    <Plural
      value={lines.length}
      one={`# line says the same as an earlier one: line ${named}. It is a card of its own; take it out of the file if it should not be.`}
      other={`# lines say the same as earlier ones: lines ${named}. Each is a card of its own; take them out of the file if they should not be.`}
    />
  );
}
