/** What the review shows of each step: only what was entered. */
import { useLingui } from '@lingui/react/macro';
import { fullNameOf, type PhoneEntry, phoneWithAreaCode, type Receiver } from '@offrande/domain/address';
import {
  BUSINESS_DOCUMENT_KINDS,
  type CompanyStep,
  groupedCompanyNumber,
  type StoredDocuments,
} from '@offrande/domain/business-registration';
import type { BusinessRegistration } from '@offrande/domain/business-registration/schema';
import type { Definition } from '@offrande/ui-kit/DefinitionList';
import type { ReactNode } from 'react';
import { AddressLine } from './address-line.tsx';
import { useRegistrationParts } from './use-registration-parts.ts';
import { useFileSize } from '../form/use-file-size.ts';
import {
  useCivilityNames,
  useCompanyNames,
  useContactNames,
  useDocumentNames,
  useSocietyNames,
} from './use-field-names.ts';

const row = (id: string, term: string, text: string): readonly Definition[] =>
  text === '' ? [] : [{ id, term, value: <bdi>{text}</bdi> }];
const number = (id: string, term: string, text: string): readonly Definition[] =>
  text === '' ? [] : [{ id, term, value: <span className="o-ltr">{text}</span> }];
const element = (id: string, term: string, value: ReactNode): readonly Definition[] => [{ id, term, value }];

const usePhoneText = (): ((phone: PhoneEntry) => string) => {
  const { formatPhone } = useRegistrationParts();
  return (phone) => formatPhone({ e164: phoneWithAreaCode(phone) });
};

const useCompanyRows = () => {
  const { t } = useLingui();
  const names = useCompanyNames();
  const societies = useSocietyNames();
  const phoneText = usePhoneText();
  return (company: CompanyStep): readonly Definition[] => [
    ...row('companyName', names.companyName, company.companyName),
    ...row('commercialName', names.commercialName, company.commercialName),
    ...number('siren', names.siren, groupedCompanyNumber(company.siren)),
    ...number('siret', names.siret, groupedCompanyNumber(company.siret)),
    ...number('vatNumber', names.vatNumber, company.vatNumber),
    ...row('legalForm', names.legalForm, company.legalForm),
    ...element('address', t`Head office`, <AddressLine address={company.address} />),
    ...row('societyType', names.societyType, company.societyType === null ? '' : societies[company.societyType]),
    ...row('accountCategory', names.accountCategory, company.accountCategory),
    ...number('phone', names.phone, phoneText(company.phone)),
    ...row('employees', names.employees, company.employees === null ? '' : String(company.employees)),
    ...(company.isInContactWithStore ? row('store', t`Adviser in a shop`, t`Knows the company`) : []),
  ];
};

const useContactRows = () => {
  const { t } = useLingui();
  const names = useContactNames();
  const civilities = useCivilityNames();
  const phoneText = usePhoneText();
  const place = (receiver: Receiver | null): ReactNode =>
    receiver === null ? (
      t`Head office`
    ) : (
      <>
        <bdi>{fullNameOf(receiver)}</bdi>, <AddressLine address={receiver.address} />
      </>
    );
  return ({ contact }: BusinessRegistration): readonly Definition[] => [
    ...row('civility', t`Civility`, contact.civility === null ? '' : civilities[contact.civility]),
    ...row('name', t`Name`, fullNameOf(contact)),
    ...number('email', names.email, contact.email),
    ...number('phone', names.phone, phoneText(contact.phone)),
    ...element('invoicing', t`Invoices`, place(contact.invoicing)),
    ...element('delivery', t`Deliveries`, place(contact.delivery)),
    ...number('invoiceEmail', names.invoiceEmail, contact.invoiceEmail),
    ...row('newsletter', t`Offers and news`, contact.isSubscribed ? t`Yes` : t`No`),
  ];
};

/** `registration` is null for the moment in which the review is left. */
export const useReviewRows = (registration: BusinessRegistration | null, documents: StoredDocuments) => {
  const { t } = useLingui();
  const names = useDocumentNames();
  const sizeText = useFileSize();
  const [companyRows, contactRows] = [useCompanyRows(), useContactRows()];
  return {
    company: registration === null ? [] : companyRows(registration.company),
    contact: registration === null ? [] : contactRows(registration),
    documents: [
      ...BUSINESS_DOCUMENT_KINDS.toReversed().flatMap((kind) => {
        const file = documents[kind];
        return file === undefined ? [] : row(kind, names[kind], `${file.name}, ${sizeText(file.sizeBytes)}`);
      }),
      ...number('extractDate', t`Date of the extract`, registration?.documents.extractDate ?? ''),
    ],
  };
};
