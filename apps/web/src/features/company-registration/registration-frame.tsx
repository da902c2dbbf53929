/** The layout of a company's registration: the steps above, and beside them what happens next, why, and who helps. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { COMPANY_DRAFT_LIFETIME_MS } from '@offrande/domain/browser-storage';
import { BUSINESS_STEPS, type BusinessStep, selectBusinessProgress } from '@offrande/domain/business-registration';
import { BUSINESS_VALIDATION_DAYS } from '@offrande/domain/registration';
import { DAY_MS } from '@offrande/domain/time';
import { Link } from '@offrande/ui-kit/Link';
import { Stepper } from '@offrande/ui-kit/Stepper';
import { type ReactNode, useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import './company-registration.css';
import type { StepProps } from './use-company-registration.ts';

export function RegistrationFrame({ registration, children }: StepProps & { readonly children: ReactNode }) {
  return (
    <div className="company o-page">
      <div className="company-main">
        <Steps registration={registration} />
        {children}
        <Kept onStartOver={registration.startOver} />
      </div>
      <aside className="company-aside">
        <WhatHappensNext />
        <section>
          <h2>
            <Trans>Why these documents</Trans>
          </h2>
          <p>
            <Trans>
              The law asks us to know who buys cards for others. Only the people who check the documents can open them.
            </Trans>
          </p>
        </section>
        <Help />
      </aside>
    </div>
  );
}

function Steps({ registration: { snapshot } }: StepProps) {
  const { t } = useLingui();
  const progress = selectBusinessProgress(snapshot);
  const titles: Readonly<Record<BusinessStep, string>> = {
    company: t`Your company`,
    contact: t`Contact and addresses`,
    documents: t`Documents`,
  };
  return (
    <Stepper
      label={t`Steps of the registration`}
      stateLabels={{ done: t`(done)` }}
      steps={BUSINESS_STEPS.map((id) => ({ id, title: titles[id], state: progress[id] }))}
    />
  );
}

function Kept({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const days = COMPANY_DRAFT_LIFETIME_MS / DAY_MS;
  return (
    <>
      <p className="company-kept">
        {t`${plural(days, { one: 'What you enter stays on this device for # day, without the password.', other: 'What you enter stays on this device for # days, without the password.' })}`}{' '}
        <Link onPress={() => setAsked(true)}>
          <Trans>Start over</Trans>
        </Link>
      </p>
      <Question
        isOpen={isAsked}
        title={t`Start over?`}
        go={{ label: t`Start over`, variant: 'danger', onPress: onStartOver }}
        stay={{ label: t`Keep what I entered`, onPress: () => setAsked(false) }}
      >
        <Trans>All that you entered, and the files that you chose, are forgotten.</Trans>
      </Question>
    </>
  );
}

function WhatHappensNext() {
  const { t } = useLingui();
  const days = BUSINESS_VALIDATION_DAYS;
  const steps = [
    { id: 'email', title: t`You confirm the email`, when: t`Today` },
    {
      id: 'reading',
      title: t`We read the documents`,
      when: t`${plural(days, { one: 'Within # business day', other: 'Within # business days' })}`,
    },
    { id: 'open', title: t`Your account is open, with your discounts`, when: t`Then` },
  ];
  return (
    <section className="company-next">
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ol className="company-next-steps">
        {steps.map(({ id, title, when }) => (
          <li key={id}>
            <strong>{title}</strong>
            <span>{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Help() {
  const { email, phone, hours } = useShop().contact;
  return (
    <section>
      <h2>
        <Trans>Need help?</Trans>
      </h2>
      <p>
        <a className="o-ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        {hours !== '' && `, ${hours}`}
      </p>
      <p>
        <a className="o-ltr" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </section>
  );
}
