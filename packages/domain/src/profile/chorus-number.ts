/** Whom a Chorus number is asked of: its entry is checked with the invoicing address (S5.22, docs/decisions/048). */
import type { CompanyInfo } from './company-info.ts';

/** The country whose public bodies receive their invoices through the platform Chorus Pro. */
const CHORUS_COUNTRY = 'FR';

/** True if the company is a public one of France: nobody else is asked for a Chorus number. */
export const isAskedForChorusNumber = ({
  societyType,
  address,
}: Pick<CompanyInfo, 'societyType' | 'address'>): boolean =>
  societyType === 'publicCompany' && address.countryCode === CHORUS_COUNTRY;
