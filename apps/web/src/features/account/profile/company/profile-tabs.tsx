/**
 * The three tabs of a company's profile, links whose address names the tab. While a section is changed the others wait.
 * Source: S3.91, S4.57.
 */
import { useLingui } from '@lingui/react/macro';
import { type Member, PROFILE_TABS, type ProfileTab, selectOpenSection } from '@offrande/domain/profile';
import { NavLink } from '@offrande/ui-kit/NavLink';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCompanies } from '../../use-companies.ts';
import type { Profile } from '../use-profile.ts';
import { CompanyAddressSection } from './company-address-section.tsx';
import './company-profile.css';
import { CompanySection } from './company-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { InvoicingSection } from './invoicing-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useProfileTab } from './use-profile-tab.ts';

const AddressBookSection = lazy(() =>
  import('../address-book-section.tsx').then((module) => ({ default: module.AddressBookSection })),
);

export function ProfileTabs({ profile, member }: { readonly profile: Profile; readonly member: Member }) {
  const { t } = useLingui();
  const { tab, hrefOf } = useProfileTab(profile);
  const isEditing = selectOpenSection(profile.snapshot) !== null;
  const { company } = member;
  const { may } = useCompanies();
  if (company === null) return null;
  const given: SectionProps = { profile, member, company };
  const titles: Readonly<Record<ProfileTab, string>> = {
    company: t`Company`,
    contact: t`Contact`,
    address: t`Addresses`,
  };
  const contents: Readonly<Record<ProfileTab, ReactNode>> = {
    company: (
      <>
        <CompanySection {...given} />
        {may('readDocuments') && <DocumentsSection />}
      </>
    ),
    contact: <ContactSection {...given} />,
    address: <Addresses {...given} />,
  };
  return (
    <div className="company-profile">
      <nav aria-label={t`Parts of the company’s profile`}>
        <ul className="company-profile-tabs">
          {PROFILE_TABS.map((id) => (
            <li key={id}>
              {isEditing && id !== tab ? (
                <span className="company-profile-waits">{titles[id]}</span>
              ) : (
                <NavLink href={hrefOf(id)} isCurrent={id === tab}>
                  {titles[id]}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {contents[tab]}
    </div>
  );
}

function Addresses(props: SectionProps) {
  const { policy, plan } = props.profile;
  return (
    <>
      <CompanyAddressSection {...props} />
      <InvoicingSection {...props} />
      <DeliverySection {...props} />
      <Suspense fallback={<Skeleton shape="block" />}>
        <AddressBookSection policy={policy.deliveryAddress} plan={plan} />
      </Suspense>
    </>
  );
}
