/**
 * The French register over HTTP: asked with the most precise criterion, and what it finds must fit all the others, since its own
 * search is a loose one. Source: S5.63, S7.79, S7.80.
 */
import type { CompanySearch, FoundCompany } from '@offrande/domain/business-registration';
import type { CompanyRegister } from './company-register.ts';
import { companyOf, entriesIn, type Entry, namesOf } from './french-answer.ts';
import { askRegister } from './register-call.ts';

export interface FrenchRegisterConfig {
  readonly baseUrl: string;
  readonly timeoutMs: number;
}

const FOUND_MAX = 20;
/** The register refuses shorter terms. */
const TERMS_MIN_CHARACTERS = 3;

/** `L’Épi d’Or` has the words l, epi, d, or. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const isNamed = (entry: Entry, name: string): boolean => {
  const known = wordsOf(namesOf(entry).join(' '));
  return wordsOf(name).every((word) => known.some((one) => one.startsWith(word)));
};

const isSame = (criterion: string, number: string): boolean => criterion === '' || criterion.toUpperCase() === number;

const sirenOfVatNumber = (vatNumber: string): string => /^FR\d{2}(\d{9})$/iu.exec(vatNumber)?.[1] ?? '';

const termsOf = ({ siret, siren, vatNumber, companyName }: CompanySearch): string =>
  siret || siren || sirenOfVatNumber(vatNumber) || companyName;

const addressOf = (baseUrl: string, terms: string): URL => {
  const url = new URL(`${baseUrl}/search`);
  url.searchParams.set('q', terms);
  url.searchParams.set('per_page', String(FOUND_MAX));
  // Without directors, accounts and certificates, of which nothing is needed here.
  url.searchParams.set('minimal', 'true');
  url.searchParams.set('include', 'siege,matching_etablissements');
  return url;
};

export const frenchRegister = ({ baseUrl, timeoutMs }: FrenchRegisterConfig): CompanyRegister => {
  const search = async (wanted: CompanySearch): Promise<readonly FoundCompany[]> => {
    const terms = termsOf(wanted);
    if (terms.length < TERMS_MIN_CHARACTERS) return [];
    return entriesIn(await askRegister(addressOf(baseUrl, terms), timeoutMs))
      .filter((entry) => isNamed(entry, wanted.companyName))
      .map((entry) => companyOf(entry, wanted.siret))
      .filter(
        ({ siren, siret, vatNumber }) =>
          isSame(wanted.siren, siren) && isSame(wanted.siret, siret) && isSame(wanted.vatNumber, vatNumber),
      )
      .slice(0, FOUND_MAX);
  };
  return {
    search,
    nameOf: async (siren) => {
      const [company] = await search({ companyName: '', siren, siret: '', vatNumber: '' });
      return company?.companyName ?? null;
    },
  };
};
