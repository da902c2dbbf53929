/**
 * The quick ways into an order: by hand, by file with the last one, by quotation, the cart as it was left, and the wallet with its
 * balance. What is read says the usual until it has come. Source: S2.21, S2.26, S4.12, ux-trade 121.
 */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { useAvailable } from '../../page/available.ts';
import { companyPreviousFiles } from '../../shop/company-previous-file-calls.ts';
import { useFormats } from '../../shop/formats.ts';
import { useCart, useShop } from '../../shop/shop-context.tsx';
import { useHeldWallet } from '../account/holdings/use-held-wallet.ts';
import { useCustomer } from '../account/use-customer.ts';
import { usePageRead } from '../../shop/use-page-read.ts';

interface WayProps {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly says: string;
}

export function DeskWays() {
  const { t } = useLingui();
  const cards = cartQuantity(useCart());
  const hasWallet = useAvailable()('/account/wallet');
  return (
    <nav className="desk-ways" aria-label={t`Quick ways to an order`}>
      <ul>
        {cards > 0 && (
          <Way
            href="/cart"
            icon="bag"
            title={t`Resume the cart`}
            says={t`${plural(cards, { one: '# card waits in it', other: '# cards wait in it' })}`}
          />
        )}
        <Way href="/b2b/buying" icon="gift" title={t`Buy cards`} says={t`One by one, with your own words`} />
        <FileWay />
        <Way
          href="/account/quotations"
          icon="file"
          title={t`Ask for a quotation`}
          says={t`The price of your cart as a PDF, by email`}
        />
        {hasWallet && <WalletWay />}
      </ul>
    </nav>
  );
}

function FileWay() {
  const { t } = useLingui();
  const shop = useShop();
  const { customerId } = useCustomer();
  const { read } = usePageRead(['lastFile', customerId], async () => {
    const { items } = await companyPreviousFiles(shop).fetchPreviousFiles(customerId, 1);
    return items;
  });
  const last = read?.[0]?.fileName;
  return (
    <Way
      href="/b2b/buying/file"
      icon="table"
      title={t`Cards from a file`}
      says={last === undefined ? t`One line for each person` : t`Last file: ${last}`}
    />
  );
}

function WalletWay() {
  const { t } = useLingui();
  const { money } = useFormats();
  const wallet = useHeldWallet().data ?? null;
  const held = wallet === null ? '' : money(wallet.balance);
  return (
    <Way
      href="/account/wallet"
      icon="wallet"
      title={t`Wallet`}
      says={wallet === null ? t`To pay orders at once` : t`Balance ${held}`}
    />
  );
}

function Way({ href, icon, title, says }: WayProps) {
  return (
    <li>
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
  );
}
