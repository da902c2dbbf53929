/** The whole registration before it is sent; each part can be changed and leads back here. Source: S4.65, A-82. */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type BusinessStep,
  selectBusinessNotice,
  selectBusinessRegistration,
} from '@offrande/domain/business-registration';
import { Button } from '@offrande/ui-kit/Button';
import { type Definition, DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { useReviewRows } from './use-review-rows.tsx';
import type { StepProps } from './use-company-registration.ts';

export function Review({ registration }: StepProps) {
  const { t } = useLingui();
  const { snapshot, send } = registration;
  const notice = selectBusinessNotice(snapshot);
  const rows = useReviewRows(selectBusinessRegistration(snapshot), snapshot.context.documents);
  const change = (step: BusinessStep) => () => send({ type: 'change', step });
  return (
    <>
      <PageHeading lead={<Trans>Nothing has been sent yet. Read it through once more.</Trans>}>
        {t`Check your registration`}
      </PageHeading>
      <Part title={t`Company`} rows={rows.company} changeLabel={t`Change the company`} onChange={change('company')} />
      <Part
        title={t`Contact and addresses`}
        rows={rows.contact}
        changeLabel={t`Change the contact and the addresses`}
        onChange={change('contact')}
      />
      <Part
        title={t`Documents`}
        rows={rows.documents}
        changeLabel={t`Change the documents`}
        onChange={change('documents')}
      />
      <FailureNotice failure={notice?._tag === 'RegistrationFailed' ? notice.failure : null} />
      <div className="form-acts company-acts">
        <Button size="lg" isLoading={snapshot.hasTag('busy')} onPress={() => send({ type: 'send' })}>
          <Trans>Send the registration</Trans>
        </Button>
        <Button variant="ghost" size="lg" onPress={() => send({ type: 'back' })}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly rows: readonly Definition[];
  readonly changeLabel: string;
  readonly onChange: () => void;
}

function Part({ title, rows, changeLabel, onChange }: PartProps) {
  return (
    <Panel
      title={title}
      className="company-review"
      actions={
        <Button variant="line" size="sm" icon="edit" aria-label={changeLabel} onPress={onChange}>
          <Trans>Change</Trans>
        </Button>
      }
    >
      <DefinitionList layout="rows" definitions={rows} />
    </Panel>
  );
}
