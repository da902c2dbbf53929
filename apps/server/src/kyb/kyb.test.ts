/** A company's verification as its people meet it: opened by a code or a password, filled in tab by tab, submitted. */
import { solveCaptcha } from '../captcha/testing.ts';
import type { CaptchaKind } from '@offrande/domain/captcha';
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import { answersByPath, EMPTY_DOSSIER, KYB_TABS, settle } from '@offrande/domain/dossier';
import { ACME, put } from '@offrande/domain/dossier/testing';
import type { KybDocument } from '@offrande/domain/dossier-field';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { PASSWORD, UNIT_FIELD } from '../session/testing.ts';
import { HARMFUL_PDFS, pdfOf, pdfOfSize } from '../private-document/testing.ts';
import { type Applicant, type KybShop, openKybShop, pdfFile } from './testing.ts';

let world: KybShop;
beforeAll(async () => void (world = await openKybShop()));
afterAll(() => world.shop.close());
beforeEach(() => world.shop.wait(10));

const query = async <Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> => {
  const { rows } = await inUnit(world.shop.shop.connection, UNIT, (transaction) => statement.execute(transaction));
  return rows;
};

/** The code that a call is refused with. */
const codeOf = async (call: Promise<unknown>): Promise<string> => (await refusalCode(call)).code;

const levelOf = async (email: string): Promise<string | undefined> => {
  const rows = await query(sql<{ level: string }>`select contract_level as level from customer where email = ${email}`);
  return rows[0]?.level;
};

describe('a dossier is opened', () => {
  test('by a confirmed email: the first time as new, with a token; then it is taken up, and the confirmed reference is the token [S4.72][S4.73][S4.80][S4.81][S7.56][S7.57][S7.58]', async () => {
    const email = await world.approved();
    const browser = world.shop.browser();
    const first = await world.registerBy(browser, email);
    if (first.registerType !== 'registerNew') throw new Error('It was not new');
    const { kyb } = world.gateways(browser);
    const record = await kyb.readRecord({ access: first });
    expect(record).toMatchObject({ state: 'open', asked: [] });
    // What it registered is not asked twice.
    const { company, ...others } = record.dossier;
    expect(company.identity).toMatchObject({ legalName: 'Atelier & Fils', address: { city: 'Paris' } });
    expect(company.contact).toMatchObject({ email, lastName: 'Roy', phone: { areaCode: '+33' } });
    expect({ ...others, company: EMPTY_DOSSIER.company }).toEqual(EMPTY_DOSSIER);
    expect(record.reference).toMatch(/^K-2026-[2-9A-Z]{8}$/);

    world.shop.wait(2);
    const applicant = await world.open(email);
    expect(applicant.access.custId).toBe(first.custId);
    expect((await applicant.kyb.readRecord({ access: applicant.access })).reference).toBe(record.reference);
  });

  test('with nothing that tells a stranger whether a company has an email; who proved to have it is told [S7.58]', async () => {
    const [known, unknown] = [await world.approved(), `nobody.${process.pid}@atelier.test`];
    const answers = [];
    for (const email of [known, unknown]) {
      const { reference } = await world.gateways(world.shop.browser()).identity.sendCode({
        channel: 'email',
        target: email,
      });
      answers.push(typeof reference);
    }
    expect(answers).toEqual(['string', 'string']);
    world.shop.wait(2);
    const browser = world.shop.browser();
    const reference = await world.prove(browser, unknown);
    const { kyb } = world.gateways(browser);
    const asked = { email: unknown, intention: 'new', reference } as const;
    expect(await codeOf(kyb.registerAccount(asked))).toBe(ERROR_CODES.companyUnknown);
    const other = { email: known, intention: 'new', reference } as const;
    expect(await codeOf(kyb.registerAccount(other))).toBe(ERROR_CODES.proofMissing);
  });

  test('by a code only once, in the browser that asked for it, and not by the code of an account [S4.73]', async () => {
    const email = await world.approved();
    const browser = world.shop.browser();
    const reference = await world.prove(browser, email);
    const asked = { email, intention: 'new', reference } as const;
    const elsewhere = world.gateways(world.shop.browser()).kyb;
    expect(await codeOf(elsewhere.registerAccount(asked))).toBe(ERROR_CODES.proofMissing);
    const { kyb } = world.gateways(browser);
    await kyb.registerAccount(asked);
    expect(await codeOf(kyb.registerAccount(asked))).toBe(ERROR_CODES.proofMissing);
    world.shop.wait(2);
    const ofAccount = await world.identity.prove(browser, 'email', email);
    expect(await codeOf(kyb.registerAccount({ ...asked, reference: ofAccount }))).toBe(ERROR_CODES.proofMissing);
  });

  test('by the company’s password and either captcha, which signs nobody in to the shop [S6.7][S7.38][A-75]', async () => {
    const email = await world.approved();
    const browser = world.shop.browser();
    const { identity, kyb } = world.gateways(browser);
    const signIn = async (account: string, password: string, kind: CaptchaKind = 'standard') =>
      identity.signIn({
        email: account,
        password,
        captcha: { kind, token: await solveCaptcha(browser, 'login', kind) },
      });
    expect(await codeOf(signIn(email, `${PASSWORD}x`))).toBe(ERROR_CODES.loginRefused);
    const access = await signIn(email, PASSWORD, 'traditional');
    expect((await kyb.readRecord({ access })).state).toBe('open');
    expect(await codeOf(browser.call(calls.getMemberProfile, { ...UNIT_FIELD, custId: access.custId }))).toBe(
      ERROR_CODES.notAuthorized,
    );
    const individual = await world.identity.openMember();
    expect(await codeOf(signIn(individual.email, PASSWORD))).toBe(ERROR_CODES.otherDoor);
  });
});

const readBy = ({ kyb, access }: Applicant): Promise<string> => codeOf(kyb.readRecord({ access }));

describe('the token of a verification', () => {
  let applicant: Applicant;
  beforeAll(async () => void (applicant = await world.open(await world.approved())));

  test('opens its own company’s dossier alone, in its browser alone [S4.82]', async () => {
    const other = await world.open(await world.approved());
    for (const access of [
      { ...applicant.access, custId: other.access.custId },
      { ...applicant.access, token: other.access.token },
      { ...applicant.access, token: 'guessed' },
      { ...applicant.access, custId: 'not-an-id' },
    ])
      expect(await readBy({ ...applicant, access })).toBe(ERROR_CODES.notAuthorized);
    const elsewhere = world.gateways(world.shop.browser()).kyb;
    expect(await readBy({ ...applicant, kyb: elsewhere })).toBe(ERROR_CODES.notAuthorized);
    expect(await applicant.kyb.readRecord(applicant)).toMatchObject({ state: 'open' });
  });

  test('is over after a day, and is deleted then [A-191]', async () => {
    const later = await world.open(await world.approved());
    const sessions = async () =>
      (await query(sql`select from kyb_session where customer_id = ${later.access.custId}`)).length;
    world.shop.wait(24 * 60 - 20);
    await later.kyb.readRecord(later);
    world.shop.wait(30);
    expect(await readBy(later)).toBe(ERROR_CODES.notAuthorized);
    expect(await sessions()).toBe(1);
    await world.shop.sweep();
    expect(await sessions()).toBe(0);
  });
});

describe('a tab', () => {
  let applicant: Applicant;
  beforeEach(async () => void (applicant = await world.open(await world.approved())));

  test('is saved by itself, with gaps, and read by type on another device [S4.74][S7.59][S7.60]', async () => {
    const dossier = await world.complete(applicant);
    const holed = put(dossier, { tab: 'company', path: 'identity.legalName' }, '');
    const save = await world.save(applicant, holed, 'company');
    expect(save).toEqual({ revision: 1, savedAt: world.shop.shop.clock().getTime() });
    await world.save(applicant, dossier, 'company');
    await world.save(applicant, dossier, 'representatives');
    await world.save(applicant, dossier, 'shareholders');
    await world.save(applicant, dossier, 'taxResidence');
    const record = await applicant.kyb.readRecord(applicant);
    expect(record.saves.company.revision).toBe(2);
    const { company, representatives, shareholders, taxResidence } = settle(dossier);
    expect(record.dossier).toEqual({ ...EMPTY_DOSSIER, company, representatives, shareholders, taxResidence });
    const request = { ...UNIT_FIELD, custId: applicant.access.custId, type: 'user' } as const;
    const people = await applicant.browser.call(calls.getKybUserInfo, request, { kybToken: applicant.access.token });
    expect(people.records.map(({ type }) => type)).toEqual(['user']);
  });

  test('that somebody else saved since it was read is not saved over [A-78]', async () => {
    const dossier = await world.complete(applicant);
    await world.save(applicant, dossier, 'company', 0);
    const renamed = put(dossier, { tab: 'company', path: 'identity.legalName' }, 'Acme SARL');
    expect(await codeOf(world.save(applicant, renamed, 'company', 0))).toBe(ERROR_CODES.dossierChanged);
    const { dossier: stored } = await applicant.kyb.readRecord(applicant);
    expect(stored.company.identity.legalName).toBe(ACME.company.identity.legalName);
    await world.save(applicant, renamed, 'company', 1);
  });

  test('of several saves at once on one reading, one wins [A-78]', async () => {
    const dossier = await world.complete(applicant);
    const tries = Array.from({ length: 6 }, () =>
      world.save(applicant, dossier, 'company', 0).then(
        () => 'saved',
        () => 'refused',
      ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
  });

  test('with a wrong answer, before its turn, or with a document of somebody else, is refused [S8.41][S5.56]', async () => {
    const dossier = await world.complete(applicant);
    const minor = put(dossier, { tab: 'representatives', path: 'people.r1.birthDate' }, '2009/01/01');
    expect(await codeOf(world.save(applicant, dossier, 'embargo'))).toBe(ERROR_CODES.dossierRefused);
    await world.save(applicant, dossier, 'company');
    expect(await codeOf(world.save(applicant, minor, 'representatives'))).toBe(ERROR_CODES.dossierRefused);
    const unlisted = put(dossier, { tab: 'company', path: 'profile.sectorCode' }, 'ZZ');
    expect(await codeOf(world.save(applicant, unlisted, 'company'))).toBe(ERROR_CODES.dossierRefused);
    const other = await world.open(await world.approved());
    const foreign = await other.kyb.uploadDocument(other.access, 'registrationDocument', pdfFile());
    for (const document of [foreign, { ...dossier.company.profile.registrationDocument!, size: 1 }]) {
      const stolen = put(dossier, { tab: 'company', path: 'profile.registrationDocument' }, document);
      expect(await codeOf(world.save(applicant, stolen, 'company'))).toBe(ERROR_CODES.badRequest);
    }
  });

  test('is saved in at most three statements, also in the largest dossier [A-191]', async () => {
    const dossier = await world.complete(applicant);
    const people = Array.from({ length: 20 }, (_, at) => ({ ...dossier.representatives.people[0]!, id: `r${at + 1}` }));
    const holders = Array.from({ length: 20 }, (_, at) => ({
      ...dossier.shareholders.holders[2]!,
      id: `s${at + 1}`,
      capitalPercent: '5',
      votesPercent: '5',
    }));
    const documents: KybDocument[] = [];
    for (let at = 0; at < 38; at += 1)
      documents.push(await applicant.kyb.uploadDocument(applicant.access, 'identityPaper', pdfFile(`id-${at}.pdf`)));
    const papers = people.map(({ id }, at) => [id, { kind: 'passport' as const, document: documents[at]! }] as const);
    const tax = people.map(({ id }) => [id, { country: 'FR', tin: '3023217600053' }] as const);
    const largest = {
      ...dossier,
      representatives: { people },
      shareholders: { isNobodyAtThreshold: true, holders },
      taxResidence: Object.fromEntries(tax),
      idDocuments: Object.fromEntries(papers),
    };
    for (const tab of KYB_TABS) {
      const { saves } = await applicant.kyb.readRecord(applicant);
      world.shop.sent();
      await world.save(applicant, largest, tab, saves[tab].revision);
      const statements = world.shop.sent().filter((text) => /\b(select|insert|update|delete)\b/i.test(text));
      const own = statements.filter((text) => !/init_token|set_config|set local/i.test(text));
      expect([tab, own.length]).toEqual([tab, 2]);
    }
    expect((await applicant.kyb.readRecord(applicant)).dossier).toEqual(settle(largest));
  });
});

describe('a document', () => {
  let applicant: Applicant;
  beforeAll(async () => void (applicant = await world.open(await world.approved())));
  const upload = (kind: 'registrationDocument' | 'identityPaper', bytes: Uint8Array, name = 'file.pdf') =>
    applicant.kyb.uploadDocument(applicant.access, kind, pdfFile(name, bytes));

  test('is under 4.5 MB, a PDF where only that is accepted, and harmless [S5.51][S5.52][S9.17][A-191]', async () => {
    const max = 4.5 * 2 ** 20;
    expect(await codeOf(upload('identityPaper', pdfOfSize(max)))).toBe(ERROR_CODES.fileTooBig);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    expect(await codeOf(upload('registrationDocument', png, 'a.png'))).toBe(ERROR_CODES.unsupportedFileType);
    expect(await upload('identityPaper', png, 'a.png')).toMatchObject({ name: 'a.png', type: 'jpeg' });
    for (const bytes of Object.values(HARMFUL_PDFS))
      expect(await codeOf(upload('identityPaper', bytes))).toBe(ERROR_CODES.unsupportedFileType);
  });

  test('is one of 200 at most that its dossier holds [A-191]', async () => {
    const full = await world.open(await world.approved());
    const send = () => full.kyb.uploadDocument(full.access, 'identityPaper', pdfFile());
    const { fileId } = await send();
    const columns = sql`bu_id, session_id, dossier_id, purpose, file_type, name_encrypted, size_bytes, content_sealed,
      created_at, delete_at`;
    await query(sql`insert into private_document (id, ${columns})
      select gen_random_uuid(), ${columns} from private_document, generate_series(1, 198) where id = ${fileId}`);
    expect(await send()).toMatchObject({ type: 'pdf' });
    expect(await codeOf(send())).toBe(ERROR_CODES.filesFull);
  });

  test('is read by its own company alone, and is sealed in the database [A-191]', async () => {
    const bytes = pdfOf({ pages: 2 });
    const { fileId } = await upload('registrationDocument', bytes);
    const read = await applicant.kyb.readDocument(applicant.access, fileId);
    expect([...read.bytes]).toEqual([...bytes]);
    const other = await world.open(await world.approved());
    expect(await codeOf(other.kyb.readDocument(other.access, fileId))).toBe(ERROR_CODES.notAuthorized);
    const [row] = await query(
      sql<{ content: Uint8Array }>`select content_sealed as content from private_document where id = ${fileId}`,
    );
    expect(Buffer.from(row!.content).includes('%PDF')).toBe(false);
  });

  test('that no answer names goes after 30 days; one that is named stays, also if it was replaced meanwhile', async () => {
    const [kept, left] = [
      await upload('registrationDocument', pdfOf(), 'kept.pdf'),
      await upload('registrationDocument', pdfOf(), 'left.pdf'),
    ];
    const company = put(ACME, { tab: 'company', path: 'profile.registrationDocument' }, kept);
    const dossier = {
      ...company,
      company: {
        ...company.company,
        profile: {
          ...company.company.profile,
          sectorCode: '',
          annualSalesRange: '',
          netIncomeRange: '',
          registrationDocumentDate: '',
        },
      },
    };
    await world.save(applicant, dossier, 'company');
    world.shop.wait(31 * 24 * 60);
    await world.shop.sweep();
    const rows = await query(
      sql<{ id: string }>`select id from private_document where id in (${kept.fileId}, ${left.fileId})`,
    );
    expect(rows.map(({ id }) => id)).toEqual([kept.fileId]);
  });
});

describe('the submit', () => {
  test('of an incomplete dossier is refused; of a complete one it raises the level, ends the session and is read only [S4.77][S4.78][S4.79][S7.62][A-182]', async () => {
    const email = await world.approved();
    const applicant = await world.open(email);
    expect(await codeOf(applicant.kyb.submitDossier(applicant))).toBe(ERROR_CODES.dossierRefused);
    const dossier = await world.fillIn(applicant);
    expect(await levelOf(email)).toBe('light');
    await applicant.kyb.submitDossier(applicant);
    expect(await levelOf(email)).toBe('enCompte');
    expect(await codeOf(applicant.kyb.readRecord(applicant))).toBe(ERROR_CODES.notAuthorized);
    expect(await world.identity.lastTo(email)).toContain('10 euro');

    world.shop.wait(2);
    const again = await world.open(email);
    const record = await again.kyb.readRecord(again);
    expect(record).toMatchObject({ state: 'submitted', dossier });
    expect(await codeOf(world.save(again, dossier, 'company'))).toBe(ERROR_CODES.dossierRefused);
    expect(await codeOf(again.kyb.submitDossier(again))).toBe(ERROR_CODES.dossierRefused);
  });
});

test('nothing of a company, its people and its documents is logged while it is verified, not even what is refused [A-191]', async () => {
  const applicant = await world.open(await world.approved());
  const upload = (bytes: Uint8Array) =>
    applicant.kyb.uploadDocument(applicant.access, 'identityPaper', pdfFile('passport-of-roy.pdf', bytes));
  for (const bytes of Object.values(HARMFUL_PDFS)) await codeOf(upload(bytes));
  await codeOf(applicant.kyb.submitDossier(applicant));
  const { dossier } = await applicant.kyb.readRecord(applicant);
  await codeOf(world.save(applicant, dossier, 'company', 99));
  const { fileId } = await upload(pdfOf());
  await applicant.kyb.readDocument(applicant.access, fileId);
  const filled = await world.fillIn(applicant);
  await applicant.kyb.submitDossier(applicant);
  await world.shop.work();

  const logged = JSON.stringify(world.shop.logged);
  // Shorter ones, such as a country, are in many words.
  const personal = KYB_TABS.flatMap((tab) => [...answersByPath(filled, tab).values()]).filter(
    (answer) => typeof answer === 'string' && answer.length > 5,
  );
  expect(personal.length).toBeGreaterThan(20);
  for (const answer of ['passport-of-roy', fileId, ...personal]) expect(logged).not.toContain(answer);
});

test('the bank information is the unit’s account with the dossier’s reference [S7.61][A-79]', async () => {
  const applicant = await world.open(await world.approved());
  const { reference } = await applicant.kyb.readRecord(applicant);
  const bank = await applicant.kyb.readBankInfo(applicant);
  expect(bank.reference).toBe(reference);
  expect(bank.iban).toMatch(/^FR\d{2}/);
});
