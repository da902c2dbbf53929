/** On or off, acting at once. A choice that waits for a form to be sent is a Checkbox. */
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { classNames } from '../class-names.ts';
import './Switch.css';

/** Properties of `Switch`; those of React Aria's switch besides. */
export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** Label first, switch at the end of the row (narrow screens, settings). */
  isLabelFirst?: boolean | undefined;
  className?: string | undefined;
}

export function Switch({ children, isLabelFirst, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      className={classNames('o-switch', isLabelFirst === true && 'o-switch-label-first', className)}
    >
      <span className="o-switch-track" />
      <span>{children}</span>
    </AriaSwitch>
  );
}
