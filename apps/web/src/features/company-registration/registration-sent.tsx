/**
 * The page after a company's registration was sent: a mail with a link is on its way, and what follows once it was opened.
 * Source: S2.88, S4.66, S7.50, A-82.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectHomeSeconds, selectTokenResendFailure, selectTokenResendSeconds } from '@offrande/domain/registration';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { CompanyOutcome } from '../auth/company/company-outcome.tsx';
import { CompanyTrack } from '../auth/company/company-track.tsx';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { ResendButton } from '../auth/resend-button.tsx';
import { useSentPage } from './use-sent-page.ts';

export function RegistrationSent({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const { snapshot, send } = useSentPage(email);
  const homeSeconds = selectHomeSeconds(snapshot);
  useKeptFocus(homeSeconds === null);
  return (
    <CompanyOutcome
      title={t`One more step: confirm your email`}
      lead={
        <Trans>
          We have sent a link to <bdi className="o-ltr">{email}</bdi>. Open it within 24 hours, and we begin to read
          your documents.
        </Trans>
      }
      homeSeconds={homeSeconds}
      onStay={() => send({ type: 'stop' })}
      onHome={() => send({ type: 'leave' })}
    >
      <CompanyTrack reached="email" reference={null} />
      <div className="company-resend">
        <p>
          <Trans>Nothing there? Look among unwanted mails first.</Trans>
        </p>
        <ResendButton
          seconds={selectTokenResendSeconds(snapshot)}
          isWorking={snapshot.hasTag('busy')}
          onPress={() => send({ type: 'resend' })}
        />
        <FailureNotice failure={selectTokenResendFailure(snapshot)} />
      </div>
    </CompanyOutcome>
  );
}
