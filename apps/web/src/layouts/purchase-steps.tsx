/** Cart, checkout, confirmation: the current step is marked, the cart is a link back. */
import { useLingui } from '@lingui/react/macro';
import { NavLink } from '@offrande/ui-kit/NavLink';

const isOrder = (path: string): boolean => /^\/(order|loading)(\/|$)/i.test(path);

export function PurchaseSteps({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const isConfirmation = isOrder(path);
  return (
    <ol className="purchase-steps">
      <li>
        <NavLink href="/cart" icon="check">
          {t`Cart`}
        </NavLink>
      </li>
      <li aria-current={isConfirmation ? undefined : 'step'}>{t`Checkout`}</li>
      <li aria-current={isConfirmation ? 'step' : undefined}>{t`Confirmation`}</li>
    </ol>
  );
}
