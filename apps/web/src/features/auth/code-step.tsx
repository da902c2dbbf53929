/**
 * The second step of signing in: the code sent to the account's phone or email, with where it went, and another one after a
 * while. Source: S2.82, S4.59, A-66.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ONE_TIME_CODE_MAX_TRIES, RESEND_SECONDS } from '@offrande/domain/password';
import { selectCodeSentTo, selectLoginProblem } from '@offrande/domain/session';
import { Button } from '@offrande/ui-kit/Button';
import { useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { Form } from '../form/form.tsx';
import { useSession } from '../session/use-session.ts';
import { CodeField } from './code-field.tsx';
import { LoginProblemNotice } from './login-problem.tsx';
import { ResendButton } from './resend-button.tsx';
import { useSeconds } from './use-seconds.ts';

export function CodeStep() {
  const { t } = useLingui();
  const { now } = useShop();
  const { snapshot, send } = useSession();
  const refusalText = useRefusalText();
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const problem = selectLoginProblem(snapshot);
  const isCodeWrong = problem !== null && 'triesLeft' in problem;
  const isRefused =
    problem !== null &&
    problem._tag !== 'LoginFailed' &&
    problem._tag !== 'LoginOfOtherKind' &&
    problem._tag !== 'TokenNotValid';
  const { tokenId } = snapshot.context;
  const sendAgain = (): void => {
    setCode('');
    send({ type: 'sendCodeAgain', at: now() });
  };
  const submit = (): void => {
    setAttempt(attempt + 1);
    send({ type: 'enterCode', code, at: now() });
  };
  return (
    <Form onSubmit={submit} attempt={attempt} isRefused={isRefused}>
      <SentTo target={selectCodeSentTo(snapshot)} />
      <CodeField label={t`Code`} value={code} onChange={setCode} error={isRefused ? refusalText(problem) : undefined} />
      {!isRefused && !isCodeWrong && <LoginProblemNotice />}
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Confirm</Trans>
        </Button>
        <Again key={tokenId} onPress={sendAgain} isWorking={snapshot.hasTag('sending')} />
      </div>
      <p className="auth-note">
        <Trans>Nothing there? Look among unwanted mail, or have it sent again.</Trans>
      </p>
      <div className="auth-aside-act">
        <Button variant="ghost" size="sm" onPress={() => send({ type: 'abandon' })}>
          <Trans>Back to signing in</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Where to look, as far as may be said before the code is entered. */
function SentTo({ target }: { readonly target: string | null }) {
  return (
    <p>
      {target === null ? (
        <Trans>We have sent you a 6-digit code. It is valid for 10 minutes and {ONE_TIME_CODE_MAX_TRIES} tries.</Trans>
      ) : (
        <Trans>
          We have sent a 6-digit code to <bdi className="o-ltr">{target}</bdi>. It is valid for 10 minutes and{' '}
          {ONE_TIME_CODE_MAX_TRIES} tries.
        </Trans>
      )}
    </p>
  );
}

interface AgainProps {
  readonly onPress: () => void;
  readonly isWorking: boolean;
}

/** Counts from when its code was sent; another code begins anew. */
function Again(props: AgainProps) {
  const [seconds, setSeconds] = useState(RESEND_SECONDS);
  useSeconds(seconds, setSeconds);
  return <ResendButton seconds={seconds} {...props} />;
}
