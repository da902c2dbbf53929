/** Content pages and FAQ of the French unit. */
import type { ContentPageData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { accessibility, codeOfConduct, contact, legalNotices, whistleblower } from './company.ts';
import { generalConditions, salesConditions, terms } from './conditions.ts';
import { cookies, personalData, privacyPolicy } from './privacy.ts';
import { deliveryInformation, worksCouncilGuide } from './service.ts';

export { faq } from './faq.ts';

export const pages: readonly ContentPageData<Language>[] = [
  generalConditions,
  salesConditions,
  terms,
  privacyPolicy,
  personalData,
  cookies,
  legalNotices,
  deliveryInformation,
  accessibility,
  codeOfConduct,
  whistleblower,
  worksCouncilGuide,
  contact,
];
