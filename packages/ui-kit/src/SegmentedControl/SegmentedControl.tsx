/** Two to four short answers in one track, with radio semantics: a choice takes effect at once. */
import { Radio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import './SegmentedControl.css';

/** One answer. */
export interface Segment<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Properties of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string = string> extends ChoiceProps<Value> {
  segments: readonly Segment<Value>[];
}

export function SegmentedControl<Value extends string>({ segments, ...rest }: SegmentedControlProps<Value>) {
  return (
    <ChoiceGroup orientation="horizontal" {...rest} answers={segments}>
      <div className="o-segments">
        {segments.map(({ value, label, isDisabled = false }) => (
          <Radio key={value} value={value} isDisabled={isDisabled} className="o-segment">
            {label}
          </Radio>
        ))}
      </div>
    </ChoiceGroup>
  );
}
