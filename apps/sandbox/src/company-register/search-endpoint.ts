/**
 * The search of the register: `GET /search?q=…&per_page=…&page=…`. The dialect is that of "recherche-entreprises", the French
 * government's public API (https://recherche-entreprises.api.gouv.fr): an address in parts is told of the head office only, other
 * establishments have theirs in one line.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import type { Establishment, RegisteredCompany } from './companies.ts';
import type { Fault, NextFault } from './register-faults.ts';
import { findCompanies } from './find-companies.ts';

const TERMS_MIN_CHARACTERS = 3;
const PER_PAGE = { usual: 10, max: 25 } as const;

/** Longer than any caller waits. */
const SLOW_MS = 60_000;
/** More than any caller reads. */
const OVERSIZED_BYTES = 8 * 2 ** 20;

const lineOf = (one: Establishment): string =>
  [one.complement_adresse, one.numero_voie, one.type_voie, one.libelle_voie, one.code_postal, one.libelle_commune]
    .filter((part) => part !== null)
    .join(' ')
    .toUpperCase();

const resultOf = ({ establishments, ...company }: RegisteredCompany) => {
  const [siege] = establishments;
  return {
    ...company,
    nombre_etablissements: establishments.length,
    siege: { ...siege, adresse: lineOf(siege), est_siege: true },
    matching_etablissements: establishments.map((one) => ({
      siret: one.siret,
      adresse: lineOf(one),
      nom_commercial: one.nom_commercial,
      est_siege: one === siege,
    })),
  };
};

const readCount = (text: string | undefined, usual: number, max: number): number | null => {
  if (text === undefined) return usual;
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
};

const search = (c: Context): Response => {
  const terms = c.req.query('q')?.trim() ?? '';
  const page = readCount(c.req.query('page'), 1, 1000);
  const perPage = readCount(c.req.query('per_page'), PER_PAGE.usual, PER_PAGE.max);
  if (terms.length < TERMS_MIN_CHARACTERS)
    return c.json({ erreur: '3 caractères minimum pour les termes de la requête' }, 400);
  if (page === null || perPage === null) return c.json({ erreur: 'Veuillez indiquer une page existante' }, 400);
  const found = findCompanies(terms);
  return c.json({
    results: found.slice((page - 1) * perPage, page * perPage).map(resultOf),
    total_results: found.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(found.length / perPage),
  });
};

/** Ends early if the caller goes away, so that nothing waits for an answer that nobody reads. */
const slowly = async (c: Context): Promise<Response> => {
  await pause(SLOW_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => {});
  return search(c);
};

const FAULTY: Readonly<Record<Fault, (c: Context) => Response | Promise<Response>>> = {
  slow: slowly,
  unavailable: (c) => c.json({ erreur: 'Service indisponible' }, 503),
  tooManyRequests: (c) => c.json({ erreur: 'Trop de requêtes' }, 429, { 'Retry-After': '1' }),
  otherDialect: (c) => c.json({ etablissements: [{ numero: 552100554 }] }),
  oversized: (c) => c.json({ results: [], total_results: 0, comment: 'x'.repeat(OVERSIZED_BYTES) }),
  redirected: (c) => c.redirect(`/company-register/search/?${new URL(c.req.url).searchParams}`, 302),
};

export const searchEndpoint =
  (faults: NextFault) =>
  (c: Context): Response | Promise<Response> => {
    const fault = faults.take();
    return fault === null ? search(c) : FAULTY[fault](c);
  };

/** Where the fault `redirected` leads: the same answer, for a caller who follows. */
export const redirectedEndpoint = search;
