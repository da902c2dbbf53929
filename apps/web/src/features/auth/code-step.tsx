/** The second step of signing in: the code sent to the account's phone or email. Source: S2.82, S4.59, A-66. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ONE_TIME_CODE_MAX_TRIES } from '@offrande/domain/password';
import { selectLoginProblem } from '@offrande/domain/session';
import { Button } from '@offrande/ui-kit/Button';
import { useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { Form } from '../form/form.tsx';
import { useSession } from '../session/use-session.ts';
import { CodeField } from './code-field.tsx';
import { LoginProblemNotice } from './login-problem.tsx';

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
  const submit = (): void => {
    setAttempt(attempt + 1);
    send({ type: 'enterCode', code, at: now() });
  };
  return (
    <Form onSubmit={submit} attempt={attempt} isRefused={isRefused}>
      <p>
        <Trans>We have sent you a 6-digit code. It is valid for 10 minutes and {ONE_TIME_CODE_MAX_TRIES} tries.</Trans>
      </p>
      <CodeField label={t`Code`} value={code} onChange={setCode} error={isRefused ? refusalText(problem) : undefined} />
      {!isRefused && !isCodeWrong && <LoginProblemNotice />}
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Confirm</Trans>
        </Button>
        <Button variant="ghost" onPress={() => send({ type: 'abandon' })}>
          <Trans>Back to signing in</Trans>
        </Button>
      </div>
    </Form>
  );
}
