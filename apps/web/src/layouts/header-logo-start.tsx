/** Header "logo-start": announcement and language above, logo at the start, the whole menu on wide screens. */
import { useLingui } from '@lingui/react/macro';
import { Header } from '@offrande/ui-kit/Header';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Link } from '@offrande/ui-kit/Link';
import { Logo } from '@offrande/ui-kit/Logo';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { useState } from 'react';
import { useBoot } from '../app/boot.tsx';
import { CartHover } from '../features/cart/cart-hover.tsx';

import './header-logo-start.css';
import { LanguageChoice } from './language-choice.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import type { HeaderLayoutProps } from './header-layout.ts';
import { useShopLinks } from './shop-links.ts';

export function HeaderLogoStart({ path }: HeaderLayoutProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  const { main, help, signIn } = useShopLinks();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Header
        logo={<Logo name={unit.name} href="/" label={t`${unit.name}, home`} />}
        utility={unit.announcement}
        utilityEnd={
          <>
            {help.map(({ href, text }) => (
              <Link key={href} href={href} variant="quiet">
                {text}
              </Link>
            ))}
            <LanguageChoice />
          </>
        }
        navigationLabel={t`Shop`}
        navigation={main.map(({ href, text }) => (
          <NavLink key={href} href={href} isCurrent={href === path}>
            {text}
          </NavLink>
        ))}
        menuButton={<IconButton icon="menu" label={t`Menu`} onPress={() => setMenuOpen(true)} />}
        actions={
          <>
            <Link href="/#catalogue" variant="quiet" icon="search" className="header-search">
              <span className="o-visually-hidden">{t`Search the gift cards`}</span>
            </Link>
            {signIn !== null && (
              <NavLink href={signIn.href} icon="user">
                {signIn.text}
              </NavLink>
            )}
            <CartHover />
          </>
        }
      />
      <MenuDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} path={path} />
    </>
  );
}
