/**
 * An individual's corporate account in an employer's programme, and its membership request. Source: S2.15, S3.103,
 * S6.4, A-83, docs/decisions/022.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneWithAreaCode } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import type { HeldCorporateAccount } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useState } from 'react';
import { useNumberingPlan } from '../../phone/use-numbering-plan.ts';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { CorporateForm } from './corporate-form.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { type Corporate, useCorporate } from './use-corporate.ts';

export const title = msg`Corporate account`;

export function Screen() {
  return (
    <AccountPage>
      <CorporatePage />
    </AccountPage>
  );
}

export function CorporatePage() {
  const corporate = useCorporate();
  const plan = useNumberingPlan();
  const hasFailed = corporate.hasFailed || plan.hasFailed;
  const retry = () => {
    if (corporate.hasFailed) corporate.retry();
    if (plan.hasFailed) plan.retry();
  };
  return (
    <>
      <PageHeading lead={<Trans>If your employer has a programme here, ask to be a member of it.</Trans>}>
        <Trans>Corporate account</Trans>
      </PageHeading>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {!hasFailed && (corporate.standing === null || plan.answer === null) && <Skeleton shape="block" />}
      {corporate.standing !== null && plan.answer !== null && <Standing corporate={corporate} plan={plan.answer} />}
    </>
  );
}

function Standing({ corporate, plan }: { readonly corporate: Corporate; readonly plan: NumberingPlan }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { standing } = corporate;
  if (standing === null) return null;
  const { corporateAccount: held, employer, membership } = standing;
  const form = (
    <CorporateForm
      corporate={corporate}
      plan={plan}
      held={held}
      onClose={held === null ? null : () => setOpen(false)}
    />
  );
  if (held === null) return <Panel title={t`Your employer’s programme`}>{form}</Panel>;
  return (
    <>
      <StandingNotice membership={membership} employer={employer ?? held.corporateCode} />
      <Panel
        title={t`Your corporate account`}
        actions={
          !isOpen && (
            <Button variant="line" size="sm" icon="edit" onPress={() => setOpen(true)}>
              <Trans>Change</Trans>
            </Button>
          )
        }
      >
        {isOpen ? form : <Account held={held} employer={employer} />}
      </Panel>
    </>
  );
}

const ltr = (text: string) => <span className="o-ltr">{text}</span>;

function Account({ held, employer }: { readonly held: HeldCorporateAccount; readonly employer: string | null }) {
  const { t } = useLingui();
  const { corporateCode, employeeId, email, phone } = held;
  return (
    <DefinitionList
      layout="rows"
      definitions={[
        { id: 'employer', term: t`Employer`, value: <bdi>{employer ?? corporateCode}</bdi> },
        { id: 'code', term: t`Corporate code`, value: ltr(corporateCode) },
        { id: 'employeeId', term: t`Employee ID`, value: ltr(employeeId) },
        { id: 'email', term: t`Email at work`, value: ltr(email) },
        { id: 'phone', term: t`Mobile number`, value: ltr(phoneWithAreaCode(phone)) },
        { id: 'pin', term: t`PIN`, value: t`Kept, and never shown` },
      ]}
    />
  );
}
