/**
 * Opens a guest's order in another browser: a code goes to the order's own email, which is never told here. The page says
 * the same whether there is such an order. Source: S2.37, S4.62, A-82, decision 033.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ONE_TIME_CODE_LIFETIME_SECONDS,
  selectCodeFailure,
  selectCodeRefusal,
  selectResendSeconds,
} from '@offrande/domain/password';
import { loginLocation, withNextStep } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAvailable } from '../../page/available.ts';
import { toHref } from '../../page/location-href.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { createCodeMachine } from '../../shop/code-machine.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { CodeField } from '../auth/code-field.tsx';
import { useSeconds } from '../auth/use-seconds.ts';
import { Form } from '../form/form.tsx';

interface OrderCodeProps {
  readonly orderNo: string;
  /** The browser may see the order now. */
  readonly onOpened: () => void;
}

export function OrderCode(props: OrderCodeProps) {
  const { t } = useLingui();
  const { signedIn } = useShop();
  const canSignIn = useAvailable()('/auth/login') && signedIn() === null;
  const signIn = toHref(withNextStep(loginLocation('individual'), { nextStep: 'order', orderNo: props.orderNo }));
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={t`See it in this browser`} className="order-code">
      {isAsked ? (
        <Entry {...props} />
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

const useOrderCode = ({ orderNo, onOpened }: OrderCodeProps) => {
  const { account } = useShop();
  const [machine] = useState(() => createCodeMachine(account.orderCodes));
  const actor = useActorRef(machine, { input: { channel: 'email', target: orderNo } });
  const snapshot = useSelector(actor, (current) => current);
  const opened = useEffectEvent(onOpened);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) opened();
  }, [isDone]);
  return { snapshot, send: actor.send };
};

function Entry(props: OrderCodeProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { snapshot, send } = useOrderCode(props);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const refusal = selectCodeRefusal(snapshot);
  const seconds = selectResendSeconds(snapshot);
  useSeconds(seconds, (secondsLeft) => send({ type: 'tick', secondsLeft }));
  const minutes = ONE_TIME_CODE_LIFETIME_SECONDS / 60;
  const submit = (): void => {
    setAttempt(attempt + 1);
    send({ type: 'submit', code: typed });
  };
  const resend = (): void => {
    setTyped('');
    send({ type: 'resend' });
  };
  return (
    <Form onSubmit={submit} attempt={refusal === null ? 0 : attempt} isRefused={refusal !== null}>
      <p>
        <Trans>
          A code is on its way to the email of the order, if there is such an order. It is valid for {minutes} minutes.
          Nothing there? Look among unwanted mail.
        </Trans>
      </p>
      <CodeField
        label={t`Code`}
        value={typed}
        onChange={setTyped}
        error={refusal === null ? undefined : refusalText(refusal)}
        isDisabled={snapshot.matches('spent')}
      />
      {selectCodeFailure(snapshot) !== null && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <div className="form-acts">
        <Button
          type="submit"
          isLoading={snapshot.matches('confirming') || snapshot.status === 'done'}
          isDisabled={!snapshot.hasTag('enterable') && !snapshot.matches('confirming')}
        >
          <Trans>Show the order</Trans>
        </Button>
        <Button variant="line" isDisabled={seconds > 0} isLoading={snapshot.matches('sending')} onPress={resend}>
          {seconds > 0 ? t`Send again in ${seconds} s` : t`Send again`}
        </Button>
      </div>
    </Form>
  );
}
