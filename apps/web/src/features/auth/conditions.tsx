/** The terms accepted by opening an account, as far as the unit has them. */
import { Trans } from '@lingui/react/macro';
import { useAddress, useBoot } from '../../page/boot.tsx';
import { useAvailable } from '../../page/available.ts';

const TERMS = '/terms';
const PRIVACY = '/privacy-policy';

export function Conditions() {
  const address = useAddress();
  const isAvailable = useAvailable();
  const { personalDataPage } = useBoot().unit.outside;
  const [hasTerms, hasPrivacy, hasRights] = [TERMS, PRIVACY, personalDataPage].map(isAvailable);
  if (!hasTerms && !hasPrivacy && !hasRights) return null;
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
      )}{' '}
      {hasRights && (
        <Trans>
          How you see, correct or erase your data is under{' '}
          <a href={address(personalDataPage)} target="_blank" rel="noreferrer">
            personal data (new tab)
          </a>
          .
        </Trans>
      )}
    </p>
  );
}
