/**
 * What a person may do for a company, as one table that screens and calls ask. Orders, wallet, files and quotations are the
 * company's; a person signs in with own credentials and acts for it. Source: A-183.
 */

/** From the least to the most. */
export const COMPANY_ROLES = ['buyer', 'approver', 'administrator'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

const COMPANY_ACTS = {
  order: COMPANY_ROLES,
  decideOrders: ['approver', 'administrator'],
  managePeople: ['administrator'],
  changeProfile: ['administrator'],
  fillInDossier: ['administrator'],
  readDocuments: ['administrator'],
  closeAccount: ['administrator'],
} as const satisfies Readonly<Record<string, readonly CompanyRole[]>>;

export type CompanyAct = keyof typeof COMPANY_ACTS;

/** True if the role may do this for its company. Null: the person does not act for it. */
export const mayForCompany = (role: CompanyRole | null, act: CompanyAct): boolean =>
  COMPANY_ACTS[act].some((granted) => granted === role);
