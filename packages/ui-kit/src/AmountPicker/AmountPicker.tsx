/** Ready-made amounts as a row of tiles with radio semantics. "Other" is an option like the rest; its field is the caller's. */
import { Radio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import './AmountPicker.css';

/** One tile. */
export interface AmountOption {
  value: string;
  /** Amount in the locale's format. */
  label: string;
  isDisabled?: boolean | undefined;
}

/** Properties of `AmountPicker`. */
export interface AmountPickerProps extends ChoiceProps {
  options: readonly AmountOption[];
}

export function AmountPicker({ options, ...rest }: AmountPickerProps) {
  return (
    <ChoiceGroup orientation="horizontal" {...rest}>
      <div className="o-amount-tiles">
        {options.map(({ value, label, isDisabled = false }) => (
          <Radio key={value} value={value} isDisabled={isDisabled} className="o-amount-tile">
            <bdi>{label}</bdi>
          </Radio>
        ))}
      </div>
    </ChoiceGroup>
  );
}
