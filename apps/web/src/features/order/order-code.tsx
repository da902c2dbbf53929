/**
 * Opens a guest's order in another browser: a code goes to the order's own email, which is never told here. The page says
 * the same whether there is such an order. Source: S2.37, S4.62, A-82, decision 033.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ONE_TIME_CODE_LIFETIME_SECONDS } from '@offrande/domain/password';
import { loginLocation, withNextStep } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Panel } from '@offrande/ui-kit/Panel';
import { useState } from 'react';
import { useAvailable } from '../../page/available.ts';
import { toHref } from '../../page/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { CodeEntry } from './order-code-entry.tsx';

interface OrderCodeProps {
  readonly orderNo: string;
  /** The browser may see the order now. */
  readonly onOpened: () => void;
}

export function OrderCode(props: OrderCodeProps) {
  const { t } = useLingui();
  const { signedIn, account } = useShop();
  const minutes = ONE_TIME_CODE_LIFETIME_SECONDS / 60;
  const canSignIn = useAvailable()('/auth/login') && signedIn() === null;
  const signIn = toHref(withNextStep(loginLocation('individual'), { nextStep: 'order', orderNo: props.orderNo }));
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={t`See it in this browser`} className="order-code">
      {isAsked ? (
        <CodeEntry
          codes={account.orderCodes}
          target={props.orderNo}
          submitLabel={t`Show the order`}
          onDone={props.onOpened}
        >
          <Trans>
            A code is on its way to the email of the order, if there is such an order. It is valid for {minutes}{' '}
            minutes. Nothing there? Look among unwanted mail.
          </Trans>
        </CodeEntry>
      ) : (
        <>
          <p>
            <Trans>
              We send a 6-digit code to the email that was given with the order. Enter it here, and this browser shows
              the order too.
            </Trans>
          </p>
          <div className="form-acts">
            <Button icon="mail" onPress={() => setAsked(true)}>
              <Trans>Send me a code</Trans>
            </Button>
          </div>
        </>
      )}
      {canSignIn && (
        <p className="order-code-note">
          <Trans>
            Ordered with an account? <Link href={signIn}>Sign in</Link>, and you come back to this order.
          </Trans>
        </p>
      )}
    </Panel>
  );
}
