/** The company that an order's invoice names: the address chosen for the order, else the company's own. Source: S2.70, S3.88, S5.65. */
import { fullNameOf } from '@offrande/domain/address';
import { readProfile } from '../customer/company-profile.ts';
import type { Draft } from '../draft/load-draft.ts';
import type { Vault } from '../vault.ts';
import type { InvoicedCompany } from './order-rows.ts';

const stated = <Name extends string>(name: Name, text: string | null): { readonly [Key in Name]?: string } | object =>
  text === null || text === '' ? {} : { [name]: text };

/** `profile` is the stored profile of the company; without one nothing is known of it. */
export const invoicedCompany = (vault: Vault, profile: string | null, draft: Draft | null): InvoicedCompany | null => {
  if (profile === null) return null;
  const { company, invoicing } = readProfile(vault, profile);
  const chosen = draft?.invoicingAddress ?? invoicing;
  return {
    name: company.companyName,
    address: chosen?.address ?? company.address,
    vatNumber: company.vatNumber,
    ...stated('contact', chosen === null ? null : fullNameOf(chosen)),
    ...stated('chorusNumber', company.chorusNumber),
    ...stated('purchaseOrder', draft?.purchaseOrder ?? null),
  };
};
