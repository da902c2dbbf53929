/** What is agreed to with an account, as far as the unit has written it. */
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../../page/boot.tsx';
import { useAvailable } from '../../page/available.ts';

const TERMS = '/terms';
const PRIVACY = '/privacy-policy';

export function Conditions() {
  const address = useAddress();
  const isAvailable = useAvailable();
  const [hasTerms, hasPrivacy] = [isAvailable(TERMS), isAvailable(PRIVACY)];
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <p className="auth-conditions">
      {hasTerms && (
        <Trans>
          With an account you accept the{' '}
          <a href={address(TERMS)} target="_blank" rel="noreferrer">
            terms of use (new tab)
          </a>
          .
        </Trans>
      )}{' '}
      {hasPrivacy && (
        <Trans>
          What we keep of you and why is in the{' '}
          <a href={address(PRIVACY)} target="_blank" rel="noreferrer">
            privacy policy (new tab)
          </a>
          .
        </Trans>
      )}
    </p>
  );
}
