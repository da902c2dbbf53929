/**
 * The page of the link in the mail to a company: the address is confirmed, and by when the decision comes; or the link is
 * over, and another can be sent. Loaded for such links alone. Source: S2.88, S4.66, S7.48 to S7.50, A-82.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DeadLink } from '@offrande/domain/company-review';
import {
  type ConfirmationLink,
  selectConfirmationFailure,
  selectConfirmationSeconds,
  selectConfirmedBusiness,
  selectDeadLink,
} from '@offrande/domain/registration';
import type { BusinessConfirmed } from '@offrande/domain/registration/schema';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useNumberStyle } from '../../../page/number-style.ts';
import { useKeptFocus } from '../../../page/kept-focus.ts';
import { PageWaiting } from '../../../page/page-waiting.tsx';
import { useAddTexts } from '../../../page/texts.tsx';
import { companyGateways } from '../../../shop/company-calls.ts';
import { forgetSentTo } from '../../../shop/company-sent-to.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { type Confirmation, type ConfirmationActors, useConfirmation } from '../use-confirmation.ts';
import { CompanyOutcome } from './company-outcome.tsx';
import { CompanyTrack } from './company-track.tsx';
import { LinkAgain } from './link-again.tsx';

interface CompanyConfirmationProps {
  readonly link: ConfirmationLink;
}

export function CompanyConfirmation(props: CompanyConfirmationProps) {
  return useHasTexts() ? <Confirming {...props} /> : <PageWaiting />;
}

/** The address belongs to the texts of everybody; these are the companies' own. */
const useHasTexts = (): boolean => {
  const addTexts = useAddTexts();
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    addTexts('company').then(
      () => setHasTexts(true),
      (failure: unknown) =>
        setHasTexts(() => {
          throw failure;
        }),
    );
  }, [addTexts]);
  return hasTexts;
};

const useCompanyConfirmation = (link: ConfirmationLink): Confirmation => {
  const { registration } = companyGateways(useShop());
  const [actors] = useState((): ConfirmationActors => ({
    confirmToken: fromPromise(({ input }) => registration.confirmToken(input)),
    confirmBusiness: fromPromise(({ input }) => registration.confirmBusiness(input)),
  }));
  return useConfirmation(link, actors);
};

function Confirming({ link }: CompanyConfirmationProps) {
  const { t } = useLingui();
  const confirmation = useCompanyConfirmation(link);
  const { snapshot } = confirmation;
  useKeptFocus(snapshot.value);
  const business = selectConfirmedBusiness(snapshot);
  if (snapshot.hasTag('busy'))
    return (
      <div className="company-outcome o-page">
        <PageHeading>{t`Confirming your email`}</PageHeading>
        <Spinner size="lg" label={t`One moment`} showLabel />
      </div>
    );
  return business === null ? (
    <Refused confirmation={confirmation} />
  ) : (
    <Confirmed confirmation={confirmation} business={business} />
  );
}

interface OutcomeProps {
  readonly confirmation: Confirmation;
}

const wayHome = ({ snapshot, send }: Confirmation) => ({
  homeSeconds: selectConfirmationSeconds(snapshot),
  onStay: () => send({ type: 'stop' }),
  onHome: () => send({ type: 'leave' }),
});

/** A day in words. */
const longDate = ({ year, month, day }: BusinessConfirmed['answerBy'], languageTag: string): string => {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTag, style).format(Date.UTC(year, month - 1, day));
};

function Confirmed({ confirmation, business }: OutcomeProps & { readonly business: BusinessConfirmed }) {
  const { t } = useLingui();
  const { reference, keepsPassword } = business;
  const day = longDate(business.answerBy, useNumberStyle().languageTag);
  const shop = useShop();
  // A tab that waited for this waits no more.
  useEffect(() => forgetSentTo(shop), [shop]);
  useKeptFocus(selectConfirmationSeconds(confirmation.snapshot) === null);
  return (
    <CompanyOutcome
      title={t`Address confirmed`}
      lead={
        <Trans>
          Your registration is in. We read your documents and answer by email by <strong>{day}</strong> at the latest.
        </Trans>
      }
      {...wayHome(confirmation)}
    >
      <CompanyTrack reached="reading" reference={reference} />
      <p className="company-outcome-note">
        <Trans>
          Keep your reference: <bdi className="o-ltr">{reference}</bdi>.
        </Trans>
      </p>
      {!keepsPassword && (
        <p className="company-outcome-note">
          <Trans>
            The company was registered in another browser. To be sure, the password typed there is not used: the email
            that opens the account lets you choose one.
          </Trans>
        </p>
      )}
    </CompanyOutcome>
  );
}

const DEAD: Readonly<Record<DeadLink, { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }>> = {
  superseded: {
    title: msg`A newer link was sent to you`,
    lead: msg`Only the link in the latest email is valid. Use that one, or have another sent to you.`,
  },
  expired: {
    title: msg`This link has expired`,
    lead: msg`A link is valid for 24 hours. Have another sent to you.`,
  },
  decided: {
    title: msg`This registration has been answered`,
    lead: msg`Our answer went to you by email. If the company was accepted, sign in.`,
  },
  unknown: {
    title: msg`This link leads to no registration`,
    lead: msg`Copy the whole address from the email: part of it may be missing. Or have another link sent to you.`,
  },
};

/** A failed call may be retried; a link that does nothing cannot: it is said why, and how to go on. */
function Refused({ confirmation }: OutcomeProps) {
  const { t } = useLingui();
  const { snapshot, send } = confirmation;
  const dead = selectDeadLink(snapshot);
  if (dead !== null)
    return (
      <CompanyOutcome title={t(DEAD[dead].title)} lead={t(DEAD[dead].lead)} isHomeSecond {...wayHome(confirmation)}>
        {dead === 'decided' ? (
          <LinkButton href="/auth/b2b/login">
            <Trans>Sign in as a company</Trans>
          </LinkButton>
        ) : (
          <LinkAgain onBegin={() => send({ type: 'stop' })} />
        )}
      </CompanyOutcome>
    );
  return (
    <CompanyOutcome title={t`Your email is not confirmed yet`} {...wayHome(confirmation)}>
      <FailureNotice
        failure={selectConfirmationFailure(snapshot)}
        actions={
          <Button variant="line" size="sm" onPress={() => send({ type: 'retry' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </CompanyOutcome>
  );
}
