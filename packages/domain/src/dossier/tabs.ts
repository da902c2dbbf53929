/** The tabs of a dossier, in their order. Source: S2.90. */

export const KYB_TABS = [
  'company',
  'representatives',
  'shareholders',
  'transferVerification',
  'taxResidence',
  'idDocuments',
  'embargo',
] as const;
/** A tab that is loaded, edited and saved separately. The submit page comes after them and has no answers. */
export type KybTab = (typeof KYB_TABS)[number];
