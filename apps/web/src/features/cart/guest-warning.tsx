/** Asks a buyer without an account whether to continue as a guest; offers the login if there is one. */
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@offrande/ui-kit/Dialog';
import { Link } from '@offrande/ui-kit/Link';
import { useAvailable } from '../../page/available.ts';
import type { CheckoutDoor } from './use-checkout-door.ts';

export function GuestWarning({ door }: { readonly door: CheckoutDoor }) {
  const { t } = useLingui();
  const canSignIn = useAvailable()('/auth/login');
  return (
    <Dialog
      kind="ask"
      isOpen={door.state === 'asking'}
      title={t`Continue as a guest?`}
      go={{ label: t`Continue as a guest`, onPress: door.continueAsGuest }}
      stay={{ label: t`Back to the cart`, onPress: door.stay }}
    >
      <p>{t`You can order without an account. Keep the order number: no record of a guest is kept.`}</p>
      {canSignIn && <Link href="/auth/login?nextStep=checkout">{t`Sign in instead`}</Link>}
    </Dialog>
  );
}
