/**
 * An integer between two limits: minus at the start, plus at the end, the value editable in between. Typed input is
 * committed on Enter or on blur; a number beyond a limit becomes the limit, which is announced; arrow keys and Home/End
 * work too.
 */
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import '../Field/Field.css';
import { Icon } from '../Icon/index.ts';
import './QuantityStepper.css';

/** Properties of `QuantityStepper`. */
export interface QuantityStepperProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number;
  /** Smallest value, default 1. */
  min?: number | undefined;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Announced when a limit is reached, for example "10 at most". */
  minMessage?: string | undefined;
  maxMessage?: string | undefined;
  /** Announced when what was typed is not a whole number and the value stays. */
  unreadableMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, min = 1, max, onChange, isDisabled = false } = props;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [notice, setNotice] = useState('');

  const set = (wanted: number) => {
    const allowed = Math.min(max, Math.max(min, wanted));
    setDraft(undefined);
    setNotice((wanted >= max ? props.maxMessage : wanted <= min ? props.minMessage : undefined) ?? '');
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    if (draft === undefined) return;
    if (/^\s*\d+\s*$/.test(draft)) return set(Number(draft));
    setDraft(undefined);
    setNotice(props.unreadableMessage ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== undefined) {
      // Commit the typed value first: otherwise the surrounding form would be submitted with the previous one.
      event.preventDefault();
      return commit();
    }
    const wanted = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };

  return (
    <div className={classNames('o-quantity', props.className)} data-disabled={isDisabled || undefined}>
      <label htmlFor={id} className={props.isLabelHidden === true ? 'o-visually-hidden' : 'o-field-label'}>
        {label}
      </label>
      <div className="o-quantity-frame">
        <StepButton
          icon="minus"
          label={props.decreaseLabel}
          isDisabled={isDisabled || value <= min}
          onPress={() => set(value - 1)}
        />
        <input
          id={id}
          className="o-quantity-input"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={isDisabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <StepButton
          icon="plus"
          label={props.increaseLabel}
          isDisabled={isDisabled || value >= max}
          onPress={() => set(value + 1)}
        />
      </div>
      <output className="o-quantity-notice">{notice}</output>
    </div>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

function StepButton({ icon, label, isDisabled, onPress }: StepButtonProps) {
  return (
    <AriaButton className="o-quantity-step" aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      <Icon name={icon} />
    </AriaButton>
  );
}
