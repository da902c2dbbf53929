/** Two to four short answers in one track, radio semantics: the choice acts at once. */
import { Radio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import './SegmentedControl.css';

/** One answer. */
export interface Segment {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Properties of `SegmentedControl`. */
export interface SegmentedControlProps extends ChoiceProps {
  segments: readonly Segment[];
}

export function SegmentedControl({ segments, ...rest }: SegmentedControlProps) {
  return (
    <ChoiceGroup orientation="horizontal" {...rest}>
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
