/** The fields of the company. Source: S3.67 to S3.72. */
import { checkCompanyStep } from '@offrande/domain/business-registration';
import type { CompanyRegistration } from './use-company-registration.ts';
import { useStepEntry } from './use-step-entry.ts';

export const useCompanyForm = ({ policy, plan, send, readEntered, keep }: CompanyRegistration) =>
  useStepEntry({
    name: 'company',
    start: () => readEntered().company,
    check: (entry) => checkCompanyStep(entry, policy, plan),
    onSend: (entry) => send({ type: 'submitCompany', entry }),
    onChange: (company) => keep({ company }),
  });

export type CompanyForm = ReturnType<typeof useCompanyForm>;
