/** The verification of a company in a test or story: where it stands, what is stored, which calls fail. */
import { CallFailure } from '@offrande/api-client/client';
import { MEMORY_KYB_ACCESS, MEMORY_KYB_COMPANY, type MemoryKyb, type Misfortune } from '@offrande/api-client/testing';
import type { CodeList, Code } from '@offrande/domain/catalogue';
import { type Dossier, EMPTY_DOSSIER, type KybRecord, newRecord } from '@offrande/domain/dossier';
import { ACME } from '@offrande/domain/dossier/testing';
import { newShareholder } from '@offrande/domain/stakeholder';
import type { ReactNode } from 'react';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { createKybStore } from '../../../shop/kyb-store.ts';
import { AuthStage, type AuthWorld, authWorld } from '../../auth/testing/auth-stage.tsx';

const list = (...names: readonly (readonly [string, string])[]): readonly Code[] =>
  names.map(([code, name]) => ({ code, name }));

export const CODE_LISTS: Readonly<Partial<Record<CodeList, readonly Code[]>>> = {
  companyType: list(['SAS', 'Simplified joint-stock company (SAS)'], ['SARL', 'Limited company (SARL)']),
  sector: list(['4778C', 'Other retail'], ['5610A', 'Restaurants']),
  annualSales: list(['A1', 'Up to 1 million'], ['A2', '1 to 10 million']),
  netIncome: list(['N1', 'Up to 100,000'], ['N2', '100,000 to 1 million']),
  monthlyIncome: list(['M1', 'Up to 3,000'], ['M3', '5,000 to 10,000']),
  personalAssets: list(['P1', 'Up to 100,000'], ['P2', '100,000 to 500,000']),
};

export type KybMisfortunes = Readonly<Partial<Record<Parameters<MemoryKyb['script']['befall']>[0], Misfortune>>>;

export interface KybWorldOptions {
  readonly path?: string;
  /** The dossier as it is stored; without it none was begun. */
  readonly record?: Partial<KybRecord>;
  /** Whether this tab has access to it; by default if there is one. */
  readonly isOpen?: boolean;
  readonly calls?: KybMisfortunes;
  /** The call at which the server no longer knows the session. */
  readonly endsAt?: 'readRecord' | 'uploadDocument';
  readonly shop?: Parameters<typeof authWorld>[1];
}

const { accessPolicy } = UNIT;
const WITH_COMPANIES = {
  accessPolicy: { ...accessPolicy, features: { ...accessPolicy.features, business: true } },
} as const;

const unauthorized = (call: string) => new CallFailure({ reason: 'unauthorized', call, status: 401, code: '40100' });

export const kybWorld = (options: KybWorldOptions = {}): AuthWorld => {
  const { path = '/auth/kyb/register', record, isOpen = record !== undefined, calls = {}, endsAt, shop = {} } = options;
  const made = authWorld(path, { codeLists: CODE_LISTS, ...(record && { kyb: record }), ...shop });
  for (const [call, misfortune] of Object.entries(calls))
    made.shop.kyb.dossier.script.befall(call as keyof KybMisfortunes, misfortune);
  if (isOpen) createKybStore(made.shop).saveSession(MEMORY_KYB_ACCESS);
  if (endsAt !== undefined)
    Object.assign(made.shop.kyb.dossier, { [endsAt]: () => Promise.reject(unauthorized(endsAt)) });
  return { ...made, unit: WITH_COMPANIES };
};

interface KybStageProps {
  readonly world: AuthWorld;
  readonly children: ReactNode;
}

export function KybStage({ world, children }: KybStageProps) {
  return <AuthStage world={world}>{children}</AuthStage>;
}

export const COMPANY_EMAIL = MEMORY_KYB_COMPANY.email;
export const COMPANY_PASSWORD = MEMORY_KYB_COMPANY.password;

const SAVED_AT = Date.UTC(2026, 5, 12, 8, 32);

const savesOf = (revision: number): KybRecord['saves'] => {
  const { saves } = newRecord('');
  const saved = revision === 0 ? { revision, savedAt: null } : { revision, savedAt: SAVED_AT };
  return Object.fromEntries(Object.keys(saves).map((tab) => [tab, saved])) as unknown as KybRecord['saves'];
};

/** Begun, and nothing answered yet. */
export const BEGUN: Partial<KybRecord> = { dossier: EMPTY_DOSSIER };
/** Everything is answered and saved. */
export const WHOLE: Partial<KybRecord> = { dossier: ACME, saves: savesOf(1) };
/** The company is known; of its people one is listed, with gaps. */
export const HALF: Partial<KybRecord> = {
  dossier: {
    ...EMPTY_DOSSIER,
    company: ACME.company,
    representatives: { people: [{ ...ACME.representatives.people[0]!, jobTitle: '', birthCity: '' }] },
  },
  saves: { ...newRecord('').saves, company: { revision: 2, savedAt: SAVED_AT } },
};
/** The staff ask for two answers again. */
export const ASKED: Partial<KybRecord> = {
  ...WHOLE,
  state: 'askedAgain',
  asked: [
    {
      tab: 'company',
      path: 'identity.address',
      reason: 'The seat differs from the extract: 6 rue des Calfats there.',
      isAnswered: false,
    },
    { tab: 'idDocuments', path: 'r1.document', reason: 'The back of the passport is missing.', isAnswered: false },
  ],
};

const people = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, at) => `p${from + at}`);

/** As many people as a large company has: 20 representatives, 20 shareholders, 4 of them with a form. */
export const LARGE: Dossier = {
  ...ACME,
  representatives: { people: people(20).map((id) => ({ ...ACME.representatives.people[0]!, id })) },
  shareholders: {
    isNobodyAtThreshold: false,
    holders: people(20, 20).map((id, at) => ({
      ...newShareholder(id),
      ...ACME.representatives.people[0]!,
      id,
      entityType: 'naturalPerson',
      capitalPercent: at < 4 ? '25' : '0',
      votesPercent: at < 4 ? '25' : '0',
    })),
  },
  taxResidence: {},
  idDocuments: {},
};
