/** The search of the register by name or number, its results to choose from, and the way past it. Source: S5.63, S7.51. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { companySearchOf, type FoundCompany } from '@offrande/domain/business-registration';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { Form } from '../form/form.tsx';
import { AddressLine } from './address-line.tsx';
import { CompanyNumbers } from './company-numbers.tsx';
import type { CompanyRegistration, StepProps } from './use-company-registration.ts';

interface CompanySearchProps extends StepProps {
  readonly onChoose: (found: FoundCompany) => void;
  /** The visitor types everything. */
  readonly onType: () => void;
}

export function CompanySearch({ registration, onChoose, onType }: CompanySearchProps) {
  const { companies, searchFailure } = registration.snapshot.context;
  return (
    <>
      <SearchForm registration={registration} />
      <div className="company-found-list">
        <div aria-live="polite">
          {companies !== null && <Outcome count={companies.length} />}
          {searchFailure !== null && <SearchFailed failure={searchFailure} />}
        </div>
        {companies !== null && companies.length > 0 && (
          <ul className="company-list">
            {companies.map((company) => (
              <FoundRow key={`${company.siren} ${company.siret}`} company={company} onChoose={onChoose} />
            ))}
          </ul>
        )}
      </div>
      <section className="company-else">
        <h2>
          <Trans>Not in the list?</Trans>
        </h2>
        <p>
          <Trans>Associations and young companies are sometimes missing from the register.</Trans>
        </p>
        <Button variant="line" onPress={onType}>
          <Trans>My company is not listed</Trans>
        </Button>
      </section>
    </>
  );
}

/** The refusal of each field, until the next search. */
const useSearchErrors = ({ snapshot }: CompanyRegistration) => {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { searchRefusal } = snapshot.context;
  if (searchRefusal === null) return {};
  if (searchRefusal._tag === 'CriterionMissing') return { name: t`Enter a name or a number.` };
  const { companyName, siren, siret, vatNumber } = searchRefusal.refusals;
  const number = siren ?? siret ?? vatNumber;
  return {
    ...(companyName && { name: refusalText(companyName) }),
    ...(number && { number: refusalText(number) }),
  };
};

function SearchForm({ registration }: StepProps) {
  const { t } = useLingui();
  const { snapshot, send } = registration;
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [attempt, setAttempt] = useState(0);
  const errors = useSearchErrors(registration);
  const search = (): void => {
    send({ type: 'search', search: companySearchOf(name, number) });
    setAttempt(attempt + 1);
  };
  return (
    <Form onSubmit={search} attempt={attempt} isRefused={snapshot.context.searchRefusal !== null}>
      <div className="form-pair">
        <TextField
          label={t`Company name`}
          name="searchedName"
          icon="search"
          autoComplete="organization"
          spellCheck="false"
          value={name}
          onChange={setName}
          error={errors.name}
        />
        <TextField
          label={t`SIREN, SIRET or VAT number`}
          name="searchedNumber"
          isLtr
          autoComplete="off"
          spellCheck="false"
          description={<Trans>With or without spaces.</Trans>}
          value={number}
          onChange={setNumber}
          error={errors.number}
        />
      </div>
      <div className="form-acts">
        <Button type="submit" isLoading={snapshot.hasTag('busy')}>
          <Trans>Search</Trans>
        </Button>
      </div>
    </Form>
  );
}

function Outcome({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return count === 0 ? (
    <Notice tone="info" title={t`No company found`}>
      <Trans>Check the spelling, or search by the number alone.</Trans>
    </Notice>
  ) : (
    <h2>{t`${plural(count, { one: '# company found', other: '# companies found' })}`}</h2>
  );
}

function FoundRow({ company, onChoose }: Pick<CompanySearchProps, 'onChoose'> & { readonly company: FoundCompany }) {
  const { t } = useLingui();
  const { companyName } = company;
  return (
    <li className="company-row">
      <div>
        <strong>
          <bdi>{companyName}</bdi>
        </strong>
        <CompanyNumbers company={company} />
        <p className="company-row-place">
          <AddressLine address={company.address} />
        </p>
      </div>
      <Button variant="line" size="sm" aria-label={t`Choose ${companyName}`} onPress={() => onChoose(company)}>
        <Trans>Choose</Trans>
      </Button>
    </li>
  );
}

/** The form can be typed all the same. */
function SearchFailed({ failure }: { readonly failure: GatewayFailure }) {
  const { t } = useLingui();
  return failure.code === ERROR_CODES.tooManyRequests ? (
    <FailureNotice failure={failure} />
  ) : (
    <Notice tone="warning" title={t`The register does not answer`}>
      <Trans>Try again in a moment, or enter your company yourself below: nothing else changes.</Trans>
    </Notice>
  );
}
