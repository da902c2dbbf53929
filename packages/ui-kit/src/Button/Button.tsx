/**
 * The shop's button. While loading it keeps its width and label, adds a spinner and `aria-busy`, ignores presses and
 * keeps the focus. States come from React Aria's `data-*` attributes.
 */
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import './Button.css';

/** Look of a button: one `primary` per screen, `line` next to it, `ghost` for minor actions, `ink` neutral, `danger` for destructive ones. */
export type ButtonVariant = 'primary' | 'line' | 'ghost' | 'ink' | 'danger' | 'danger-line';

/** Height in px: `sm` 40, `md` 48, `lg` 56. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Properties of `Button`, in addition to those of React Aria's button. */
export interface ButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'isPending' | 'render'
> {
  /** Label: a verb first. */
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  /** Icon before the label. */
  icon?: IconName | undefined;
  /** Icon after the label. */
  iconEnd?: IconName | undefined;
  /** Whether work started by this button is in progress: presses are ignored. */
  isLoading?: boolean | undefined;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
  className?: string | undefined;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'md',
    icon,
    iconEnd,
    isLoading = false,
    isWide,
    className,
    ...rest
  } = props;
  return (
    <AriaButton
      {...rest}
      isPending={isLoading}
      className={classNames('o-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide === true || undefined}
      render={(dom) => <button {...dom} aria-busy={isLoading || undefined} />}
    >
      {isLoading ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <span className="o-button-label">{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </AriaButton>
  );
}
