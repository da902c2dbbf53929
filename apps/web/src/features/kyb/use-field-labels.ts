/** Labels of the fields of the dossier: the same above a field, in the list of what is missing and in the summary. Source: S3.79 to S3.84. */
import { useLingui } from '@lingui/react/macro';
import type { IdentityPaperKind, EntityType } from '@offrande/domain/stakeholder';
import type { EmbargoScope } from '@offrande/domain/dossier';

export const useCompanyLabels = () => {
  const { t } = useLingui();
  return {
    legalName: t`Legal name`,
    vatNumber: t`VAT number`,
    taxPayerId: t`Taxpayer number`,
    createdOn: t`Date of creation`,
    registrationNumber: t`Number in the register`,
    registeredOn: t`Date of registration`,
    companyType: t`Legal form`,
    capital: t`Share capital`,
    sectorCode: t`Sector of activity`,
    beneficiaryPercent: t`Share of the main beneficial owner`,
    annualSalesRange: t`Annual sales`,
    netIncomeRange: t`Net income`,
    employeeCount: t`Number of employees`,
    registrationDocument: t`Company registration document`,
    registrationDocumentDate: t`Date of issue`,
    articles: t`Statutes`,
    civility: t`Civility`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    phone: t`Phone`,
    areaCode: t`Country code of the phone`,
    number: t`Phone`,
    invoiceEmail: t`Email for invoices`,
  } as const;
};

export const useAddressLabels = () => {
  const { t } = useLingui();
  return {
    line1: t`Street and number`,
    line2: t`Building, floor`,
    zipCode: t`Postcode`,
    city: t`City`,
    countryCode: t`Country`,
  } as const;
};

export const usePersonLabels = () => {
  const { t } = useLingui();
  return {
    entityType: t`Type of shareholder`,
    entityName: t`Name of the company`,
    firstName: t`First name`,
    lastName: t`Last name`,
    birthDate: t`Birth date`,
    birthCity: t`City of birth`,
    nationality: t`Nationality`,
    entityCountry: t`Country of registration`,
    jobTitle: t`Job title`,
    monthlyIncomeRange: t`Monthly income`,
    personalAssetsRange: t`Personal assets`,
    capitalPercent: t`Share of capital`,
    votesPercent: t`Share of votes`,
  } as const;
};

export const useTransferLabels = () => {
  const { t } = useLingui();
  return {
    accountHolder: t`Account holder`,
    iban: t`IBAN of your account`,
    sentOn: t`Date of the transfer`,
    isInstant: t`Kind of transfer`,
  } as const;
};

export const useAboutPersonLabels = () => {
  const { t } = useLingui();
  return {
    country: t`Country of tax residence`,
    tin: t`Tax identification number`,
    kind: t`Kind of document`,
    document: t`Copy of the document`,
  } as const;
};

export const useEmbargoLabels = () => {
  const { t } = useLingui();
  return {
    question1: t`1. Does the company do business with countries or persons under embargo?`,
    question2: t`2. Which part of the company does?`,
    subsidiaries: t`Names of the subsidiaries`,
    question3: t`3. With which countries or persons, and what for?`,
    question4: t`4. How does the company make sure that the sanctions are respected?`,
  } as const;
};

export const useEntityNames = (): Readonly<Record<EntityType, string>> => {
  const { t } = useLingui();
  return { naturalPerson: t`Natural person`, legalEntity: t`Legal entity`, listedCompany: t`Listed company` };
};

export const usePaperNames = (): Readonly<Record<IdentityPaperKind, string>> => {
  const { t } = useLingui();
  return { identityCard: t`Identity card`, passport: t`Passport` };
};

export const useScopeNames = (): Readonly<Record<EmbargoScope, string>> => {
  const { t } = useLingui();
  return {
    legalEntityOnly: t`Only the company itself`,
    entityAndWhollyOwnedSubsidiaries: t`The company and its wholly owned subsidiaries`,
    subsidiariesOwnedHalfOrMore: t`Subsidiaries of which it owns 50 % or more`,
    entityAndListedSubsidiaries: t`The company and a list of subsidiaries`,
  };
};
