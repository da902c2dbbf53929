/** The numbers of a company on one line, as far as they are known. */
import { useLingui } from '@lingui/react/macro';
import { type FoundCompany, groupedCompanyNumber } from '@offrande/domain/business-registration';

export function CompanyNumbers({ company }: { readonly company: Pick<FoundCompany, 'siren' | 'siret' | 'vatNumber'> }) {
  const { t } = useLingui();
  const numbers = [
    { name: 'SIREN', number: company.siren },
    { name: 'SIRET', number: company.siret },
    { name: t`VAT`, number: company.vatNumber },
  ].filter(({ number }) => number !== '');
  return (
    <p className="company-numbers">
      {numbers.map(({ name, number }) => (
        <span key={name}>
          {name} <span className="o-ltr">{groupedCompanyNumber(number)}</span>
        </span>
      ))}
    </p>
  );
}
