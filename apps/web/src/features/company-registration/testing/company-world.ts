/** The registration of a company in a test or story: where it stands, what is stored, which calls fail. */
import type { PageUnit } from '@offrande/api-client/contract';
import type { MemoryBusinessRegistration, Misfortune } from '@offrande/api-client/testing';
import { type BusinessDraft, emptyBusinessDraft } from '@offrande/domain/business-registration';
import { ATELIER_COMPANY, ATELIER_CONTACT } from '@offrande/domain/business-registration/testing';
import { createCompanyDraftStore } from '../../../shop/company-draft-store.ts';
import { type AuthWorld, authWorld } from '../../auth/testing/auth-stage.tsx';

export type CompanyMisfortunes = Readonly<
  Partial<Record<Parameters<MemoryBusinessRegistration['script']['befall']>[0], Misfortune>>
>;

export interface CompanyWorldOptions {
  readonly path?: string;
  readonly shop?: Parameters<typeof authWorld>[1];
  readonly calls?: CompanyMisfortunes;
  /** What the browser kept of an earlier visit. */
  readonly draft?: BusinessDraft;
  readonly unit?: Partial<PageUnit>;
}

const PAGES = ['/terms', '/privacy-policy', '/general-conditions'];

export const companyWorld = ({
  path = '/auth/b2b/register',
  shop = {},
  calls = {},
  draft,
  unit = {},
}: CompanyWorldOptions = {}): AuthWorld => {
  const world = authWorld(path, shop);
  for (const [call, misfortune] of Object.entries(calls))
    world.shop.company.registration.script.befall(call as keyof CompanyMisfortunes, misfortune);
  if (draft !== undefined) createCompanyDraftStore(world.shop).saveDraft(draft);
  return { ...world, unit: { pages: PAGES, ...unit } };
};

export const PASSWORD = ATELIER_CONTACT.password;

export const EXTRACT = { reference: 'document-1', name: 'kbis-atelier.pdf', sizeBytes: 419_840 };
export const PASSPORT = { reference: 'document-2', name: 'passeport.jpg', sizeBytes: 1_887_436 };

const { invoicing, delivery } = emptyBusinessDraft('FR').contact;
const CONTACT = { ...ATELIER_CONTACT, invoicing, delivery, agreement: false };

/** The first step is complete, and the second but for its password and the conditions. */
export const SECOND_STEP: BusinessDraft = {
  ...emptyBusinessDraft('FR'),
  company: ATELIER_COMPANY,
  contact: CONTACT,
};

/** Everything but the password, which is never kept. */
export const WHOLE: BusinessDraft = {
  ...SECOND_STEP,
  extractDate: '2026/06/01',
  contact: { ...CONTACT, agreement: true },
  documents: { siret: EXTRACT, identity: PASSPORT },
  tempId: 'temp-1',
};
