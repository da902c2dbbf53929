/** One term: its value, how it is stated, and its bounds. What is typed counts at once where it may; else the value before stands. */
import { useLingui } from '@lingui/react/macro';
import type { TermName, TermType } from '@offrande/domain/salesman-terms';
import { AmountField } from '@offrande/ui-kit/AmountField';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { useCurrencySign } from '../product/use-currency-sign.ts';
import { useTermEntry } from './use-term-entry.ts';
import { useTermWords } from './use-term-words.ts';
import type { Terms } from './use-terms.ts';

interface TermFieldProps {
  readonly name: TermName;
  readonly terms: Terms;
  readonly isDisabled: boolean;
}

export function TermField({ name, terms, isDisabled }: TermFieldProps) {
  const { t } = useLingui();
  const words = useTermWords();
  const sign = useCurrencySign();
  const { text, isMixed, type, chooseType, change, leave, error } = useTermEntry(name, terms);
  const bounds = terms.bounds(name, type);
  const types = terms.types(name);
  const label = words.names[name];
  return (
    <div className="term-field" data-stated={types.length > 1 || undefined}>
      <AmountField
        label={label}
        unit={type === 'percent' ? '%' : sign}
        value={text}
        onChange={change}
        onBlur={leave}
        description={bounds === null || error !== undefined ? undefined : words.bounds(bounds)}
        hint={isMixed ? t`Differs from card to card` : undefined}
        error={error}
        isDisabled={isDisabled}
      />
      {types.length > 1 && (
        <SegmentedControl<TermType>
          label={t`${label}, how it is stated`}
          isLabelHidden
          value={type}
          onChange={chooseType}
          isDisabled={isDisabled}
          segments={types.map((one) => ({ value: one, label: one === 'percent' ? '%' : sign }))}
        />
      )}
    </div>
  );
}
