/**
 * The texts and contacts of a unit: on its pages, in its emails, on invoices and parcels. Texts are by language, as the
 * unit's folder has them; `unitText` chooses. Source: S1.46 to S1.49, S1.55, S1.67, S1.70, S1.77, S1.78, S1.80, A-51.
 */
import type { BankAccount } from '../bank-transfer/index.ts';
import { foldLanguage, textFallback } from '../locale/index.ts';
import type { LanguageCode } from '../locale/index.ts';
import type { BusinessUnit } from './business-unit.ts';

export type UnitTexts = Readonly<Record<string, string>>;

/** The seller on invoices and parcels; `name` is the legal one. Parts that the unit does not state are empty. */
export interface Seller {
  readonly name: string;
  readonly countryCode: string;
  readonly line1: string;
  readonly line2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly vatNumber: string;
  readonly registrationNumber: string;
}

export const sellerOf = ({ country, legalName, parameters: { seller } }: BusinessUnit): Seller => ({
  ...seller,
  name: legalName,
  countryCode: country,
});

/** The account that transfers to the unit go to; null if there is none. */
export const bankAccountOf = ({ parameters }: BusinessUnit): BankAccount | null => parameters.bankAccount ?? null;

/** The prefix of the unit's invoice numbers. */
export const invoicePrefixOf = ({ parameters }: BusinessUnit): string => parameters.invoicePrefix;

/** The email of the company that posts the unit's parcels: letters and labels are sent there. Never shown. */
export const fulfilmentEmailOf = ({ parameters }: BusinessUnit): string => parameters.fulfilmentEmail;

/** The contact for customers; `phone` is E.164. Empty if the unit states none. */
export interface UnitContact {
  readonly email: string;
  readonly phone: string;
  readonly hours: UnitTexts;
}

export const contactOf = ({ parameters: unit }: BusinessUnit): UnitContact => ({
  email: unit.contactEmail,
  phone: unit.contactPhone,
  hours: unit.contactHours,
});

/**
 * What surrounds every page: its title and description, links of the footer, addresses outside and those that tell about
 * cookies and personal data. One that there is none of is empty.
 */
export const surroundingsOf = ({ parameters: unit }: BusinessUnit) => ({
  metaTitle: unit.metaTitle,
  metaDescription: unit.metaDescription,
  footerLinks: unit.moreInfoList,
  social: unit.mediaList,
  appStore: unit.appStoreUrl,
  googlePlay: unit.googlePlayUrl,
  cookiePage: unit.cookieUrl,
  personalDataPage: unit.personalDataUrl,
});

/** The text in a language of the unit, else in its default one, else in English; empty where there is none. */
export const unitText = ({ languages }: BusinessUnit, texts: UnitTexts, shown: LanguageCode): string => {
  const spelled = (code: LanguageCode) => Object.entries(texts).find(([spelling]) => foldLanguage(spelling) === code);
  return (
    textFallback(languages, shown)
      .flatMap((code) => spelled(code)?.[1] ?? [])
      .find((text) => text !== '') ?? ''
  );
};
