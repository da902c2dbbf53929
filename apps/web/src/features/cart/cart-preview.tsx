/** The cart preview below the header's button. Loaded when the pointer or focus approaches. */
import { useLingui } from '@lingui/react/macro';
import { cardsOf, type CartLine } from '@offrande/domain/cart';
import { formatMoney, formatMoneyShort } from '@offrande/domain/locale';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useNumberStyle } from '../../page/number-style.ts';
import { PageShop } from '../../shop/shop-context.tsx';
import { CardArt } from '../catalogue/card-art.tsx';
import './cart-preview.css';
import { useCartCosts } from './use-cart-costs.ts';

/** Lines shown; the cart page shows all. */
const LINES_SHOWN = 4;

export function CartPreview() {
  return (
    <PageShop>
      <Inside />
    </PageShop>
  );
}

function Line({ line }: { readonly line: CartLine }) {
  const style = useNumberStyle();
  const art = line.templateImageUrl ?? line.productImageUrl;
  const amount = formatMoneyShort(line.amount, style);
  return (
    <li className="cart-preview-line">
      <GiftCard photoSrc={line.photoUrl ?? undefined}>{art !== null && <CardArt url={art} />}</GiftCard>
      <span className="cart-preview-text">
        <bdi>{line.productName}</bdi>
        <span className="cart-preview-count">
          {cardsOf(line)} × <bdi>{amount}</bdi>
        </span>
      </span>
    </li>
  );
}

export function Inside() {
  const { t } = useLingui();
  const style = useNumberStyle();
  const { cart, total } = useCartCosts();
  const more = cart.lines.length - LINES_SHOWN;
  if (cart.lines.length === 0)
    return (
      <div className="cart-preview">
        <p>{t`Your cart is empty`}</p>
        <LinkButton href="/#main" size="sm" isWide>{t`Choose a card`}</LinkButton>
      </div>
    );
  return (
    <div className="cart-preview">
      <ul className="cart-preview-lines">
        {cart.lines.slice(0, LINES_SHOWN).map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ul>
      {more > 0 && <p className="cart-preview-count">{t`And ${more} more`}</p>}
      <p className="cart-preview-total">
        <span>{t`Total`}</span>
        <strong className="o-amount">{formatMoney(total.total, style)}</strong>
      </p>
      <LinkButton href="/cart" size="sm" isWide>{t`View cart`}</LinkButton>
    </div>
  );
}
