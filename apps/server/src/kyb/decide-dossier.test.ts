/** The staff decide about submitted dossiers: by their tool, once, written down, and told by mail. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { put } from '@offrande/domain/dossier/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { staffOf } from '../staff/testing.ts';
import { readAskedItems } from './decide-dossier.ts';
import { keepDossierUntilSql } from './dossier-term.ts';
import { type KybShop, openKybShop, pdfFile } from './testing.ts';

describe('a submitted dossier', () => {
  let world: KybShop;
  beforeAll(async () => void (world = await openKybShop()));
  afterAll(() => world.shop.close());
  beforeEach(() => world.shop.wait(10));

  const staff = staffOf<Readonly<Record<string, unknown>>>(() => world.shop.shop, UNIT);
  const outcome = async (...words: string[]): Promise<string> => (await staff(...words)).outcome;
  const levelOf = (email: string): Promise<string> =>
    inUnit(world.shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{
        level: string;
      }>`select contract_level as level from customer where email = ${email}`.execute(transaction);
      return rows[0]!.level;
    });
  /** What the company reads of its transfer. */
  const toldOf = async (email: string): Promise<string> => {
    const applicant = await world.open(email);
    return (await applicant.kyb.readRecord(applicant)).transfer;
  };
  const transfer = (reference: string, ...changes: string[]) =>
    staff(
      'dossier-transfer',
      reference,
      '--amount',
      '10.00',
      '--iban',
      'FR1420041010050500013M02606',
      '--instant',
      'no',
      ...changes,
    );

  test('is shown with what it lacks and its documents, and opens a task that its decision closes', async () => {
    const { reference, email } = await world.submitted();
    const { answer } = await staff('dossier', reference);
    expect(answer).toMatchObject({ state: 'submitted', email, lacks: [], asked: [] });
    expect((answer['documents'] as { name: string }[]).map(({ name }) => name)).toEqual([
      'kbis.pdf',
      'passport.pdf',
      'card.pdf',
    ]);
    const tasks = async () => JSON.stringify((await staff('tasks')).answer).includes(reference);
    expect(await tasks()).toBe(true);
    await staff('refuse-dossier', reference, '--reason', 'the extract is of another company');
    expect(await tasks()).toBe(false);
    expect(await outcome('dossier', 'K-2026-NOTHING')).toBe('unknown');
  });

  test('is verified once its transfer of 10 euro has come from the declared account, and not by an instant one [S4.75][S4.76][S9.12][A-79][A-182]', async () => {
    const { reference, email } = await world.submitted();
    expect(await outcome('verify-company', reference)).toBe('TransferNotSeen');
    expect((await transfer(reference, '--amount', '9.99')).answer).toEqual({
      finding: 'wrong',
      wrong: { amount: 'WrongTransferAmount' },
    });
    expect((await transfer(reference, '--instant', 'yes')).answer).toEqual({
      finding: 'wrong',
      wrong: { isInstant: 'InstantTransfer' },
    });
    expect((await transfer(reference, '--iban', 'DE89370400440532013000')).answer).toEqual({
      finding: 'wrong',
      wrong: { iban: 'AnotherAccount' },
    });
    expect(await outcome('verify-company', reference)).toBe('TransferNotSeen');
    expect(await toldOf(email)).toBe('notYet');
    expect((await transfer(reference)).answer).toEqual({ finding: 'right', wrong: {} });
    expect(await toldOf(email)).toBe('seen');
    expect(await outcome('verify-company', reference)).toBe('ok');
    expect(await levelOf(email)).toBe('registered');
    expect(await world.identity.lastTo(email)).toContain('commander');
    expect(await outcome('verify-company', reference)).toBe('DossierEventRefused');
  });

  test('is not verified by a transfer from an account that it has declared another for since [S4.75][S4.76][A-79]', async () => {
    const { reference, email } = await world.submitted();
    await transfer(reference);
    await staff('ask-again', reference, '--items', 'transferVerification/iban: Which account is it?');
    const applicant = await world.open(email);
    const { dossier } = await applicant.kyb.readRecord(applicant);
    const other = put(dossier, { tab: 'transferVerification', path: 'iban' }, 'DE89370400440532013000');
    await world.save(applicant, other, 'transferVerification');
    expect(await applicant.kyb.readRecord(applicant)).toMatchObject({ transfer: 'notYet' });
    await applicant.kyb.submitDossier(applicant);
    expect(await outcome('verify-company', reference)).toBe('TransferNotSeen');
    await transfer(reference, '--iban', 'DE89370400440532013000');
    expect(await outcome('verify-company', reference)).toBe('ok');
  });

  test('may be asked for one answer again, which alone opens; submitted again it waits again [S4.78][A-78]', async () => {
    const { reference, email } = await world.submitted();
    const items = 'idDocuments/r1.document: The passport is cut off';
    expect(await outcome('ask-again', reference, '--items', 'idDocuments/r9: no')).toBe('UnknownAnswer');
    expect(await outcome('ask-again', reference, '--items', 'nothing')).toBe('itemsUnreadable');
    expect(await outcome('ask-again', reference, '--items', items)).toBe('ok');
    expect(await world.identity.lastTo(email)).toContain('The passport is cut off');

    const applicant = await world.open(email);
    const { dossier, asked, state } = await applicant.kyb.readRecord(applicant);
    expect(state).toBe('askedAgain');
    expect(asked).toEqual([
      { tab: 'idDocuments', path: 'r1.document', reason: 'The passport is cut off', isAnswered: false },
    ]);
    const renamed = put(dossier, { tab: 'company', path: 'identity.legalName' }, 'Acme SARL');
    expect((await refusalCode(world.save(applicant, renamed, 'company'))).detail).toEqual({
      tab: 'company',
      reason: 'NotAskedAgain',
      path: 'identity.legalName',
    });
    expect((await refusalCode(applicant.kyb.submitDossier(applicant))).code).toBe(ERROR_CODES.dossierRefused);
    const passport = await applicant.kyb.uploadDocument(applicant.access, 'identityPaper', pdfFile('whole.pdf'));
    await world.save(applicant, put(dossier, { tab: 'idDocuments', path: 'r1.document' }, passport), 'idDocuments');
    await applicant.kyb.submitDossier(applicant);
    expect(await staff('dossiers')).toMatchObject({
      answer: expect.arrayContaining([expect.objectContaining({ reference })]),
    });
    await transfer(reference);
    expect(await outcome('verify-company', reference)).toBe('ok');
  });

  test('that is refused says why by mail, is read only, and goes with its documents after three months [A-191]', async () => {
    const { reference, email, applicant } = await world.submitted();
    await staff('refuse-dossier', reference, '--reason', 'the extract is of another company');
    expect(await world.identity.lastTo(email)).toContain('the extract is of another company');
    expect(await levelOf(email)).toBe('light');
    const again = await world.open(email);
    expect((await again.kyb.readRecord(again)).state).toBe('refused');
    const left = () =>
      inUnit(world.shop.shop.connection, UNIT, async (transaction) => {
        const { rows } = await sql<{ dossiers: number; documents: number }>`
          select (select count(*)::integer from kyb_dossier where customer_id = ${applicant.access.custId}) as dossiers,
            (select count(*)::integer from private_document where dossier_id = ${applicant.access.custId}) as documents`.execute(
          transaction,
        );
        return rows[0];
      });
    expect(await left()).toEqual({ dossiers: 1, documents: 3 });
    // A later end of another term does not lengthen this one.
    const { connection } = world.shop.shop;
    await inUnit(connection, UNIT, (transaction) =>
      keepDossierUntilSql(UNIT, applicant.access.custId, new Date('2099-01-01')).execute(transaction),
    );
    world.shop.wait(93 * 24 * 60);
    await world.shop.sweep();
    expect(await left()).toEqual({ dossiers: 0, documents: 0 });
    const anew = await world.open(email);
    expect((await anew.kyb.readRecord(anew)).state).toBe('open');
  });
});

test('what is asked for again is read as parts, each with its reason', () => {
  expect(readAskedItems('company/identity.legalName: as in the register | embargo: all of it: please')).toEqual([
    { tab: 'company', path: 'identity.legalName', reason: 'as in the register' },
    { tab: 'embargo', path: '', reason: 'all of it: please' },
  ]);
  for (const text of ['', 'company/identity', 'nowhere: x', 'company: ', 'company: x |'])
    expect(readAskedItems(text)).toBeNull();
});
