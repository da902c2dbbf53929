/**
 * On or off, taking effect at once; a native checkbox with the role of a switch. For a choice that takes effect with
 * its form, use a Checkbox.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './Switch.css';

/** Properties of `Switch`. Uncontrolled without `isSelected`. */
export interface SwitchProps {
  children: ReactNode;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** What a form sends while it is on. */
  value?: string | undefined;
  /** Id of the control. */
  inputId?: string | undefined;
  /** Label first, switch at the end of the row (narrow screens, settings). */
  isLabelFirst?: boolean | undefined;
  className?: string | undefined;
}

export function Switch(props: SwitchProps) {
  const {
    children,
    defaultSelected = false,
    onChange,
    isDisabled = false,
    name,
    value,
    inputId,
    isLabelFirst,
    className,
  } = props;
  const [own, setOwn] = useState(defaultSelected);
  const isSelected = props.isSelected ?? own;
  return (
    <label
      className={classNames('o-switch', isLabelFirst === true && 'o-switch-label-first', className)}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        type="checkbox"
        role="switch"
        className="o-switch-input"
        {...{ id: inputId, name, value }}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => {
          setOwn(event.currentTarget.checked);
          onChange?.(event.currentTarget.checked);
        }}
      />
      <span className="o-switch-track" />
      <span>{children}</span>
    </label>
  );
}
