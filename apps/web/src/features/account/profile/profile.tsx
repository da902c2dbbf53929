/**
 * A member's profile: edited section by section, with addresses, newsletter and data export. A company's is a part of
 * its own, which nobody else loads. Source: S1.22, S2.15, S3.85, S4.55.
 */
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NumberingPlan } from '@offrande/domain/phone';
import { selectMember, selectProfileFailure } from '@offrande/domain/profile';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useNumberingPlan } from '../../phone/use-numbering-plan.ts';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { useCustomer } from '../use-customer.ts';
import { ChangedNotice } from './changed-notice.tsx';
import './profile.css';
import { useProfile } from './use-profile.ts';

const AddressBookSection = lazy(() =>
  import('./address-book-section.tsx').then((module) => ({ default: module.AddressBookSection })),
);
const CompanyProfile = lazy(() =>
  import('./company/company-profile.tsx').then((module) => ({ default: module.CompanyProfile })),
);
const PasswordSection = lazy(() =>
  import('./password-section.tsx').then((module) => ({ default: module.PasswordSection })),
);
const NewsletterSection = lazy(() =>
  import('./newsletter-section.tsx').then((module) => ({ default: module.NewsletterSection })),
);
const DataExport = lazy(() => import('./data-export.tsx').then((module) => ({ default: module.DataExport })));
const PersonalSection = lazy(() =>
  import('./personal-section.tsx').then((module) => ({ default: module.PersonalSection })),
);
const EmailSection = lazy(() => import('./email-section.tsx').then((module) => ({ default: module.EmailSection })));
const PhoneSection = lazy(() => import('./phone-section.tsx').then((module) => ({ default: module.PhoneSection })));

export const title = msg`Profile settings`;

export function Screen() {
  return (
    <AccountPage>
      <ProfilePage />
    </AccountPage>
  );
}

export function ProfilePage() {
  const { kind } = useCustomer();
  return (
    <>
      <PageHeading>
        <Trans>Profile settings</Trans>
      </PageHeading>
      {kind === 'business' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CompanyProfile />
        </Suspense>
      ) : (
        <OwnProfile />
      )}
    </>
  );
}

function OwnProfile() {
  const { answer: plan, hasFailed, retry } = useNumberingPlan();
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {plan === null ? (
        !hasFailed && <Skeleton shape="block" />
      ) : (
        <Sections key={attempt} plan={plan} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </>
  );
}

function Sections({ plan, onRetry }: { readonly plan: NumberingPlan; readonly onRetry: () => void }) {
  const profile = useProfile(plan);
  const member = selectMember(profile.snapshot);
  if (profile.snapshot.matches('lost') && selectProfileFailure(profile.snapshot)?.isRetryable === true)
    return <LoadFailed onRetry={onRetry} />;
  if (member === null) return <Skeleton shape="block" />;
  const refresh = () => profile.send({ type: 'refresh' });
  return (
    // One boundary for all sections: a section that loads early would be pushed down by the others.
    <Suspense fallback={<Skeleton shape="block" />}>
      <ChangedNotice profile={profile} />
      <PersonalSection profile={profile} member={member} />
      <EmailSection member={member} hasPassword={profile.hasPassword} onChanged={refresh} />
      <PhoneSection member={member} plan={plan} onChanged={refresh} />
      <AddressBookSection policy={profile.policy.deliveryAddress} plan={plan} />
      <PasswordSection profile={profile} />
      <NewsletterSection profile={profile} member={member} />
      <DataExport />
    </Suspense>
  );
}
