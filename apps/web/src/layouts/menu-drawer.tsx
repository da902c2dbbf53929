/** The menu on narrow screens. Closes when the window becomes wide enough for the full menu, and on navigation. */
import { useLingui } from '@lingui/react/macro';
import { MENU_CLOSES_ABOVE_PX, pushesMenuOut } from '@offrande/domain/access';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Drawer } from '@offrande/ui-kit/Drawer';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { TradeMenu } from './trade-menu.tsx';
import { LanguageRows } from './language-choice.tsx';
import './menu-drawer.css';
import { useShopLinks } from './shop-links.ts';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly path: string;
}

/** The drawer, or without its props the links of a company or a salesman in the header: most visitors need neither, so both come together. */
export function Menu(props: MenuDrawerProps | Pick<MenuDrawerProps, 'path'>) {
  return 'isOpen' in props ? <MenuDrawer {...props} /> : <TradeMenu {...props} />;
}

function MenuDrawer({ isOpen, onClose, path }: MenuDrawerProps) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { main, help, account } = useShopLinks();
  const links = [...(main ?? []), ...help, ...(account === null ? [] : [account])];
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Menu`}
      closeLabel={t`Close the menu`}
      closesAbovePx={MENU_CLOSES_ABOVE_PX}
      closesBySwipe={(startPx, endPx) => pushesMenuOut(startPx, endPx, direction)}
    >
      <nav aria-label={t`Shop`} className="menu-rows">
        {main === null && <TradeMenu path={path} layout="side" onPress={onClose} />}
        {links.map(({ href, text }) => (
          <NavLink key={href} href={href} layout="side" isCurrent={href === path} onPress={onClose}>
            {text}
          </NavLink>
        ))}
      </nav>
      <nav aria-label={t`Language`} className="menu-rows">
        <LanguageRows />
      </nav>
    </Drawer>
  );
}
