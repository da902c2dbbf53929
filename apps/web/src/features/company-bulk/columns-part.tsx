/** The columns of the file whose names the shop does not know: each is matched with one of the shop's, or left out. Source, UX 129. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type BulkColumn } from '@offrande/domain/bulk-order';
import {
  type BulkUploadSnapshot,
  chooseColumn,
  choicesAt,
  type ColumnMatch,
  type ColumnQuestion,
  firstMatches,
  missingAfter,
  type UnknownColumn,
} from '@offrande/domain/bulk-upload';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { FormSection } from '../product/form-section.tsx';
import { useColumnName } from './use-bulk-refusal-text.ts';
import type { BulkUploading } from './use-bulk-upload.ts';

const COLUMNS_ID = 'bulk-columns';

/** Where the focus goes once the form has come or gone. */
const firstPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${COLUMNS_ID} select`) ?? document.getElementById(COLUMNS_ID);

interface ColumnsPartProps {
  readonly uploading: BulkUploading;
  readonly snapshot: BulkUploadSnapshot;
}

/** Nothing for a file whose columns are all known, or left out. */
export function ColumnsPart({ uploading: { send }, snapshot }: ColumnsPartProps) {
  const { question, matches, remembered, rulesKey } = snapshot.context;
  const isAsked = snapshot.matches('matching');
  useKeptFocus(isAsked, firstPlace);
  if (question === null || (!isAsked && matches.length === 0)) return null;
  return (
    <div id={COLUMNS_ID} tabIndex={-1}>
      {isAsked ? (
        <ColumnsForm
          key={`${question.fingerprint} ${rulesKey}`}
          question={question}
          first={firstMatches(remembered, question, matches)}
          onMatch={(chosen) => send({ type: 'match', matches: chosen })}
          onKeep={snapshot.can({ type: 'keepColumns' }) ? () => send({ type: 'keepColumns' }) : undefined}
        />
      ) : (
        <Matched question={question} matches={matches} onMatch={() => send({ type: 'rematch' })} />
      )}
    </div>
  );
}

export function MatchColumns({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="line" size="sm" onPress={onPress}>
      <Trans>Match the columns</Trans>
    </Button>
  );
}

interface MatchedProps {
  readonly question: ColumnQuestion;
  readonly matches: readonly ColumnMatch[];
  readonly onMatch: () => void;
}

function Matched({ question: { unknown }, matches, onMatch }: MatchedProps) {
  const nameOf = useColumnName();
  const pairs = unknown
    .flatMap(({ position, header }) => {
      const match = matches.find((one) => one.position === position);
      return match === undefined ? [] : [`${header} = ${nameOf(match.column)}`];
    })
    .join(', ');
  return (
    <Notice actions={<MatchColumns onPress={onMatch} />}>
      <Trans>Columns matched by hand: {pairs}.</Trans>
    </Notice>
  );
}

interface ColumnsFormProps {
  readonly question: ColumnQuestion;
  readonly first: readonly ColumnMatch[];
  readonly onMatch: (matches: readonly ColumnMatch[]) => void;
  /** Leaves the columns as they were; undefined where the file cannot be read so. */
  readonly onKeep: (() => void) | undefined;
}

function ColumnsForm({ question, first, onMatch, onKeep }: ColumnsFormProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const [matches, setMatches] = useState(first);
  const [isTold, setTold] = useState(false);
  const missing = missingAfter(question, matches);
  const names = missing.map(nameOf).join(', ');
  const go = (): void => {
    if (missing.length === 0) onMatch(matches);
    else setTold(true);
  };
  return (
    <FormSection title={t`Match the columns`}>
      <p className="product-note" role="status">
        <Trans>
          Your file has other names for its columns. Say what each of them holds, or leave it out. Your next file with
          these columns is read the same way.
        </Trans>
      </p>
      <ol className="bulk-columns">
        {question.unknown.map((column) => (
          <li key={column.position}>
            <ColumnChoice
              column={column}
              choices={choicesAt(question, matches, column.position)}
              chosen={matches.find(({ position }) => position === column.position)?.column ?? null}
              onChoose={(chosen) => setMatches(chooseColumn(matches, column.position, chosen))}
            />
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <Notice tone={isTold ? 'danger' : 'info'} isLive={isTold}>
          <Trans>Still needed: {names}.</Trans>
        </Notice>
      )}
      <div className="bulk-acts">
        <Button variant="ink" onPress={go}>
          <Trans>Read the file</Trans>
        </Button>
        {onKeep !== undefined && (
          <Button variant="ghost" onPress={onKeep}>
            <Trans>Keep it as it was</Trans>
          </Button>
        )}
      </div>
    </FormSection>
  );
}

interface ColumnChoiceProps {
  readonly column: UnknownColumn;
  readonly choices: readonly BulkColumn[];
  readonly chosen: BulkColumn | null;
  readonly onChoose: (column: BulkColumn | null) => void;
}

function ColumnChoice({ column: { header, samples }, choices, chosen, onChoose }: ColumnChoiceProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const values = samples.join(' · ');
  return (
    <SelectField
      label={header}
      description={values === '' ? t`No values` : t`First values: ${values}`}
      placeholder={t`Leave out`}
      options={choices.map((column) => ({ value: column, label: nameOf(column) }))}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value === '' ? null : value)}
    />
  );
}
