/**
 * Step 1: the company, found in the register or typed; whatever the register filled in can be corrected. Source: S2.85, S3.67
 * to S3.72, S5.63.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CompanyStepEntry,
  corrected,
  filledWith,
  type FoundCompany,
  isCompanyEntered,
} from '@offrande/domain/business-registration';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { ErrorList } from '../form/error-list.tsx';
import { Form } from '../form/form.tsx';
import { CompanyDetails, RegisterFields } from './company-fields.tsx';
import { CompanySearch } from './company-search.tsx';
import { FoundCard } from './found-card.tsx';
import { useCompanyErrors } from './use-step-errors.ts';
import { type CompanyForm, useCompanyForm } from './use-company-form.ts';
import type { StepProps } from './use-company-registration.ts';

export function CompanyStep({ registration }: StepProps) {
  const { t } = useLingui();
  const form = useCompanyForm(registration);
  const [isSearching, setSearching] = useState(() => !isCompanyEntered(form.entry));
  useKeptFocus(isSearching);
  const fill = (found: FoundCompany): void => {
    form.update((entry) => filledWith(entry, found));
    setSearching(false);
  };
  if (isSearching)
    return (
      <>
        <PageHeading lead={<Trans>Find it in the register, and most of the form is filled in for you.</Trans>}>
          {t`Your company`}
        </PageHeading>
        <CompanySearch registration={registration} onChoose={fill} onType={() => setSearching(false)} />
      </>
    );
  return (
    <>
      <PageHeading lead={<Trans>Check what is there, then add what is missing.</Trans>}>{t`Your company`}</PageHeading>
      <Details registration={registration} form={form} onSearch={() => setSearching(true)} />
    </>
  );
}

interface DetailsProps extends StepProps {
  readonly form: CompanyForm;
  readonly onSearch: () => void;
}

function Details({ registration, form, onSearch }: DetailsProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const errors = useCompanyErrors(form);
  const isFound = form.entry.isFoundCompany;
  const hasFields = !isFound || isCorrecting || errors.areInRegisterFields;
  useKeptFocus(hasFields, () => document.getElementById(form.idOf('siren')));
  const correctable = {
    ...form,
    update: (next: (entry: CompanyStepEntry) => CompanyStepEntry) =>
      form.update((entry) => corrected(entry, next(entry))),
  };
  return (
    <>
      {isFound ? (
        <FoundCard company={form.entry} onOther={onSearch} onCorrect={hasFields ? null : () => setCorrecting(true)} />
      ) : (
        <p className="company-note">
          <Link onPress={onSearch} icon="search">
            <Trans>Search the register</Trans>
          </Link>
        </p>
      )}
      <Form onSubmit={form.submit} isRefused={form.refused.length > 0}>
        <ErrorList errors={errors.list} attempt={form.attempt} />
        {hasFields && <RegisterFields form={correctable} registration={registration} />}
        <CompanyDetails form={correctable} registration={registration} />
        <div className="form-acts company-acts">
          <Button type="submit" size="lg">
            <Trans>Save and continue</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}
