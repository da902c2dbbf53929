/** Header "logo-start": announcement and language above, logo at the start, the full menu on wide screens. */
import { useLingui } from '@lingui/react/macro';
import { Header } from '@offrande/ui-kit/Header';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Link } from '@offrande/ui-kit/Link';
import { Logo } from '@offrande/ui-kit/Logo';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { lazy, useState } from 'react';
import { useBoot } from '../page/boot.tsx';
import { Part } from '../page/part.tsx';
import { CartHover } from '../features/cart/cart-hover.tsx';
import './header-logo-start.css';
import { LanguageChoice } from './language-choice.tsx';
import type { HeaderLayoutProps } from './header-layout.ts';
import { useShopLinks } from './shop-links.ts';

/** The drawer of narrow screens and the menu of companies: most visitors need neither. */
const Menu = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.Menu })));

interface ShopHeaderProps extends HeaderLayoutProps {
  /** Position of the logo on wide screens. */
  readonly logoPlace?: 'start' | 'centre';
}

export function HeaderLogoStart({ path, logoPlace = 'start' }: ShopHeaderProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  const { main, help, account } = useShopLinks();
  /** Undefined until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Header
        logoPlace={logoPlace}
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
        navigation={
          main === null ? (
            <Part>
              <Menu path={path} />
            </Part>
          ) : (
            main.map(({ href, text }) => (
              <NavLink key={href} href={href} isCurrent={href === path}>
                {text}
              </NavLink>
            ))
          )
        }
        menuButton={<IconButton icon="menu" label={t`Menu`} onPress={() => setOpen(true)} />}
        actions={
          <>
            <Link href="/#catalogue" variant="quiet" icon="search" className="header-search">
              <span className="o-visually-hidden">{t`Search the gift cards`}</span>
            </Link>
            {account !== null && (
              <NavLink href={account.href} icon="user" className="header-account">
                <bdi>{account.text}</bdi>
              </NavLink>
            )}
            <CartHover />
          </>
        }
      />
      {isOpen !== undefined && (
        <Part>
          <Menu path={path} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
