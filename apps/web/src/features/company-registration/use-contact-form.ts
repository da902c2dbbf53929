/** The fields of the contact and of the addresses. Source: S3.73 to S3.77. */
import { checkContactStep } from '@offrande/domain/business-registration';
import type { CompanyRegistration } from './use-company-registration.ts';
import { useStepEntry } from './use-step-entry.ts';

export const useContactForm = ({ policy, plan, send, readEntered, keep }: CompanyRegistration) =>
  useStepEntry({
    name: 'contact',
    start: () => readEntered().contact,
    check: (entry) => checkContactStep(entry, policy, plan),
    onSend: (entry) => send({ type: 'submitContact', entry }),
    onChange: (contact) => keep({ contact }),
  });

export type ContactForm = ReturnType<typeof useContactForm>;
