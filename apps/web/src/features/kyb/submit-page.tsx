/** Everything once more before the dossier is submitted, after which nothing can be changed. Source: S2.90, S4.77, S4.78. */
import { Trans, useLingui } from '@lingui/react/macro';
import { KYB_TABS } from '@offrande/domain/dossier';
import { selectKybFailure, selectKybRecord, selectMissing } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { AnswersSummary } from './answers-summary.tsx';
import { AskedAgain } from './asked-again.tsx';
import { KybExplained } from './kyb-explained.tsx';
import { MissingList } from './missing-list.tsx';
import type { KybProps } from './use-kyb.ts';
import { hrefOfView } from './use-kyb-place.ts';

export function SubmitPage({ kyb }: KybProps) {
  const { t } = useLingui();
  const { snapshot, parts, actor } = kyb;
  const isSubmitting = snapshot.matches('submitting');
  const mayGoOn = snapshot.can({ type: 'submit' });
  return (
    <div className="kyb-page o-page">
      <div className="kyb-main">
        <p className="kyb-back">
          <Link href={hrefOfView(null)} icon="chevron-back">
            <Trans>All parts of the dossier</Trans>
          </Link>
        </p>
        <PageHeading
          over={<bdi>{selectKybRecord(snapshot).reference}</bdi>}
          lead={<Trans>Read it through once more. After the submit nothing can be changed.</Trans>}
        >
          {t`Check and submit`}
        </PageHeading>
        <AskedAgain kyb={kyb} tab={null} />
        <MissingList kyb={kyb} missing={selectMissing(snapshot, parts.plan)} />
        <AnswersSummary dossier={snapshot.context.saved} tabs={KYB_TABS} isChangeable />
        <FailureNotice failure={selectKybFailure(snapshot)} />
        {!mayGoOn && !isSubmitting && (
          <Notice tone="info">
            <Trans>The dossier can be submitted once nothing is missing.</Trans>
          </Notice>
        )}
        <div className="form-acts">
          <Button
            size="lg"
            isLoading={isSubmitting}
            isDisabled={!mayGoOn && !isSubmitting}
            onPress={() => actor.send({ type: 'submit' })}
          >
            <Trans>Submit the dossier</Trans>
          </Button>
        </div>
      </div>
      <KybExplained />
    </div>
  );
}
