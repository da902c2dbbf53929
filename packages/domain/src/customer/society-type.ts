/** The type of society of a business customer (S3.68). */
export const SOCIETY_TYPES = ['privateCompany', 'publicCompany', 'association', 'employeeFund', 'other'] as const;
export type SocietyType = (typeof SOCIETY_TYPES)[number];

/** Companies are in the company register; associations, funds and others may have no number there. */
export const isRegisteredCompany = (type: SocietyType | null): boolean =>
  type === 'privateCompany' || type === 'publicCompany';
