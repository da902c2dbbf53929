/**
 * The head of every page, made of slots: utility line, logo, navigation, actions. The unit's parameters choose the
 * position of the logo and whether the menu is a drawer. Once scrolled the bar shrinks on wide screens; the
 * content below does not move.
 */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './Header.css';

/** Properties of `Header`. */
export interface HeaderProps {
  logo: ReactNode;
  /** Line of text above the bar. */
  utility?: ReactNode;
  /** Links and the language list at the end of that line. */
  utilityEnd?: ReactNode;
  /** Main navigation: NavLinks. Shown above 1200 px unless `menu` is `drawer`. */
  navigation?: ReactNode;
  /** Name of the navigation landmark. */
  navigationLabel?: string | undefined;
  /** Button that opens the drawer. Shown where the navigation is not. */
  menuButton?: ReactNode;
  /** Search, account, cart. */
  actions?: ReactNode;
  /** Position of the logo on wide screens. Default `start`. */
  logoPlace?: 'start' | 'centre' | undefined;
  /** `full` shows the navigation on wide screens (default); `drawer` never. */
  menu?: 'full' | 'drawer' | undefined;
  className?: string | undefined;
}

const compactAfterPx = 80;

export function Header(props: HeaderProps) {
  const { logo, utility, utilityEnd, navigation, navigationLabel, menuButton, actions, className } = props;
  const isCompact = useScrolledPast(compactAfterPx);
  return (
    <header
      className={classNames('o-header', className)}
      data-logo={props.logoPlace ?? 'start'}
      data-menu={props.menu ?? 'full'}
      data-compact={isCompact || undefined}
    >
      {(utility !== undefined || utilityEnd !== undefined) && (
        <div className="o-header-utility">
          <div className="o-page o-header-utility-row">
            <span>{utility}</span>
            <span className="o-header-utility-end">{utilityEnd}</span>
          </div>
        </div>
      )}
      <div className="o-header-bar">
        <div className="o-page o-header-row">
          {menuButton !== undefined && <span className="o-header-menu">{menuButton}</span>}
          <div className="o-header-logo">{logo}</div>
          {navigation !== undefined && (
            <nav className="o-header-navigation" aria-label={navigationLabel}>
              {navigation}
            </nav>
          )}
          {actions !== undefined && <div className="o-header-actions">{actions}</div>}
        </div>
      </div>
    </header>
  );
}

function useScrolledPast(limitPx: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const read = () => setPast(window.scrollY > limitPx);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [limitPx]);
  return isPast;
}
