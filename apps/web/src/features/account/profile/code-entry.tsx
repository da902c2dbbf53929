/**
 * Confirms a phone number or an email by code: enter it, resend it after its time is up, or go back. Source: S4.64, S8.12,
 *
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type OneTimeCodeActor,
  RESEND_SECONDS,
  selectCodeFailure,
  selectCodeRefusal,
  selectResendSeconds,
} from '@offrande/domain/password';
import { formatPhone } from '@offrande/domain/phone';
import { secondsLeft } from '@offrande/domain/time';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { CodeField } from '../../auth/code-field.tsx';
import { Form } from '../../form/form.tsx';

const SECOND_MS = 1000;

interface CodeEntryProps {
  readonly actor: OneTimeCodeActor;
  /** What leads back to another number or email. */
  readonly backLabel: string;
}

export function CodeEntry({ actor, backLabel }: CodeEntryProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const snapshot = useSelector(actor, (current) => current);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  useCountdown(actor, snapshot.context.reference);
  const refusal = selectCodeRefusal(snapshot);
  const seconds = selectResendSeconds(snapshot);
  const { target, channel } = snapshot.context;
  const sentTo = channel === 'sms' ? formatPhone({ e164: target }) : target;
  return (
    <Form
      onSubmit={() => {
        setAttempt(attempt + 1);
        actor.send({ type: 'submit', code });
      }}
      attempt={attempt}
      isRefused={refusal !== null}
    >
      <p>
        <Trans>
          We have sent a 6-digit code to <span className="o-ltr">{sentTo}</span>.
        </Trans>
      </p>
      <CodeField
        label={t`Code`}
        value={code}
        onChange={setCode}
        error={refusal === null ? undefined : refusalText(refusal)}
      />
      {selectCodeFailure(snapshot) !== null && (
        <Notice tone="danger" isLive>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
      <p className="account-note">
        {seconds > 0 ? (
          <Trans>Send a new code in {seconds} s</Trans>
        ) : (
          <Link onPress={() => actor.send({ type: 'resend' })} isDisabled={!snapshot.can({ type: 'resend' })}>
            <Trans>Send a new code</Trans>
          </Link>
        )}
      </p>
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')} isDisabled={snapshot.matches('spent')}>
          <Trans>Confirm</Trans>
        </Button>
        <Button variant="ghost" onPress={() => actor.send({ type: 'cancel' })}>
          {backLabel}
        </Button>
      </div>
    </Form>
  );
}

/** Reports the seconds since a code was sent; `reference` identifies the sending. */
const useCountdown = (actor: OneTimeCodeActor, reference: string): void => {
  const { now } = useShop();
  useEffect(() => {
    if (reference === '') return undefined;
    const since = now();
    const timer = setInterval(
      () => actor.send({ type: 'tick', secondsLeft: secondsLeft(since, RESEND_SECONDS, now()) }),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [actor, reference, now]);
};
