/** The code that confirms the company's email. Source: S4.73, S7.56, S7.57. */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectKybCode } from '@offrande/domain/kyb';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import '../auth/auth.css';
import { ProofStep } from '../auth/proof-step.tsx';
import { KybExplained } from './kyb-explained.tsx';
import './kyb.css';
import type { KybProps } from './use-kyb.ts';

export function KybProof({ kyb: { snapshot } }: KybProps) {
  const { t } = useLingui();
  const code = selectKybCode(snapshot);
  return (
    <div className="kyb-start o-page">
      <div className="kyb-start-main">
        <PageHeading over={<Trans>Company verification</Trans>}>{t`Confirm your email`}</PageHeading>
        {code !== null && (
          <ProofStep
            code={code}
            note={<Trans>Nothing there? Look in your spam folder, or have it sent again.</Trans>}
          />
        )}
        <div className="captcha-place" data-captcha="oneTimeCode" />
      </div>
      <KybExplained />
    </div>
  );
}
