/**
 * A member's profile: edited section by section, with addresses, newsletter and data export. Source: S1.22, S2.15,
 * S3.85, S4.55, S6.16.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { NumberingPlan } from '@offrande/domain/phone';
import { type Member, selectMember, selectProfileFailure } from '@offrande/domain/profile';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useNumberingPlan } from '../../phone/use-numbering-plan.ts';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import './profile.css';
import { type Profile, useProfile } from './use-profile.ts';

const AddressBookSection = lazy(() =>
  import('./address-book-section.tsx').then((module) => ({ default: module.AddressBookSection })),
);
const CompanySections = lazy(() =>
  import('./company-sections.tsx').then((module) => ({ default: module.CompanySections })),
);
const PasswordSection = lazy(() =>
  import('./password-section.tsx').then((module) => ({ default: module.PasswordSection })),
);
const DataExport = lazy(() => import('./data-export.tsx').then((module) => ({ default: module.DataExport })));
const PersonalSection = lazy(() =>
  import('./personal-section.tsx').then((module) => ({ default: module.PersonalSection })),
);
const EmailSection = lazy(() => import('./email-section.tsx').then((module) => ({ default: module.EmailSection })));
const PhoneSection = lazy(() => import('./phone-section.tsx').then((module) => ({ default: module.PhoneSection })));

export function Screen() {
  return (
    <AccountPage>
      <ProfilePage />
    </AccountPage>
  );
}

export function ProfilePage() {
  const { answer: plan, hasFailed, retry } = useNumberingPlan();
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHeading>
        <Trans>Profile settings</Trans>
      </PageHeading>
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
  return (
    // One boundary for all sections: a section that loads early would be pushed down by the others.
    <Suspense fallback={<Skeleton shape="block" />}>
      <Changed profile={profile} />
      {member.memberType === 'business' ? (
        <CompanySections member={member} />
      ) : (
        <IndividualSections profile={profile} member={member} />
      )}
      <PasswordSection profile={profile} />
      <NewsletterSection profile={profile} member={member} />
      <DataExport />
    </Suspense>
  );
}

function IndividualSections({ profile, member }: { readonly profile: Profile; readonly member: Member }) {
  return (
    <>
      <PersonalSection profile={profile} member={member} />
      <EmailSection
        member={member}
        hasPassword={profile.hasPassword}
        onChanged={() => profile.send({ type: 'refresh' })}
      />
      <PhoneSection member={member} plan={profile.plan} onChanged={() => profile.send({ type: 'refresh' })} />
      <AddressBookSection policy={profile.policy.deliveryAddress} plan={profile.plan} />
    </>
  );
}

/** Announces the last change until the next one begins. */
function Changed({ profile: { changed } }: { readonly profile: Profile }) {
  const { t } = useLingui();
  if (changed === null) return null;
  const said: Partial<Record<typeof changed, string>> = {
    password: t`Your password was changed.`,
    newsletter: t`Your choice about the newsletter was saved.`,
  };
  return (
    <Notice tone="success" isLive>
      {said[changed] ?? t`Your changes were saved.`}
    </Notice>
  );
}
