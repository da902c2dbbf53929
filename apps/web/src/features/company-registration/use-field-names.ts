/** Labels of the fields of a company's registration: the same above a field and in the list of errors. */
import { useLingui } from '@lingui/react/macro';
import type { Civility } from '@offrande/domain/address';
import type { BusinessDocumentKind } from '@offrande/domain/business-registration';
import type { SocietyType } from '@offrande/domain/customer';

export const useCompanyNames = () => {
  const { t } = useLingui();
  return {
    companyName: t`Company name`,
    siren: t`SIREN number`,
    siret: t`SIRET number`,
    vatNumber: t`VAT number`,
    commercialName: t`Commercial name`,
    legalForm: t`Legal form`,
    societyType: t`Kind of organisation`,
    accountCategory: t`Activity`,
    phone: t`Phone of the company`,
    employees: t`Number of employees`,
  } as const;
};

export const usePlaceNames = () => {
  const { t } = useLingui();
  return {
    'address.line1': t`Street and number`,
    'address.line2': t`Building, floor`,
    'address.zipCode': t`Postcode`,
    'address.city': t`City`,
    'address.countryCode': t`Country`,
  } as const;
};

export const useContactNames = () => {
  const { t } = useLingui();
  return {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Work email`,
    phone: t`Mobile or landline`,
    password: t`Password`,
    confirmPassword: t`Password again`,
    invoiceEmail: t`Email for invoices`,
    agreement: t`General conditions`,
  } as const;
};

export const useDocumentNames = (): Readonly<Record<BusinessDocumentKind, string>> => {
  const { t } = useLingui();
  return { siret: t`Company registration extract`, identity: t`Identity document of the contact` };
};

export const useSocietyNames = (): Readonly<Record<SocietyType, string>> => {
  const { t } = useLingui();
  return {
    privateCompany: t`Private company`,
    publicCompany: t`Public company`,
    association: t`Association`,
    employeeFund: t`Works council or employee fund`,
    other: t`Other`,
  };
};

export const useCivilityNames = (): Readonly<Record<Civility, string>> => {
  const { t } = useLingui();
  return { mrs: t`Mrs`, mr: t`Mr`, other: t`Other` };
};
