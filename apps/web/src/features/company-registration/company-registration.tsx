/**
 * The registration of a company: three steps, a look at the whole, then the page that says what happens next. Source: S2.84
 * to S2.88, S4.65, A-82.
 */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { EnteredPage } from '../session/entry.tsx';
import { CompanyStep } from './company-step.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { type StepProps, useCompanyRegistration } from './use-company-registration.ts';

const loadLater = () => import('./after-company.tsx');
const ContactStep = lazy(() => loadLater().then((later) => ({ default: later.ContactStep })));
const DocumentsStep = lazy(() => loadLater().then((later) => ({ default: later.DocumentsStep })));
const Review = lazy(() => loadLater().then((later) => ({ default: later.Review })));
const RegistrationSent = lazy(() => loadLater().then((later) => ({ default: later.RegistrationSent })));

export const title = msg`Register a company`;

export function Screen() {
  return (
    <EnteredPage>
      <CompanyRegistrationPage />
    </EnteredPage>
  );
}

export function CompanyRegistrationPage() {
  const [round, setRound] = useState(0);
  return <Registration key={round} onStartOver={() => setRound(round + 1)} />;
}

const waiting = <Skeleton shape="block" />;

function Registration({ onStartOver }: { readonly onStartOver: () => void }) {
  const registration = useCompanyRegistration(onStartOver);
  // The later steps come while the first is filled in.
  useEffect(() => void loadLater(), []);
  return (
    <Suspense fallback={waiting}>
      <Stage registration={registration} />
    </Suspense>
  );
}

function Stage({ registration }: StepProps) {
  const { sentTo, startOver } = registration;
  useKeptFocus(sentTo);
  if (sentTo !== null) return <RegistrationSent email={sentTo} onAnother={startOver} />;
  return (
    <RegistrationFrame registration={registration}>
      <Suspense fallback={waiting}>
        <Step registration={registration} />
      </Suspense>
    </RegistrationFrame>
  );
}

function Step({ registration }: StepProps) {
  const { t } = useLingui();
  const { snapshot } = registration;
  const [step = 'review'] = (['company', 'contact', 'documents'] as const).filter((name) => snapshot.hasTag(name));
  useKeptFocus(step);
  switch (step) {
    case 'company':
      return <CompanyStep registration={registration} />;
    case 'contact':
      return <ContactStep registration={registration} />;
    case 'documents':
      return <DocumentsStep registration={registration} />;
    default:
      return snapshot.status === 'done' ? (
        <>
          <PageHeading>{t`Your registration is sent`}</PageHeading>
          <Spinner size="lg" label={t`One moment`} showLabel />
        </>
      ) : (
        <Review registration={registration} />
      );
  }
}
