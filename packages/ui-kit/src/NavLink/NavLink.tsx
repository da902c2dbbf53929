/** A navigation link; the current page is marked with `aria-current` and a rule (`bar`) or a panel (`side`). */
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './NavLink.css';

/** Properties of `NavLink`. */
export interface NavLinkProps {
  href: string;
  children: ReactNode;
  isCurrent?: boolean | undefined;
  /** `bar` in a header (default), `side` in a column or drawer. */
  layout?: 'bar' | 'side' | undefined;
  icon?: IconName | undefined;
  /** Count or amount at the end. */
  note?: ReactNode;
  isDanger?: boolean | undefined;
  onPress?: (() => void) | undefined;
  className?: string | undefined;
}

export function NavLink(props: NavLinkProps) {
  const { href, children, isCurrent, layout = 'bar', icon, note, isDanger, onPress, className } = props;
  return (
    <Link
      href={href}
      className={classNames('o-nav-link', className)}
      data-layout={layout}
      data-danger={isDanger === true || undefined}
      {...(isCurrent === true ? { 'aria-current': 'page' as const } : {})}
      {...(onPress === undefined ? {} : { onPress })}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
      {note !== undefined && <span className="o-nav-link-note"> {note}</span>}
    </Link>
  );
}
