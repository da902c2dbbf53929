/**
 * The page linked from the registration email: confirms the address, shows the result, and leads to the home page.
 * Source: S2.88, S2.91, S8.39, A-82.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ConfirmationLink,
  confirmationLinkOf,
  selectConfirmationFailure,
  selectConfirmationSeconds,
} from '@offrande/domain/registration';
import { selectTimeOutSeconds, timeOutMachine } from '@offrande/domain/session';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageShop } from '../../shop/shop-context.tsx';
import '../form/form.css';
import { AuthFrame } from './auth-frame.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { HomeCountdown } from './home-countdown.tsx';
import { type Confirmation, useConfirmation } from './use-confirmation.ts';
import { useNavigateTo } from './use-navigate-to.ts';
import { useSeconds } from './use-seconds.ts';

const CompanyConfirmation = lazy(() =>
  import('./company/company-confirmation.tsx').then((module) => ({ default: module.CompanyConfirmation })),
);

export const title = msg`Confirm your email`;

export function Screen() {
  return (
    <PageShop>
      <VerifyPage />
    </PageShop>
  );
}

export function VerifyPage() {
  const search = useSearch();
  const link = confirmationLinkOf(Object.fromEntries(new URLSearchParams(search)));
  if (link?.registerType === 'business')
    return (
      <Suspense fallback={<PageWaiting />}>
        <CompanyConfirmation key={search} link={link} />
      </Suspense>
    );
  return <AuthFrame>{link === null ? <NoLink /> : <Confirming key={search} link={link} />}</AuthFrame>;
}

function Confirming({ link }: { readonly link: ConfirmationLink }) {
  const { t } = useLingui();
  const confirmation = useConfirmation(link);
  const { snapshot } = confirmation;
  useKeptFocus(snapshot.value);
  if (snapshot.hasTag('busy'))
    return (
      <>
        <PageHeading>{t`Confirming your email`}</PageHeading>
        <Spinner size="lg" label={t`One moment`} showLabel />
      </>
    );
  return selectConfirmationFailure(snapshot) === null ? (
    <Confirmed confirmation={confirmation} />
  ) : (
    <Refused confirmation={confirmation} />
  );
}

interface OutcomeProps {
  readonly confirmation: Confirmation;
}

function Confirmed({ confirmation: { snapshot, send } }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading lead={<Trans>From now on your orders and your cards are kept under it.</Trans>}>
        {t`Your email is confirmed`}
      </PageHeading>
      <WaysOn onHome={() => send({ type: 'leave' })} />
      <HomeCountdown seconds={selectConfirmationSeconds(snapshot)} onStop={() => send({ type: 'stop' })} />
    </>
  );
}

/** A failed call may be retried; an expired link cannot. */
function Refused({ confirmation: { snapshot, send } }: OutcomeProps) {
  const { t } = useLingui();
  const failure = selectConfirmationFailure(snapshot);
  const mayRetry = snapshot.can({ type: 'retry' });
  return (
    <>
      {mayRetry ? <PageHeading>{t`Your email is not confirmed yet`}</PageHeading> : <LinkOverHeading />}
      {mayRetry && (
        <FailureNotice
          failure={failure}
          actions={
            <Button variant="line" size="sm" onPress={() => send({ type: 'retry' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      <WaysOn onHome={() => send({ type: 'leave' })} />
      <HomeCountdown seconds={selectConfirmationSeconds(snapshot)} onStop={() => send({ type: 'stop' })} />
    </>
  );
}

function LinkOverHeading(): ReactNode {
  const { t } = useLingui();
  return (
    <PageHeading
      lead={
        <Trans>
          Open the whole link from the email once more. If you have an account you can sign in all the same.
        </Trans>
      }
    >
      {t`This link is no longer valid`}
    </PageHeading>
  );
}

const HOME = { path: '/', query: {} };

/** The address contains no link, or an incomplete one. */
function NoLink() {
  const actor = useActorRef(timeOutMachine, { input: { what: 'token', target: HOME } });
  const snapshot = useSelector(actor, (current) => current);
  const seconds = snapshot.matches('counting') ? selectTimeOutSeconds(snapshot) : null;
  useSeconds(seconds, (secondsLeft) => actor.send({ type: 'tick', secondsLeft }));
  useNavigateTo(snapshot.output);
  return (
    <>
      <LinkOverHeading />
      <WaysOn onHome={() => actor.send({ type: 'go' })} />
      <HomeCountdown seconds={seconds} onStop={() => actor.send({ type: 'stop' })} />
    </>
  );
}

function WaysOn({ onHome }: { readonly onHome: () => void }) {
  return (
    <div className="form-acts">
      <LinkButton href="/auth/login">
        <Trans>Sign in</Trans>
      </LinkButton>
      <Button variant="line" onPress={onHome}>
        <Trans>Home</Trans>
      </Button>
    </div>
  );
}
