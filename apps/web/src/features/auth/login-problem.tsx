/** Announces why signing in failed, until the next try. Source: S8.4, S8.9, S6.7, A-66. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { type LoginProblem, selectNotices, type SessionNotice } from '@offrande/domain/session';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useSession } from '../session/use-session.ts';
import { lazy, Suspense } from 'react';

const OtherDoor = lazy(() => import('./other-door.tsx').then((module) => ({ default: module.OtherDoor })));

const isProblem = (notice: SessionNotice): notice is LoginProblem =>
  notice._tag !== 'SignedOutForInactivity' && notice._tag !== 'LogoutFailed';

export function LoginProblemNotice() {
  const problem = selectNotices(useSession().snapshot).find(isProblem);
  return problem === undefined ? null : (
    <Notice tone="danger" isLive>
      <Problem problem={problem} />
    </Notice>
  );
}

function Problem({ problem }: { readonly problem: LoginProblem }) {
  const refusalText = useRefusalText();
  switch (problem._tag) {
    case 'LoginFailed':
      return <Failed code={problem.code} />;
    case 'TokenNotValid':
      return <Failed code={null} />;
    case 'LoginOfOtherKind':
      return (
        <Suspense>
          <OtherDoor kind={problem.kind} />
        </Suspense>
      );
    default:
      return <p>{refusalText(problem)}</p>;
  }
}

/** What may help, by the server's code. */
const HINTS: Readonly<Record<string, MessageDescriptor>> = {
  [ERROR_CODES.tooManyRequests]: msg`Too many tries in a short time. Wait ten minutes, then try again.`,
  [ERROR_CODES.codeWrong]: msg`This code can no longer be sent again. Sign in once more.`,
  [ERROR_CODES.loginRefused]: msg`The email, the number or the password may be wrong. Check them, or set a new password.`,
};

/** A refused login says the same whoever it was for: an unknown account, a wrong password, a closed one (decision 018). */
function Failed({ code }: { readonly code: string | null }) {
  const { t } = useLingui();
  const hint = code === null ? undefined : HINTS[code];
  return (
    <>
      <p>
        {t`Something went wrong while logging in, login again or back to home.`}{' '}
        <Link href="/">
          <Trans>Back home</Trans>
        </Link>
      </p>
      {hint !== undefined && <p>{t(hint)}</p>}
    </>
  );
}
