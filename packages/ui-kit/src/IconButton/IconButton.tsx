/**
 * A button that shows only an icon; its label is required and becomes its accessible name. 44 px, or 32 px inside
 * fields.
 */
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './IconButton.css';

/** Properties of `IconButton`, in addition to those of React Aria's button. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: IconName;
  /** Name for assistive technology. */
  label: string;
  /** `md` 44 px (default), `sm` 32 px. */
  size?: 'sm' | 'md' | undefined;
  /** `plain` (default) or `line` with a border. */
  variant?: 'plain' | 'line' | undefined;
  className?: string | undefined;
}

export function IconButton({ icon, label, size = 'md', variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={classNames('o-icon-button', className)}
      data-size={size}
      data-variant={variant}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
