/**
 * A link that looks like a button: it navigates, it does not act. Client-side navigation comes from the app's
 * RouterProvider.
 */
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import '../Button/Button.css';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';

/** Properties of `LinkButton`, in addition to those of React Aria's link. */
export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  href: string;
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  isWide?: boolean | undefined;
  className?: string | undefined;
}

export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'primary', size = 'md', icon, iconEnd, isWide, className, ...rest } = props;
  return (
    <AriaLink
      {...rest}
      className={classNames('o-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide === true || undefined}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="o-button-label">{children}</span>
      {iconEnd !== undefined && <Icon name={iconEnd} />}
    </AriaLink>
  );
}
