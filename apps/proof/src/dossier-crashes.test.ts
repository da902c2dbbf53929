/** A server that is interrupted at any statement of a verification: a document that is uploaded, a tab that names it, the submission. */
import { settle } from '@offrande/domain/dossier';
import { put } from '@offrande/domain/dossier/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { inUnit } from '../../server/src/database/in-unit.ts';
import { UNIT } from '../../server/src/http/testing.ts';
import { lookUpDossier } from '../../server/src/kyb/decide-dossier.ts';
import { namedDocuments } from '../../server/src/kyb/documents.ts';
import { type Applicant, type KybShop, openKybShop, pdfFile } from '../../server/src/kyb/testing.ts';
import { atEveryStatement, type Interruptions, interruptions } from './interrupted.ts';
import type { Cut } from './simulator/faults.ts';

const NAME = { tab: 'company', path: 'identity.legalName' } as const;
const EXTRACT = { tab: 'company', path: 'profile.registrationDocument' } as const;
let world: KybShop;
let breaking: Interruptions;
beforeAll(async () => {
  world = await openKybShop();
  breaking = await interruptions(world.shop, inject('postgresUrl'));
});
afterAll(async () => {
  await breaking.close();
  await world.shop.close();
});
beforeEach(() => world.shop.wait(10));

interface Row {
  readonly reference: string;
  readonly state: string;
  readonly revision: number;
  readonly documents: readonly { readonly id: string; readonly isKept: boolean }[];
  readonly level: string;
  readonly sessions: number;
  readonly tasks: number;
  readonly mails: number;
}

/** Everything that is stored of a dossier. */
const stored = async ({ access: { custId } }: Applicant) => {
  const { rows } = await inUnit(breaking.sound, UNIT, (transaction) =>
    sql<Row>`
      select reference, state, coalesce((saves->'company'->>'revision')::integer, 0) as revision, contract_level as level,
        (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'isKept', delete_at is null)), '[]') from private_document
          where dossier_id = ${custId}) as documents,
        (select count(*)::integer from kyb_session where customer_id = ${custId}) as sessions,
        (select count(*)::integer from task where kind = 'dossierToDecide' and starts_with(subject, reference || '/')) as tasks,
        (select count(*)::integer from outbox where starts_with(key, ${`company-email:dossierReceived/${custId}`})) as mails
      from kyb_dossier join customer on customer.id = customer_id where customer_id = ${custId}`.execute(transaction),
  );
  const { reference, documents, ...row } = rows[0]!;
  const { shop } = world.shop;
  const { dossier } = (await lookUpDossier({ ...shop, connection: breaking.sound }, shop.units.get(UNIT)!, reference))!;
  const kept = documents.filter(({ isKept }) => isKept).map(({ id }) => id);
  const named = namedDocuments(dossier).map(({ fileId }) => fileId);
  // The documents that the answers name are the ones that are kept.
  expect(kept.toSorted()).toEqual(named.toSorted());
  return { ...row, dossier, documents: documents.map(({ id }) => id).toSorted() };
};
type Stored = Awaited<ReturnType<typeof stored>>;

/** A company that may submit. */
const filledIn = async (): Promise<Applicant> => {
  const applicant = await world.open(await world.approved());
  await world.fillIn(applicant);
  return applicant;
};

const interrupted = (cut: Cut, act: () => Promise<unknown>): Promise<boolean> => {
  world.shop.wait(1);
  return breaking.interrupted(cut, act);
};

describe('a server that is interrupted', { timeout: 180_000 }, () => {
  test('while a document is uploaded, or before an answer names it, has a dossier unharmed; the document can be named, or goes after 30 days [A-191]', async () => {
    const applicant = await world.open(await world.approved());
    const dossier = await world.fillIn(applicant);
    const start = await stored(applicant);
    const points = await atEveryStatement(async (cut) => {
      const before = await stored(applicant);
      const upload = () => applicant.kyb.uploadDocument(applicant.access, 'registrationDocument', pdfFile());
      const isCut = await interrupted(cut, upload);
      const { documents, ...rest } = await stored(applicant);
      expect({ ...rest, documents: start.documents }).toEqual(start);
      expect(documents).toEqual(expect.arrayContaining([...before.documents]));
      expect(documents.length - before.documents.length).toBeLessThanOrEqual(1);
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
    const waiting = await applicant.kyb.uploadDocument(applicant.access, 'registrationDocument', pdfFile('new.pdf'));
    await interrupted({ at: 0, when: 'before', kind: 'crash' }, () =>
      world.save(applicant, put(dossier, EXTRACT, waiting), 'company', 1),
    );
    await world.save(applicant, put(dossier, EXTRACT, waiting), 'company', 1);
    world.shop.wait(31 * 24 * 60);
    await world.shop.sweep();
    const { documents, dossier: end } = await stored(applicant);
    expect(documents).toEqual(
      namedDocuments(end)
        .map(({ fileId }) => fileId)
        .toSorted(),
    );
    expect(end).toEqual(settle(put(dossier, EXTRACT, waiting)));
  });

  test('while a tab is saved has the old answers whole or the new ones [A-78]', async () => {
    const applicant = await world.open(await world.approved());
    const dossier = await world.fillIn(applicant);
    let no = 0;
    const points = await atEveryStatement(async (cut) => {
      const before = await stored(applicant);
      const upload = await applicant.kyb.uploadDocument(applicant.access, 'registrationDocument', pdfFile());
      const next = settle(put(put(dossier, NAME, `Acme ${(no += 1)}`), EXTRACT, upload));
      const isCut = await interrupted(cut, () => world.save(applicant, next, 'company', before.revision));
      const { dossier: found, revision } = await stored(applicant);
      const isNew = revision === before.revision + 1;
      expect([found, revision]).toEqual(isNew ? [next, revision] : [before.dossier, before.revision]);
      if (!isNew) await world.save(applicant, next, 'company', before.revision);
      expect((await stored(applicant)).dossier).toEqual(next);
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
  });

  test('while a dossier is submitted has submitted it with all that comes of it, once, or not at all [S4.79][A-182]', async () => {
    let applicant = await filledIn();
    const points = await atEveryStatement(async (cut) => {
      const before = await stored(applicant);
      const submitted: Stored = { ...before, state: 'submitted', level: 'enCompte', sessions: 0, tasks: 1, mails: 1 };
      const submit = () => applicant.kyb.submitDossier(applicant);
      const isCut = await interrupted(cut, submit);
      const after = await stored(applicant);
      expect(after).toEqual(after.state === 'open' ? before : submitted);
      if (after.state === 'open') return isCut;
      await expect(submit()).rejects.toThrow();
      expect(await stored(applicant)).toEqual(submitted);
      applicant = await filledIn();
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
    await applicant.kyb.submitDossier(applicant);
  });
});
