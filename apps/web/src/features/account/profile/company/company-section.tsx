/** What a company is: names, numbers, kind, size. Source: S3.67 to S3.72, S3.87. */
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneWithAreaCode } from '@offrande/domain/address';
import { groupedCompanyNumber } from '@offrande/domain/business-registration';
import { formatPhone } from '@offrande/domain/phone';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { useCompanyNames, useSocietyNames } from '../../../company-registration/use-field-names.ts';
import { CompanyForm } from './company-form.tsx';
import { EditSection } from './edit-section.tsx';
import type { SectionProps } from './section-props.ts';
import { stated } from './stated.tsx';

export function CompanySection(props: SectionProps) {
  const { t } = useLingui();
  return (
    <EditSection
      profile={props.profile}
      section="company"
      title={t`Company`}
      editLabel={t`Edit the company’s data`}
      shown={<Shown {...props} />}
      form={<CompanyForm {...props} />}
    />
  );
}

function Shown({ company }: SectionProps) {
  const names = useCompanyNames();
  const societies = useSocietyNames();
  const { societyType, employees, isInContactWithStore } = company;
  return (
    <>
      <DefinitionList
        layout="rows"
        definitions={stated([
          { id: 'companyName', term: names.companyName, value: company.companyName },
          { id: 'commercialName', term: names.commercialName, value: company.commercialName },
          { id: 'siren', term: names.siren, value: groupedCompanyNumber(company.siren), isLtr: true },
          { id: 'vatNumber', term: names.vatNumber, value: groupedCompanyNumber(company.vatNumber), isLtr: true },
          { id: 'societyType', term: names.societyType, value: societyType === null ? '' : societies[societyType] },
          { id: 'accountCategory', term: names.accountCategory, value: company.accountCategory },
          {
            id: 'phone',
            term: names.phone,
            value: formatPhone({ e164: phoneWithAreaCode(company.phone) }),
            isLtr: true,
          },
          { id: 'employees', term: names.employees, value: employees === null ? '' : String(employees) },
        ])}
      />
      {isInContactWithStore && (
        <p className="account-note">
          <Trans>An adviser in one of our shops knows your company.</Trans>
        </p>
      )}
    </>
  );
}
