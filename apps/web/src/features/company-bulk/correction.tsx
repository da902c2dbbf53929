/** One mistake: its line and column, what is wrong, an example, and the field in which it is corrected. Source: S5.37, A-63, UX 131. */
import { Trans, useLingui } from '@lingui/react/macro';
import { alikeErrors, type BulkError, mendAlike, type Mend, quoteOf, takeOut } from '@offrande/domain/bulk-order';
import { Button } from '@offrande/ui-kit/Button';
import { TextField } from '@offrande/ui-kit/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useCellRefusalText, useColumnName } from './use-bulk-refusal-text.ts';
import { useExample } from './use-example.ts';

interface CorrectionProps {
  readonly error: BulkError;
  /** All mistakes of the file: those alike can be corrected at once. */
  readonly errors: readonly BulkError[];
  readonly onMend: (mends: readonly Mend[]) => void;
}

export function Correction({ error, errors, onMend }: CorrectionProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const textOf = useCellRefusalText();
  const example = useExample(error);
  const [text, setText] = useState(error.value);
  const [cell, setCell] = useState(error.value);
  const { line, column } = error;
  // The cell has changed by another's correction or by undoing one; after a correction here it is what was typed.
  if (cell !== error.value) {
    setCell(error.value);
    if (quoteOf(text) !== error.value) setText(error.value);
  }
  const name = nameOf(column);
  const alike = alikeErrors(errors, error).length;
  const correct = () => onMend([{ _tag: 'CellMended', line, column, value: text }]);
  /** Enter corrects this mistake instead of sending the whole form. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    correct();
  };
  return (
    <div className="bulk-fault">
      <TextField
        label={t`Line ${line}, ${name}`}
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        error={textOf(error.reason)}
        description={example === '' ? undefined : t`For example ${example}`}
        autoComplete="off"
        spellCheck="false"
        isLtr={column === 'email' || column === 'amount'}
      />
      <div className="bulk-acts">
        <Button size="sm" variant="ink" onPress={correct} aria-label={t`Correct line ${line}, ${name}`}>
          <Trans>Correct</Trans>
        </Button>
        {alike > 1 && (
          <Button
            size="sm"
            variant="line"
            onPress={() => onMend(mendAlike(errors, error, text))}
            aria-label={t`Correct all ${alike} alike: line ${line}, ${name}`}
          >
            <Trans>Correct all {alike} alike</Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onPress={() => onMend(takeOut([error]))}
          aria-label={t`Take out line ${line}: ${name}`}
        >
          <Trans>Take out</Trans>
        </Button>
      </div>
    </div>
  );
}
