/** Ready-made amounts as a row of tiles with radio semantics. "Other" is an option like the rest; its field is the caller's. */
import { Radio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import './AmountPicker.css';

/** One tile. */
export interface AmountOption<Value extends string = string> {
  value: Value;
  /** Amount in the locale's format. */
  label: string;
  isDisabled?: boolean | undefined;
}

/** Properties of `AmountPicker`. */
export interface AmountPickerProps<Value extends string = string> extends ChoiceProps<Value> {
  options: readonly AmountOption<Value>[];
}

export function AmountPicker<Value extends string>({ options, ...rest }: AmountPickerProps<Value>) {
  return (
    <ChoiceGroup orientation="horizontal" {...rest} answers={options}>
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
