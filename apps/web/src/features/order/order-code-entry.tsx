/** Enters the code that was sent to the email of an order; sends it as soon as it is shown. Source: A-82, S4.62 to S4.64. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OneTimeCodeGateway } from '@offrande/api-client/identity';
import { selectCodeFailure, selectCodeRefusal, selectResendSeconds } from '@offrande/domain/password';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { createCodeMachine } from '../../shop/code-machine.ts';
import { CodeField } from '../auth/code-field.tsx';
import { useSeconds } from '../auth/use-seconds.ts';
import { Form } from '../form/form.tsx';

interface CodeEntryProps {
  /** The calls that send the code and confirm it; those of the first render stay. */
  readonly codes: OneTimeCodeGateway;
  /** What the code is for, as these calls name it. */
  readonly target: string;
  readonly submitLabel: string;
  /** The code was right. */
  readonly onDone: () => void;
  /** Where the code went. */
  readonly children: ReactNode;
}

const useCode = ({ codes, target, onDone }: CodeEntryProps) => {
  const [machine] = useState(() => createCodeMachine(codes));
  const actor = useActorRef(machine, { input: { channel: 'email', target } });
  const snapshot = useSelector(actor, (current) => current);
  const done = useEffectEvent(onDone);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  return { snapshot, send: actor.send };
};

export function CodeEntry(props: CodeEntryProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { snapshot, send } = useCode(props);
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const refusal = selectCodeRefusal(snapshot);
  const seconds = selectResendSeconds(snapshot);
  useSeconds(seconds, (secondsLeft) => send({ type: 'tick', secondsLeft }));
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
      <p>{props.children}</p>
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
          {props.submitLabel}
        </Button>
        <Button variant="line" isDisabled={seconds > 0} isLoading={snapshot.matches('sending')} onPress={resend}>
          {seconds > 0 ? <Trans>Send again in {seconds} s</Trans> : <Trans>Send again</Trans>}
        </Button>
      </div>
    </Form>
  );
}
