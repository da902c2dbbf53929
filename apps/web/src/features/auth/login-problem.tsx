/** Announces why signing in failed, until the next try. Source: S8.4, S8.9, S6.7, A-66. */
import { Trans, useLingui } from '@lingui/react/macro';
import { doorOfKind, loginLocation } from '@offrande/domain/sign-in';
import { type LoginProblem, selectNotices, type SessionNotice } from '@offrande/domain/session';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { useAvailable } from '../../page/available.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useSession } from '../session/use-session.ts';

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
  const { t } = useLingui();
  const refusalText = useRefusalText();
  switch (problem._tag) {
    case 'LoginFailed':
    case 'TokenNotValid':
      return (
        <p>
          {t`Something went wrong while logging in, login again or back to home.`}{' '}
          <Link href="/">
            <Trans>Back home</Trans>
          </Link>
        </p>
      );
    case 'LoginOfOtherKind':
      return <OtherDoor path={loginLocation(doorOfKind(problem.kind)).path} />;
    default:
      return <p>{refusalText(problem)}</p>;
  }
}

function OtherDoor({ path }: { readonly path: string }) {
  const isAvailable = useAvailable()(path);
  return (
    <p>
      <Trans>This account signs in on another page.</Trans>{' '}
      {isAvailable && (
        <Link href={path}>
          <Trans>Go there</Trans>
        </Link>
      )}
    </p>
  );
}
