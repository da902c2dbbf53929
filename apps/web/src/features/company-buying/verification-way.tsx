/** The way to the verification for whoever answers it; everybody else of the company reads who does. Source. */
import { Trans } from '@lingui/react/macro';
import { verificationWay } from '@offrande/domain/company-people';
import type { ContractLevel } from '@offrande/domain/customer';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { useCompanies } from '../account/use-companies.ts';
import { LoadFailed } from '../connection/load-failed.tsx';

/** Nothing until it is known who the person is to the company; where nobody can say, the way to the verification, which says it itself. */
export function VerificationWay({ level }: { readonly level: ContractLevel }) {
  const { chosen, hasFailed: isUnknown } = useCompanies();
  const { answer, hasFailed, retry } = useAddedTexts('company-roles');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if ((chosen === null && !isUnknown) || answer === null) return null;
  switch (verificationWay(chosen?.role ?? null, level)) {
    case 'own':
      return (
        <LinkButton href="/auth/kyb/register" size="sm" icon="file">
          {level === 'enCompte' ? <Trans>Open the verification</Trans> : <Trans>Fill in the verification</Trans>}
        </LinkButton>
      );
    case 'administrators':
      return (
        <span>
          <Trans>The verification is answered by the administrators of your company.</Trans>
        </span>
      );
    case 'none':
      return null;
  }
}
