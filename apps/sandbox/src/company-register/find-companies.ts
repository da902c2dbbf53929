/** The register's own search: by a number if the terms are one, otherwise by words of the names, whatever their accents and case. */
import { COMPANIES, type RegisteredCompany } from './companies.ts';

/** `L’Épi d’Or` has the words l, epi, d, or. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const namesOf = ({ nom_complet, nom_raison_sociale, sigle, establishments }: RegisteredCompany): string =>
  [nom_complet, nom_raison_sociale, sigle, ...establishments.map((one) => one.nom_commercial)].join(' ');

const hasNumber = ({ siren, establishments }: RegisteredCompany, number: string): boolean =>
  siren === number || establishments.some(({ siret }) => siret === number);

const hasWords = (company: RegisteredCompany, words: readonly string[]): boolean => {
  const known = wordsOf(namesOf(company));
  return words.every((word) => known.some((one) => one.startsWith(word)));
};

export const findCompanies = (terms: string): readonly RegisteredCompany[] => {
  const number = terms.replaceAll(/\s/gu, '');
  if (/^(\d{9}|\d{14})$/u.test(number)) return COMPANIES.filter((company) => hasNumber(company, number));
  const words = wordsOf(terms);
  return words.length === 0 ? [] : COMPANIES.filter((company) => hasWords(company, words));
};
