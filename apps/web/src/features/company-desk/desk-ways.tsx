/** The quick ways into an order: by hand, by file, by quotation, or the cart as it was left. Source: S2.21, S2.26, S4.12, ux-trade 121. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { useCart } from '../../shop/shop-context.tsx';

interface Way {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly says: string;
}

export function DeskWays() {
  const { t } = useLingui();
  const cards = cartQuantity(useCart());
  const ways: readonly Way[] = [
    ...(cards === 0
      ? []
      : [
          {
            href: '/cart',
            icon: 'bag',
            title: t`Resume the cart`,
            says: t`${plural(cards, { one: '# card waits in it', other: '# cards wait in it' })}`,
          } as const,
        ]),
    { href: '/b2b/buying', icon: 'gift', title: t`Buy cards`, says: t`One by one, with your own words` },
    { href: '/b2b/buying/file', icon: 'table', title: t`Cards from a file`, says: t`One line for each person` },
    {
      href: '/account/quotations',
      icon: 'file',
      title: t`Ask for a quotation`,
      says: t`The price of your cart as a PDF, by email`,
    },
  ];
  return (
    <nav className="desk-ways" aria-label={t`Quick ways to an order`}>
      <ul>
        {ways.map(({ href, icon, title, says }) => (
          <li key={href}>
            <Link href={href} variant="quiet" className="desk-way">
              <span className="desk-way-icon">
                <Icon name={icon} />
              </span>
              <span className="desk-way-text">
                <strong>{title}</strong> <span>{says}</span>
              </span>
              <Icon name="chevron-forward" size="sm" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
