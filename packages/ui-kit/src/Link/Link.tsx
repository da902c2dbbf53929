/** An underlined link in text. Without an address it is an action that looks like a link, rendered as a button. */
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './Link.css';

/**
 * Properties of `Link`, in addition to those of React Aria's link. With neither `href` nor `onPress` it is plain text.
 */
export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render' | 'onClick'> {
  children: ReactNode;
  /** `inline` underlined (default); `quiet` underlined on hover, in lists of links; `ink` underlined in the text's colour; `danger`. */
  variant?: 'inline' | 'quiet' | 'ink' | 'danger' | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
}

export function Link({ children, variant = 'inline', icon, className, ...rest }: LinkProps) {
  const look = { className: classNames('o-link', className), 'data-variant': variant };
  const inside = (
    <>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <AriaLink {...rest} {...look}>
        {inside}
      </AriaLink>
    );
  }
  return (
    <AriaButton {...buttonProps(rest)} {...look}>
      {inside}
    </AriaButton>
  );
}

/** The properties of a link that also apply to a button. */
function buttonProps({
  onPress,
  isDisabled,
  autoFocus,
  id,
  'aria-label': label,
  'aria-describedby': note,
}: AriaLinkProps) {
  return {
    ...(onPress === undefined ? {} : { onPress }),
    ...(isDisabled === undefined ? {} : { isDisabled }),
    ...(autoFocus === undefined ? {} : { autoFocus }),
    ...(id === undefined ? {} : { id }),
    ...(label === undefined ? {} : { 'aria-label': label }),
    ...(note === undefined ? {} : { 'aria-describedby': note }),
  };
}
