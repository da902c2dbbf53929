/** Links from the login page: to registration, and to the logins of companies and salesmen if the unit has them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { hasPasswordLogin, isLoginOffered } from '@offrande/domain/sign-in';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useAvailable } from '../../page/available.ts';
import { useBoot } from '../../page/boot.tsx';
import { useNextStep } from './use-next-step.ts';

export function LoginLinks() {
  const { t } = useLingui();
  const isAvailable = useAvailable();
  const { keptIn } = useNextStep();
  const { loginPolicy } = useBoot().unit;
  const isOpen = hasPasswordLogin(loginPolicy);
  const doors = [
    { type: 'business', href: '/auth/b2b/login', text: t`Sign in as a company` } as const,
    { type: 'salesman', href: '/auth/salesman/login', text: t`Sign in as a salesman` } as const,
  ].filter(({ type, href }) => isLoginOffered(loginPolicy, type) && isAvailable(href));
  if (!isOpen && doors.length === 0) return null;
  return (
    <div className="auth-others">
      {isOpen && (
        <>
          <h2>
            <Trans>New here?</Trans>
          </h2>
          <p>
            <Trans>With an account you find your cards again, top them up, and block one that is lost.</Trans>
          </p>
          <LinkButton href={keptIn('/auth/register')} variant="line">
            <Trans>Create an account</Trans>
          </LinkButton>
        </>
      )}
      {doors.map(({ href, text }) => (
        <Link key={href} href={keptIn(href)}>
          {text}
        </Link>
      ))}
    </div>
  );
}
