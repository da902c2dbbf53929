/** Says that the order is a guest's, and how to make it a member's; the cart is kept on the way. Source. */
import { Trans } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';

export function GuestNote() {
  return (
    <Notice>
      <Trans>
        You are ordering as a guest. <Link href="/auth/login?nextStep=checkout">Sign in</Link> to use your wallet and
        saved addresses.
      </Trans>
    </Notice>
  );
}
