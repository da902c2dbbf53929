/** A dossier that the company can only read: just submitted, being read, verified or refused. Source: S4.77 to S4.79, A-78, A-182. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DossierState, KYB_TABS, VERIFICATION_TRANSFER } from '@offrande/domain/dossier';
import { kybAccess, selectKybRecord, selectKybSession } from '@offrande/domain/kyb';
import { BUSINESS_VALIDATION_DAYS } from '@offrande/domain/registration';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice, type NoticeTone } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useFormats } from '../../shop/formats.ts';
import '../form/form.css';
import { AnswersSummary } from './answers-summary.tsx';
import { KybHelp } from './kyb-explained.tsx';
import { ProvideDossierTools } from './dossier-context.tsx';
import './kyb.css';
import type { KybProps } from './use-kyb.ts';

export function KybSubmitted({ kyb }: KybProps) {
  const { t } = useLingui();
  const { snapshot, leave } = kyb;
  const { reference, state, transfer } = selectKybRecord(snapshot);
  const { title, tone, text } = useStateWords()[state];
  const isRead = kybAccess(selectKybSession(snapshot)) !== null;
  return (
    <div className="kyb-page o-page">
      <div className="kyb-main">
        <PageHeading over={<bdi className="o-ltr">{reference}</bdi>}>{title}</PageHeading>
        <Notice tone={tone} isLive>
          {text} {state === 'submitted' && <TransferSeen isSeen={transfer === 'seen'} />}
        </Notice>
        {isRead && (
          <section className="kyb-read" aria-labelledby="kyb-answers">
            <h2 id="kyb-answers">
              <Trans>What was submitted</Trans>
            </h2>
            <ProvideDossierTools kyb={kyb}>
              <AnswersSummary dossier={snapshot.context.saved} tabs={KYB_TABS} />
            </ProvideDossierTools>
          </section>
        )}
        <div className="form-acts">
          <LinkButton href="/b2b">
            <Trans>Home of companies</Trans>
          </LinkButton>
          {isRead && (
            <Button variant="ghost" onPress={leave}>
              {t`Sign out of the dossier`}
            </Button>
          )}
        </div>
      </div>
      <aside className="kyb-aside">
        <section>
          <h2>
            <Trans>Your reference</Trans>
          </h2>
          <p>
            <Trans>
              Name <bdi className="o-ltr">{reference}</bdi> whenever you write or call about the verification.
            </Trans>
          </p>
        </section>
        <KybHelp />
      </aside>
    </div>
  );
}

function TransferSeen({ isSeen }: { readonly isSeen: boolean }) {
  const amount = useFormats().money(VERIFICATION_TRANSFER);
  return isSeen ? (
    <Trans>The transfer of {amount} has arrived.</Trans>
  ) : (
    <Trans>The transfer of {amount} is not yet seen: the company cannot be verified before it has arrived.</Trans>
  );
}

interface StateWords {
  readonly title: string;
  readonly tone: NoticeTone;
  readonly text: string;
}

const useStateWords = (): Readonly<Record<DossierState, StateWords>> => {
  const { t } = useLingui();
  const days = BUSINESS_VALIDATION_DAYS;
  const submitted: StateWords = {
    title: t`The dossier is submitted`,
    tone: 'success',
    text: t`${plural(days, { one: 'We read it and answer by email within # business day. Until then nothing can be changed.', other: 'We read it and answer by email within # business days. Until then nothing can be changed.' })}`,
  };
  return {
    open: submitted,
    askedAgain: submitted,
    submitted,
    verified: {
      title: t`The company is verified`,
      tone: 'success',
      text: t`Nothing is left to do: the company can order and ask for quotations.`,
    },
    refused: {
      title: t`The verification was refused`,
      tone: 'danger',
      text: t`The reason was sent by email. Contact us if you have questions.`,
    },
  };
};
