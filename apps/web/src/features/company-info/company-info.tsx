/** What companies can take with them: brochures as PDF, one by one or all as a ZIP. Source: S2.24, S2.25. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { LoadFailed } from '../connection/load-failed.tsx';
import { EnteredPage } from '../session/entry.tsx';
import { Brochure, BrochureFiles } from './brochure.tsx';
import './company-info.css';
import { useBrochures } from './use-brochures.ts';

export const title = msg`Brochures for companies`;

export function Screen() {
  return (
    <EnteredPage>
      <CompanyInfoPage />
    </EnteredPage>
  );
}

export function CompanyInfoPage() {
  const { answer, hasFailed, retry } = useBrochures();
  return (
    <div className="company-info o-page">
      <PageHeading
        over={<Trans>Company account</Trans>}
        lead={<Trans>To read, print and hand on: what gift cards do for a company, and how it orders them.</Trans>}
      >
        <Trans>Brochures</Trans>
      </PageHeading>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {answer === null ? !hasFailed && <Skeleton shape="block" /> : <Listed {...answer} />}
      <div className="form-acts">
        <LinkButton href="/b2b" variant="line">
          <Trans>Your company’s home</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

function Listed({ brochures, zip }: NonNullable<ReturnType<typeof useBrochures>['answer']>) {
  const { t } = useLingui();
  if (brochures.length === 0)
    return (
      <p>
        <Trans>There are no brochures yet.</Trans>
      </p>
    );
  return (
    <ul className="company-brochures">
      {brochures.map((brochure) => (
        <Brochure key={brochure.brochureId} {...brochure} />
      ))}
      <li className="company-brochure">
        <Icon name="download" />
        <div>
          <h2>
            <Trans>All brochures in one file</Trans>
          </h2>
          <BrochureFiles title={t`All brochures in one file`} kind="ZIP" files={zip} />
        </div>
      </li>
    </ul>
  );
}
