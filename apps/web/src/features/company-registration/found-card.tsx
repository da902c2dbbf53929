/** A company of the register, as the form took it over. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyStepEntry } from '@offrande/domain/business-registration';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Tag } from '@offrande/ui-kit/Tag';
import { AddressLine } from './address-line.tsx';
import { CompanyNumbers } from './company-numbers.tsx';
import { useCompanyNames } from './use-field-names.ts';

interface FoundCardProps {
  readonly company: CompanyStepEntry;
  readonly onOther: () => void;
  /** Null while its fields are shown. */
  readonly onCorrect: (() => void) | null;
}

export function FoundCard({ company, onOther, onCorrect }: FoundCardProps) {
  const { t } = useLingui();
  const names = useCompanyNames();
  const facts = [
    { id: 'legalForm', term: names.legalForm, value: company.legalForm },
    { id: 'commercialName', term: names.commercialName, value: company.commercialName },
  ].filter(({ value }) => value !== '');
  return (
    <section className="company-card" aria-labelledby="company-found">
      <span className="company-card-mark">
        <Icon name="building" />
      </span>
      <div className="company-card-text">
        <div className="company-card-head">
          <h2 id="company-found">
            <bdi>{company.companyName}</bdi>
          </h2>
          <Tag tone="success">{t`Found in the register`}</Tag>
        </div>
        <CompanyNumbers company={company} />
      </div>
      <Link onPress={onOther}>
        <Trans>It is another company</Trans>
      </Link>
      <DefinitionList
        className="company-card-facts"
        layout="columns"
        definitions={[
          { id: 'address', term: t`Head office`, value: <AddressLine address={company.address} /> },
          ...facts.map((fact) => ({ ...fact, value: <bdi>{fact.value}</bdi> })),
        ]}
      />
      {onCorrect !== null && (
        <Link className="company-card-correct" icon="edit" onPress={onCorrect}>
          <Trans>Correct what the register says</Trans>
        </Link>
      )}
    </section>
  );
}
