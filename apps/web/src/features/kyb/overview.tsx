/** The eight parts of the dossier with their progress, and one list of what is missing. Source: S2.90, S4.74, S8.40, S8.41. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import {
  selectDraft,
  selectKybFailure,
  selectKybNotice,
  selectKybRecord,
  selectMissing,
  selectTabStatuses,
} from '@offrande/domain/kyb';
import { BUSINESS_VALIDATION_DAYS } from '@offrande/domain/registration';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { AskedAgain } from './asked-again.tsx';
import { FinishBefore } from './finish-before.tsx';
import { HandOverSection } from './hand-over.tsx';
import { KybHelp } from './kyb-explained.tsx';
import { MissingList } from './missing-list.tsx';
import { OverviewRows } from './overview-rows.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import type { KybProps } from './use-kyb.ts';
import { useViewNames } from './use-view-names.ts';

interface OverviewProps extends KybProps {
  /** A part that was asked for and waits for others. */
  readonly waiting: KybTab | null;
}

export function Overview({ kyb, waiting }: OverviewProps) {
  const { t } = useLingui();
  const { snapshot, parts } = kyb;
  const { reference, asked } = selectKybRecord(snapshot);
  const { legalName } = selectDraft(snapshot).company.identity;
  const statuses = selectTabStatuses(snapshot, parts.plan);
  const missing = selectMissing(snapshot, parts.plan);
  return (
    <div className="kyb-page o-page">
      <div className="kyb-main">
        <PageHeading
          over={
            <bdi>
              {legalName !== '' && `${legalName} · `}
              {t`file ${reference}`}
            </bdi>
          }
          lead={<Trans>Eight parts, one after the other or as it suits you. Each is saved on its own.</Trans>}
        >
          {t`Company verification`}
        </PageHeading>
        <AskedAgain kyb={kyb} tab={null} />
        <OverviewNotice kyb={kyb} waiting={waiting} />
        <ProgressPanel
          statuses={statuses}
          missing={missing.length}
          asked={asked.filter(({ isAnswered }) => !isAnswered).length}
        />
        <OverviewRows kyb={kyb} statuses={statuses} />
        <MissingList kyb={kyb} missing={missing} />
      </div>
      <Aside kyb={kyb} />
    </div>
  );
}

/** Why a part did not open. */
function OverviewNotice({ kyb: { snapshot, parts }, waiting }: OverviewProps) {
  const { t } = useLingui();
  const names = useViewNames();
  const notice = selectKybNotice(snapshot);
  if (waiting !== null) {
    const after = selectTabStatuses(snapshot, parts.plan).find(({ tab }) => tab === waiting)?.after ?? [];
    const [title, waitsFor] = [names[waiting], after.map((tab) => names[tab]).join(', ')];
    return (
      <Notice tone="warning" title={t`${title}: this part cannot be opened yet`} isLive>
        {waitsFor !== '' && <Trans>First answer: {waitsFor}.</Trans>}
      </Notice>
    );
  }
  if (notice?._tag === 'BankInformationUnavailable')
    return (
      <Notice tone="danger" title={t`The bank details could not be loaded`} isLive>
        <Trans>Without them the transfer cannot be sent. Open this part again in a moment.</Trans>
      </Notice>
    );
  if (notice?._tag === 'TabUnavailable') {
    const title = names[notice.tab];
    return (
      <Notice tone="danger" title={t`${title}: this part is not available`} isLive>
        <Trans>Its answers could not be loaded. Open it again in a moment.</Trans>
      </Notice>
    );
  }
  return <FailureNotice failure={selectKybFailure(snapshot)} />;
}

function Aside({ kyb }: KybProps) {
  const { t } = useLingui();
  const { leave, snapshot } = kyb;
  const days = BUSINESS_VALIDATION_DAYS;
  const { reference } = selectKybRecord(snapshot);
  return (
    <aside className="kyb-aside">
      <section>
        <h2>
          <Trans>Go on later</Trans>
        </h2>
        <p>
          <Trans>
            Stop whenever you like: choose “Go on with a verification” and confirm the email. Your reference is{' '}
            <bdi className="o-ltr">{reference}</bdi>.
          </Trans>
        </p>
        <p>
          <Button variant="line" size="sm" icon="power" onPress={leave}>
            <Trans>Sign out of the dossier</Trans>
          </Button>
        </p>
      </section>
      <HandOverSection kyb={kyb} />
      <FinishBefore kyb={kyb} />
      <section>
        <h2>
          <Trans>Afterwards</Trans>
        </h2>
        <p>
          {t`${plural(days, { one: 'We answer by email within # business day of the submit.', other: 'We answer by email within # business days of the submit.' })}`}
        </p>
      </section>
      <KybHelp />
    </aside>
  );
}
