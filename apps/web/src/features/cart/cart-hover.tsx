/**
 * The header's cart button: its count, and the cart preview on hover, focus and press. On the server it is a plain link
 * to the cart. The cart's code is loaded when the pointer or focus approaches. Source: spec section 2.
 */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CartButton, CartMark } from '@offrande/ui-kit/CartButton';
import { Link } from '@offrande/ui-kit/Link';
import { Popover } from '@offrande/ui-kit/Popover';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { lazy, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useHydrated } from '../../page/hydrated.ts';
import { Part } from '../../page/part.tsx';
import { useAddTexts } from '../../page/texts.tsx';
import { useCartCount } from '../../shop/cart-count.ts';

const CartPreview = lazy(() => import('./cart-preview.tsx').then((module) => ({ default: module.CartPreview })));

export function CartHover() {
  const { t } = useLingui();
  const addTexts = useAddTexts();
  const isHydrated = useHydrated();
  const count = useCartCount(useBoot().unit.id);
  const [isNear, setNear] = useState(false);
  const mark = {
    text: t`Cart`,
    count,
    countLabel: t`${plural(count, { one: '# card', other: '# cards' })}`,
  };
  if (!isHydrated) return <CartButton href="/cart" {...mark} />;
  const comeNear = (): void =>
    void addTexts('buying').then(
      () => setNear(true),
      // Tried again when somebody comes near again.
      () => undefined,
    );
  return (
    <span onPointerEnter={comeNear} onFocus={comeNear}>
      <Popover label={t`Cart`} opensOnHover triggerClassName="o-cart-button" trigger={<CartMark {...mark} />}>
        {isNear && (
          <Part waiting={<Spinner label={t`Loading`} />} failed={<Link href="/cart">{t`Cart`}</Link>}>
            <CartPreview />
          </Part>
        )}
      </Popover>
    </span>
  );
}
