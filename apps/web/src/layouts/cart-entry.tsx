/** The way to the cart with its count. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CartButton } from '@offrande/ui-kit/CartButton';
import { useBoot } from '../app/boot.tsx';
import { useCartCount } from '../shop/cart-count.ts';

export function CartEntry() {
  const { t } = useLingui();
  const { unit } = useBoot();
  const count = useCartCount(unit.id);
  return (
    <CartButton
      href="/cart"
      text={t`Cart`}
      count={count}
      countLabel={t`${plural(count, { one: '# card', other: '# cards' })}`}
    />
  );
}
