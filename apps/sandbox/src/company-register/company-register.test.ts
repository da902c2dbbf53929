/** The company register as a program, a tester and a test see it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { COMPANIES } from './companies.ts';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 })));
afterAll(() => sandbox.close());
afterEach(async () => void (await fetch(`${sandbox.url}/control/company-register`, { method: 'DELETE' })));

interface Answer {
  readonly results: readonly {
    readonly siren: string;
    readonly nom_complet: string;
    readonly siege: object;
    readonly matching_etablissements: readonly object[];
  }[];
  readonly total_results: number;
  readonly total_pages: number;
}

const ask = (query: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}/company-register/search?${new URLSearchParams(query)}`, { redirect: 'manual' });

const search = async (terms: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  (await (await ask({ q: terms, ...more })).json()) as Answer;

const names = async (terms: string) => (await search(terms)).results.map((one) => one.nom_complet);

const spoil = (next: string) =>
  fetch(`${sandbox.url}/control/company-register`, { method: 'POST', body: JSON.stringify({ next }) });

const hasCheckDigit = (number: string): boolean =>
  [...number].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

describe('the company register', () => {
  test('knows a dozen companies, each under numbers of its own with check digits', () => {
    const sirets = COMPANIES.flatMap(({ establishments }) => establishments.map(({ siret }) => siret));
    const sirens = COMPANIES.map(({ siren }) => siren);
    expect(COMPANIES.length).toBeGreaterThanOrEqual(12);
    expect(new Set([...sirens, ...sirets]).size).toBe(sirens.length + sirets.length);
    for (const siren of sirens) expect(hasCheckDigit(siren), siren).toBe(true);
    for (const siret of sirets) expect(hasCheckDigit(siret), siret).toBe(true);
    for (const { siren, establishments } of COMPANIES)
      for (const { siret } of establishments) expect(siret.startsWith(siren)).toBe(true);
  });

  test('finds a company by siren and siret, with or without spaces, and tells its address in parts [S7.79]', async () => {
    for (const number of ['552100554', '552 100 554', '55210055400039', '552 100 554 00039'])
      expect(await search(number)).toMatchObject({
        results: [
          {
            siren: '552100554',
            nom_complet: 'Acme Atlantique',
            nom_raison_sociale: 'Acme Atlantique',
            nature_juridique: '5710',
            siege: {
              siret: '55210055400039',
              numero_voie: '12',
              type_voie: 'quai',
              libelle_voie: 'de la Fosse',
              code_postal: '44000',
              libelle_commune: 'Nantes',
            },
          },
        ],
        total_results: 1,
        page: 1,
        per_page: 10,
        total_pages: 1,
      });
  });

  test('finds a second establishment, whose address is in one line', async () => {
    const [found] = (await search('99910404500029')).results;
    expect(found!.matching_etablissements).toContainEqual({
      siret: '99910404500029',
      adresse: '4 ALLÉE DES PLATANES 64100 BAYONNE',
      nom_commercial: 'Sauvage au bord de l’eau',
      est_siege: false,
    });
  });

  test('finds by the words of a name, whatever their accents, case and apostrophes', async () => {
    expect(await names('acme')).toHaveLength(4);
    expect(await names('dubreuil transports')).toEqual(['Transports Dubreuil']);
    for (const words of ["l'epi d'or", 'ÉPI', 'l’Épi d’Or'])
      expect(await names(words)).toEqual(['Boulangerie de l’Épi d’Or']);
    expect(await names('nobody at all')).toEqual([]);
    expect(await names('123456782')).toEqual([]);
    expect(await names('…!?')).toEqual([]);
  });

  test('gives pages, and refuses fewer than three characters or too long a page', async () => {
    expect(await search('acme', { per_page: '3' })).toMatchObject({ total_results: 4, total_pages: 2 });
    expect((await search('acme', { per_page: '3', page: '2' })).results).toHaveLength(1);
    for (const query of [{ q: 'ac' }, { q: 'acme', per_page: '26' }, { q: 'acme', page: '0' }, {}])
      expect((await ask(query as Record<string, string>)).status).toBe(400);
  });

  test.each([
    ['unavailable', 503],
    ['tooManyRequests', 429],
    ['redirected', 302],
    ['otherDialect', 200],
  ])('fails once with %s if a test told it to', async (fault, status) => {
    expect((await spoil(fault)).status).toBe(204);
    const answer = await ask({ q: 'acme' });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain('Acme');
    expect(await names('acme')).toHaveLength(4);
  });

  test('answers nothing in time, or too much, if a test told it to', async () => {
    await spoil('slow');
    const slow = fetch(`${sandbox.url}/company-register/search?q=acme`, { signal: AbortSignal.timeout(300) });
    await expect(slow).rejects.toThrow();
    await spoil('oversized');
    expect((await (await ask({ q: 'acme' })).text()).length).toBeGreaterThan(2 ** 20);
  });

  test('refuses a fault that it does not know', async () => {
    expect((await spoil('nothing')).status).toBe(400);
  });

  test('lists its companies in both languages, and a tester chooses there how the next search fails', async () => {
    const shown = async (language: string) => (await fetch(`${sandbox.url}/company-register?lang=${language}`)).text();
    expect(await shown('en')).toContain('Company register');
    expect(await shown('fr')).toContain('Registre des entreprises');
    for (const words of ['Boulangerie de l’Épi d’Or', '55210055400039']) expect(await shown('en')).toContain(words);
    expect(await shown('en')).not.toContain('NON-DIFFUSIBLE');
    const body = new URLSearchParams({ fault: 'unavailable' });
    await fetch(`${sandbox.url}/company-register/fault`, { method: 'POST', body });
    expect(await shown('en')).toContain('value="unavailable" selected');
    expect((await ask({ q: 'acme' })).status).toBe(503);
    expect(await (await fetch(`${sandbox.url}/?lang=en`)).text()).toContain('href="/company-register?lang=en"');
  });
});
