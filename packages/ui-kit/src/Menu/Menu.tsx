/** A short list of links or actions behind a button: a disclosure of links, not an application menu, so Tab walks through it. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Popover } from '../Popover/index.ts';
import './Menu.css';

/** One row: a link, or an action when it has no address. */
export interface MenuItem {
  id: string;
  text: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  icon?: IconName | undefined;
  /** The page or language shown now. */
  isCurrent?: boolean | undefined;
  isDanger?: boolean | undefined;
  /** Language of the text when it differs from the page's. */
  lang?: string | undefined;
}

/** Properties of `Menu`. */
export interface MenuProps {
  trigger: ReactNode;
  /** Accessible name of the button if its content is not sufficient. */
  triggerLabel?: string | undefined;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

export function Menu({ trigger, triggerLabel, label, items, align, className }: MenuProps) {
  return (
    <Popover
      label={label}
      triggerLabel={triggerLabel}
      align={align}
      className={className}
      trigger={
        <>
          {trigger}
          <Icon name="chevron-down" size="sm" />
        </>
      }
    >
      {(close) => (
        <ul className="o-menu-list">
          {items.map((item) => (
            <li key={item.id}>
              <Row item={item} close={close} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

function Row({ item, close }: { item: MenuItem; close: () => void }) {
  const { text, href, onPress, icon, isCurrent, isDanger, lang } = item;
  return (
    <Link
      variant="quiet"
      className={classNames('o-menu-item', isDanger === true && 'o-menu-danger')}
      {...(href === undefined ? {} : { href })}
      {...(isCurrent === true ? { 'aria-current': 'true' as const } : {})}
      onPress={() => {
        onPress?.();
        close();
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      <bdi lang={lang}>{text}</bdi>
      {isCurrent === true && <Icon name="check" size="sm" className="o-menu-check" />}
    </Link>
  );
}
