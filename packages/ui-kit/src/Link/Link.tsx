/** A link in text (underlined), or an act that must look like one when it has `onPress` and no `href`. */
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './Link.css';

/** Properties of `Link`; those of React Aria's link besides. */
export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** `inline` underlined (default); `quiet` underlined on hover, in lists of links; `ink` underlined in the text's colour; `danger`. */
  variant?: 'inline' | 'quiet' | 'ink' | 'danger' | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
}

export function Link({ children, variant = 'inline', icon, className, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames('o-link', className)} data-variant={variant}>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      {children}
    </AriaLink>
  );
}
