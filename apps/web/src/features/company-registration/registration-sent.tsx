/**
 * The page after a company's registration was sent: a mail with a link is on its way, and what follows once it was opened.
 * Source: S2.88, S4.66, S7.50, A-82.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectCorrectionOver,
  selectHomeSeconds,
  selectSentTo,
  selectTokenResendFailure,
  selectTokenResendSeconds,
} from '@offrande/domain/registration';
import { Link } from '@offrande/ui-kit/Link';
import { useState } from 'react';
import { pageHeading } from '../../page/arrival.ts';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { CompanyOutcome } from '../auth/company/company-outcome.tsx';
import { CompanyTrack } from '../auth/company/company-track.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ResendButton } from '../auth/resend-button.tsx';
import { CORRECTED, CorrectEmail } from './correct-email.tsx';
import { CorrectionOver } from './correction-over.tsx';
import { type SentPage, useSentPage } from './use-sent-page.ts';

interface RegistrationSentProps {
  readonly email: string;
  /** Another company is to be registered. */
  readonly onAnother: () => void;
}

export function RegistrationSent({ email, onAnother }: RegistrationSentProps) {
  const { t } = useLingui();
  const page = useSentPage(email);
  const { snapshot, send } = page;
  const sentTo = selectSentTo(snapshot);
  const homeSeconds = selectHomeSeconds(snapshot);
  useKeptFocus(`${homeSeconds === null} ${sentTo}`);
  return (
    <CompanyOutcome
      title={t`One more step: confirm your email`}
      lead={
        <Trans>
          We have sent a link to <bdi className="o-ltr">{sentTo}</bdi>. Open it within 24 hours, and we begin to read
          your documents.
        </Trans>
      }
      homeSeconds={homeSeconds}
      onStay={() => send({ type: 'stop' })}
      onHome={() => send({ type: 'leave' })}
    >
      <CompanyTrack reached="email" reference={null} />
      {/* The form closes once the mail went elsewhere. */}
      <NothingThere key={sentTo} page={page} sentTo={sentTo} onAnother={onAnother} />
      <Link onPress={onAnother}>
        <Trans>Register another company</Trans>
      </Link>
    </CompanyOutcome>
  );
}

interface NothingThereProps extends Pick<RegistrationSentProps, 'onAnother'> {
  readonly page: SentPage;
  readonly sentTo: string;
}

function NothingThere({ page: { snapshot, send }, sentTo, onAnother }: NothingThereProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  useKeptFocus(isCorrecting, () => document.getElementById(CORRECTED) ?? pageHeading());
  const over = selectCorrectionOver(snapshot);
  const failure =
    over === null ? (
      <FailureNotice failure={selectTokenResendFailure(snapshot)} />
    ) : (
      <CorrectionOver reason={over} onRegister={onAnother} />
    );
  if (isCorrecting)
    return (
      <CorrectEmail
        before={sentTo}
        isWorking={snapshot.matches('correcting')}
        onCorrect={(newEmail) => send({ type: 'correct', newEmail })}
        onCancel={() => setCorrecting(false)}
      >
        {failure}
      </CorrectEmail>
    );
  const correct = (): void => {
    send({ type: 'stop' });
    setCorrecting(true);
  };
  return (
    <div className="company-resend">
      <p>
        <Trans>Nothing there? Look among unwanted mails first.</Trans>
      </p>
      <ResendButton
        seconds={selectTokenResendSeconds(snapshot)}
        isWorking={snapshot.matches('resending')}
        onPress={() => send({ type: 'resend' })}
      />
      {failure}
      <Link onPress={correct}>
        <Trans>The address is wrong: correct it</Trans>
      </Link>
    </div>
  );
}
