/**
 * The profile of a company: its data on three tabs, each section read and changed by itself; below them what belongs to
 * the sign-in, which no flag closes. Source: S1.22, S3.87, S3.91, S4.55 to S4.58, S6.16, A-83, A-182, A-183.
 */
import { type Member, selectMember, selectProfileFailure } from '@offrande/domain/profile';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { LoadFailed } from '../../../connection/load-failed.tsx';
import { ChangedNotice } from '../changed-notice.tsx';
import { useCompanies } from '../../use-companies.ts';
import '../profile.css';
import { type Profile, useProfile } from '../use-profile.ts';
import { ProfileTabs } from './profile-tabs.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { type CompanyParts, useCompanyParts } from './use-company-parts.ts';
import { useKeptSection } from './use-kept-section.ts';

const PasswordSection = lazy(() =>
  import('../password-section.tsx').then((module) => ({ default: module.PasswordSection })),
);
const NewsletterSection = lazy(() =>
  import('../newsletter-section.tsx').then((module) => ({ default: module.NewsletterSection })),
);
const DataExport = lazy(() => import('../data-export.tsx').then((module) => ({ default: module.DataExport })));

export function CompanyProfile() {
  const { answer: parts, hasFailed, retry } = useCompanyParts();
  const companies = useCompanies();
  const [attempt, setAttempt] = useState(0);
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (companies.hasFailed) return <LoadFailed onRetry={companies.retry} />;
  if (parts === null || companies.companies === null) return <Skeleton shape="block" />;
  return <Loaded key={attempt} parts={parts} onRetry={() => setAttempt(attempt + 1)} />;
}

function Loaded({ parts, onRetry }: { readonly parts: CompanyParts; readonly onRetry: () => void }) {
  const profile = useProfile(parts.plan, parts.policy);
  const { snapshot } = profile;
  const member = selectMember(snapshot);
  if (snapshot.matches('lost') && selectProfileFailure(snapshot)?.isRetryable === true)
    return <LoadFailed onRetry={onRetry} />;
  return member === null ? <Skeleton shape="block" /> : <Sections profile={profile} member={member} />;
}

/** Sections of the sign-in; those on the tabs say themselves that they were changed. */
const OWN = ['password', 'newsletter'] as const;

function Sections({ profile, member }: { readonly profile: Profile; readonly member: Member }) {
  const { may } = useCompanies();
  useKeptSection(profile);
  return (
    // One boundary for all sections: a section that loads early would be pushed down by the others.
    <Suspense fallback={<Skeleton shape="block" />}>
      {!member.allowsUpdate && <ReadOnlyNotice isAdministrator={may('changeProfile')} />}
      <ProfileTabs profile={profile} member={member} />
      {OWN.some((section) => section === profile.changed) && <ChangedNotice profile={profile} />}
      <PasswordSection profile={profile} />
      <NewsletterSection profile={profile} member={member} />
      <DataExport />
    </Suspense>
  );
}
