/**
 * The adapter of the French register, against the sandbox over HTTP, and against servers that answer what no register should.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CompanySearch } from '@offrande/domain/business-registration';
import { frenchVatNumber } from '@offrande/domain/customer';
import { sirenOf, siretOf } from '@offrande/domain/customer/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { readFrenchRegisterConfig } from './company-register-config.ts';
import { legalFormOf } from './french-legal-forms.ts';
import { frenchRegister } from './french-register.ts';
import {
  type CompanyRegister,
  NO_COMPANY_REGISTERS,
  readCompanyRegisters,
  RegisterUnavailable,
  registerOf,
} from './index.ts';

const wanted = (criteria: Partial<CompanySearch>): CompanySearch => ({
  companyName: '',
  siren: '',
  siret: '',
  vatNumber: '',
  ...criteria,
});

const entry = (at: number) => ({
  siren: sirenOf(at + 1),
  nom_complet: `Acme ${at}`,
  siege: { siret: siretOf(sirenOf(at + 1)) },
});

describe('the French register', () => {
  let sandbox: Sandbox;
  let register: CompanyRegister;
  beforeAll(async () => {
    sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
    register = frenchRegister({ ...readFrenchRegisterConfig({ SANDBOX_URL: sandbox.url }), timeoutMs: 500 });
  });
  afterAll(() => sandbox.close());
  afterEach(async () => void (await fetch(`${sandbox.url}/control/company-register`, { method: 'DELETE' })));

  const spoil = (next: string) =>
    fetch(`${sandbox.url}/control/company-register`, { method: 'POST', body: JSON.stringify({ next }) });

  const names = async (criteria: Partial<CompanySearch>) =>
    (await register.search(wanted(criteria))).map(({ companyName }) => companyName);

  test.each([
    ['siren', { siren: '552100554' }],
    ['siret', { siret: '55210055400039' }],
    ['VAT number', { vatNumber: 'FR96552100554' }],
    ['VAT number in lower case', { vatNumber: 'fr96552100554' }],
    ['name', { companyName: 'atlantique acme', siren: '552100554' }],
  ])('finds a company by its %s, with its VAT number, legal form and address [S7.79]', async (_, criteria) => {
    expect(await register.search(wanted(criteria))).toEqual([
      {
        companyName: 'Acme Atlantique',
        commercialName: 'Acme',
        siren: '552100554',
        siret: '55210055400039',
        vatNumber: 'FR96552100554',
        legalForm: 'Société par actions simplifiée',
        address: { line1: '12 quai de la Fosse', line2: '', zipCode: '44000', city: 'Nantes', countryCode: 'FR' },
      },
    ]);
  });

  test('finds by a name whatever its accents, case and apostrophes [S7.79]', async () => {
    for (const companyName of ["l'epi d'or", 'ÉPI D’OR', 'boulangerie epi'])
      expect(await names({ companyName })).toEqual(['Boulangerie de l’Épi d’Or']);
    expect(await names({ companyName: 'acme' })).toEqual([
      'Acme Atlantique',
      'Acme Conseil',
      'Acme Bretagne',
      'Comité social et économique d’Acme Atlantique',
    ]);
  });

  test('gives only what fits every criterion [S7.79]', async () => {
    expect(await names({ siren: '552100554', companyName: 'conseil' })).toEqual([]);
    expect(await names({ siret: '55210055400039', siren: '732829320' })).toEqual([]);
    expect(await names({ siren: '552100554', vatNumber: 'FR44732829320' })).toEqual([]);
    expect(await names({ companyName: 'acme', vatNumber: 'DE136695976' })).toEqual([]);
    expect(await names({ vatNumber: 'FR01552100554' })).toEqual([]);
    // Digits that begin a number are a name to the register, and no number to us.
    expect(await names({ siren: '552100' })).toEqual([]);
  });

  test('asks nothing where the register would refuse the question', async () => {
    await spoil('unavailable');
    expect(await names({ companyName: 'ac' })).toEqual([]);
    expect(await names({ vatNumber: 'DE136695976' })).toEqual([]);
    await expect(names({ companyName: 'acme' })).rejects.toThrow(RegisterUnavailable);
  });

  test('gives the establishment whose siret was asked for, with its own name and address [S7.79]', async () => {
    expect(await register.search(wanted({ siret: '99910404500029' }))).toMatchObject([
      {
        companyName: 'Librairie Sauvage',
        commercialName: 'Sauvage au bord de l’eau',
        siret: '99910404500029',
        address: { line1: '4 ALLÉE DES PLATANES', line2: '', zipCode: '64100', city: 'BAYONNE', countryCode: 'FR' },
      },
    ]);
    expect(await register.search(wanted({ siren: '999104045' }))).toMatchObject([{ siret: '99910404500011' }]);
  });

  test('knows a person in business, an association, a public body and a rare form [S7.79]', async () => {
    const [person] = await register.search(wanted({ companyName: 'castel' }));
    expect(person).toMatchObject({
      companyName: 'Jeanne Castel',
      commercialName: 'Maison Castel',
      legalForm: 'Entrepreneur individuel',
    });
    const [association] = await register.search(wanted({ companyName: 'lac' }));
    expect(association).toMatchObject({ companyName: 'Les Amis du Canal', commercialName: 'LAC' });
    expect(association!.legalForm).toBe('Association déclarée');
    const [commune] = await register.search(wanted({ siren: '299111112' }));
    expect(commune!.legalForm).toBe('Commune');
    const [rare] = await register.search(wanted({ siren: '999112121' }));
    expect(rare).toMatchObject({
      legalForm: '',
      vatNumber: 'FR00999112121',
      address: { line1: 'lieu-dit Les Vergers' },
    });
    const [tall] = await register.search(wanted({ siren: '999101017' }));
    expect(tall!.address.line2).toBe('Bâtiment B');
  });

  test('leaves out a company that keeps its name to itself [S7.79][S7.80]', async () => {
    expect(await names({ siren: '999113137' })).toEqual([]);
    expect(await register.nameOf('999113137')).toBeNull();
  });

  test('tells the name for a siren, and null for any other number [S7.80]', async () => {
    expect(await register.nameOf('732829320')).toBe('Acme Conseil');
    expect(await register.nameOf('123456782')).toBeNull();
    expect(await register.nameOf('acme')).toBeNull();
    expect(await register.nameOf('')).toBeNull();
  });

  test.each(['slow', 'unavailable', 'tooManyRequests', 'otherDialect', 'oversized', 'redirected'])(
    'is unavailable when its answer is %s, and only then [S7.79][S7.80]',
    async (fault) => {
      await spoil(fault);
      await expect(register.search(wanted({ siren: '552100554' }))).rejects.toThrow(RegisterUnavailable);
      await spoil(fault);
      await expect(register.nameOf('552100554')).rejects.toThrow(RegisterUnavailable);
      expect(await register.nameOf('552100554')).toBe('Acme Atlantique');
    },
  );

  test('is unavailable when there is no server', async () => {
    const gone = frenchRegister({ baseUrl: 'http://127.0.0.1:9', timeoutMs: 500 });
    await expect(gone.nameOf('552100554')).rejects.toThrow(RegisterUnavailable);
  });
});

describe('a server in the place of the register', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const serve = async (listener: RequestListener): Promise<CompanyRegister> => {
    server = createServer(listener);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return frenchRegister({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 500 });
  };

  const answering = (answer: unknown) => serve((_, response) => response.end(JSON.stringify(answer)));

  test('gives at most twenty companies, of which it may tell little more than the numbers', async () => {
    const register = await answering({ results: Array.from({ length: 30 }, (_, at) => entry(at)) });
    const found = await register.search(wanted({ companyName: 'acme' }));
    expect(found).toHaveLength(20);
    expect(found[0]).toEqual({
      companyName: 'Acme 0',
      commercialName: '',
      siren: sirenOf(1),
      siret: siretOf(sirenOf(1)),
      vatNumber: frenchVatNumber(sirenOf(1)),
      legalForm: '',
      address: { line1: '', line2: '', zipCode: '', city: '', countryCode: 'FR' },
    });
  });

  test('is asked for twenty, with what was typed as one value', async () => {
    const asked: string[] = [];
    const register = await serve(({ url = '' }, response) => {
      asked.push(url);
      response.end('{"results":[]}');
    });
    await register.search(wanted({ companyName: 'A&B per_page=25#?' }));
    const { pathname, searchParams } = new URL(asked[0]!, 'http://register.test');
    expect([pathname, searchParams.get('q'), searchParams.getAll('per_page')]).toEqual([
      '/search',
      'A&B per_page=25#?',
      ['20'],
    ]);
  });

  test('is asked for the most precise criterion: siret, siren, VAT number, name [S7.79]', async () => {
    const asked: (string | null)[] = [];
    const register = await serve(({ url = '' }, response) => {
      asked.push(new URL(url, 'http://register.test').searchParams.get('q'));
      response.end('{"results":[]}');
    });
    const all = wanted({
      siret: '55210055400039',
      siren: '732829320',
      vatNumber: 'FR22999104045',
      companyName: 'acme',
    });
    await register.search(all);
    await register.search({ ...all, siret: '' });
    await register.search({ ...all, siret: '', siren: '' });
    await register.search({ ...all, siret: '', siren: '', vatNumber: '' });
    expect(asked).toEqual(['55210055400039', '732829320', '999104045', 'acme']);
  });

  test('is not believed if it answers another company, or another establishment, than was asked for [S7.79]', async () => {
    const register = await answering({ results: [entry(1)] });
    const siret = siretOf(sirenOf(2));
    expect(await register.search(wanted({ siret }))).toMatchObject([{ siret }]);
    expect(await register.search(wanted({ siret: siretOf(sirenOf(2), 2) }))).toEqual([]);
    expect(await register.search(wanted({ siren: sirenOf(3) }))).toEqual([]);
    expect(await register.nameOf(sirenOf(3))).toBeNull();
  });

  test.each<readonly [string, object]>([
    ['no list', {}],
    ['a list of something else', { results: ['Acme'] }],
    ['a siren that is none', { results: [{ ...entry(1), siren: '12345678' }] }],
    ['a siret that is none', { results: [{ ...entry(1), siege: { siret: 1 } }] }],
    ['no head office', { results: [{ ...entry(1), siege: null }] }],
    ['a name that is no text', { results: [{ ...entry(1), nom_complet: 7 }] }],
  ])('is unavailable with %s', async (_, answer) => {
    const register = await answering(answer);
    await expect(register.nameOf(sirenOf(2))).rejects.toThrow(RegisterUnavailable);
  });

  test.each([206, 400, 404, 500])('is unavailable with status %i, whatever else it says', async (status) => {
    const register = await serve((_, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ results: [entry(1)] }));
    });
    await expect(register.nameOf(sirenOf(2))).rejects.toThrow(`answers ${status}`);
  });

  test('is unavailable with something that is no JSON', async () => {
    const register = await serve((_, response) => response.end('<html>'));
    await expect(register.nameOf(sirenOf(2))).rejects.toThrow(RegisterUnavailable);
  });

  test('is read no further than a megabyte, whatever length it announces', async () => {
    let isCut = false;
    const register = await serve((_, response) => {
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const more = (): void => void (response.write(chunk) ? setImmediate(more) : response.once('drain', more));
      response.once('close', () => void (isCut = true));
      more();
    });
    await expect(register.nameOf(sirenOf(2))).rejects.toThrow('too long');
    await expect.poll(() => isCut).toBe(true);
  });

  test('is left when its answer begins in time and does not end', async () => {
    const register = await serve((_, response) => void response.write('{"results":'));
    await expect(register.nameOf(sirenOf(2))).rejects.toThrow(RegisterUnavailable);
  });
});

describe('the registers', () => {
  test('have the French one under its country, and know no company of any other [S7.79][S7.80]', async () => {
    const registers = readCompanyRegisters({});
    expect([...registers.keys()]).toEqual(['FR']);
    for (const other of [registerOf(registers, 'BE'), registerOf(NO_COMPANY_REGISTERS, 'FR')]) {
      expect(await other.search(wanted({ siren: '552100554' }))).toEqual([]);
      expect(await other.nameOf('552100554')).toBeNull();
    }
  });

  test('are at COMPANY_REGISTER_URL, by default in the sandbox, and are given three seconds', () => {
    const own = { COMPANY_REGISTER_URL: 'https://recherche-entreprises.api.gouv.fr/' };
    expect(readFrenchRegisterConfig(own)).toEqual({
      baseUrl: 'https://recherche-entreprises.api.gouv.fr',
      timeoutMs: 3_000,
    });
    expect(readFrenchRegisterConfig({}).baseUrl).toBe('http://localhost:4001/company-register');
  });
});

describe('a French form', () => {
  test('a code has its French name, and no name if it is unknown', () => {
    expect(legalFormOf('5499')).toBe('Société à responsabilité limitée');
    for (const code of ['', '6316', 'toString']) expect(legalFormOf(code)).toBe('');
  });
});
