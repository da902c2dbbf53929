/**
 * The frame of the account pages: who is signed in, navigation, and the current page. Source: S2.13 to S2.15, picture
 * 05.
 */
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { EnteredPage } from '../session/entry.tsx';
import './account.css';
import { useAccountLinks } from './account-links.ts';
import { useAccountNotes } from './use-account-notes.tsx';
import { useCustomer, useIsCustomer } from './use-customer.ts';
import { useFocusKeptInside } from './use-focus-kept-inside.ts';

export function AccountPage({ children }: { readonly children: ReactNode }) {
  return (
    <EnteredPage>
      <AccountFrame>{children}</AccountFrame>
    </EnteredPage>
  );
}

/** A visitor who is not signed in is being redirected to the login: nothing of an account is shown meanwhile. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const isEntered = useIsCustomer();
  return isEntered ? <Entered>{children}</Entered> : <PageWaiting />;
}

function Entered({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLDivElement>(null);
  useFocusKeptInside(main);
  return (
    <div className="account o-page">
      <aside className="account-side">
        <SignedInAs />
        <AccountNavigation />
      </aside>
      <div className="account-main" ref={main}>
        {children}
      </div>
    </div>
  );
}

function SignedInAs() {
  const { t } = useLingui();
  const name = useCustomer().customerName;
  return (
    <p className="account-who">
      {t`Signed in as`}
      <bdi>{name}</bdi>
    </p>
  );
}

/** The sides on which a row goes on beyond its box. Its own start is at scroll position 0 in either direction of reading. */
const sidesLeft = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string => {
  const [gone, more] = [Math.abs(scrollLeft) > 1, scrollWidth - clientWidth - Math.abs(scrollLeft) > 1];
  return [gone ? 'start' : '', more ? 'end' : ''].join(' ').trim();
};

/** Marks on the row where it goes on, so that it shows. */
const markWhereItGoesOn = (row: HTMLElement): void => {
  row.dataset['goesOn'] = sidesLeft(row);
};

/** Marks it anew whenever it is scrolled or the window is resized. Returns a cleanup function. */
const keepMarked = (row: HTMLElement): (() => void) => {
  const mark = (): void => markWhereItGoesOn(row);
  row.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  return () => {
    row.removeEventListener('scroll', mark);
    window.removeEventListener('resize', mark);
  };
};

const follow = ({ target }: FocusEvent): void => {
  if (target instanceof Element) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
};

/**
 * Scrolls the current part, or the focused one, into view in a scrolling row: browsers leave a half-visible link where
 * it is. Returns a cleanup function.
 */
const keepInView = (row: HTMLElement): (() => void) => {
  row.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  row.addEventListener('focusin', follow);
  return () => row.removeEventListener('focusin', follow);
};

/** A mark at an edge of the row; the row itself is scrolled, by touch, wheel or the keyboard's focus. */
function GoesOn({ icon }: { readonly icon: 'chevron-back' | 'chevron-forward' }) {
  return (
    <span className="account-goes-on" data-icon={icon} aria-hidden="true">
      <Icon name={icon} size="sm" />
    </span>
  );
}

const isAny = (links: readonly unknown[]): boolean => links.length > 0;

function AccountNavigation() {
  const { t } = useLingui();
  const [path] = useLocation();
  const { ways, tabs, exitLinks } = useAccountLinks();
  const notes = useAccountNotes(tabs.some(({ name }) => name === 'accountWallet'));
  const row = useRef<HTMLElement>(null);
  useEffect(() => keepInView(row.current!), []);
  useEffect(() => keepMarked(row.current!), []);
  // After every rendering: counts beside the links make the row longer.
  useEffect(() => markWhereItGoesOn(row.current!));
  const isCurrent = (href: string): boolean => path === href || (href !== '/account' && path.startsWith(`${href}/`));
  return (
    <nav ref={row} aria-label={t`Account`}>
      <GoesOn icon="chevron-back" />
      {[ways, tabs, exitLinks].filter(isAny).map((links) => (
        <ul key={links[0]?.href} className="account-links">
          {links.map(({ name, href, text, icon, isDanger }) => (
            <li key={href}>
              <NavLink
                href={href}
                layout="side"
                icon={icon}
                isDanger={isDanger}
                isCurrent={isCurrent(href)}
                note={notes[name]}
              >
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <GoesOn icon="chevron-forward" />
    </nav>
  );
}
