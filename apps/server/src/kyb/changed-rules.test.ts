/** A stored dossier whose rules change: an answer is no longer in the unit's list. It is kept, named as wrong, and nothing breaks on it. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { missing } from '@offrande/domain/dossier';
import { put } from '@offrande/domain/dossier/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { staffOf } from '../staff/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { unitKybFacts } from './kyb-facts.ts';
import { type Applicant, type KybShop, openKybShop } from './testing.ts';

/** The sector of the dossiers here, and another one that stays. */
const [GONE, OTHER] = ['G', 'F'];
const SECTOR = { tab: 'company', path: 'profile.sectorCode' } as const;
const LACKS = [{ ...SECTOR, refusal: { _tag: 'NotInList', value: GONE } }];

let world: KybShop;
let units: Map<string, Unit>;
let before: Unit;
beforeAll(async () => {
  world = await openKybShop();
  units = world.shop.shop.units as Map<string, Unit>;
  before = units.get(UNIT)!;
});
afterAll(() => world.shop.close());
beforeEach(() => world.shop.wait(10));
afterEach(() => void units.set(UNIT, before));

/** From now on the unit's list has no such sector. */
const dropSector = (): void => {
  const { catalogue } = before;
  const { codeLists } = catalogue.unit;
  const IND = codeLists.IND.filter(({ code }) => code !== GONE);
  const unit = { ...catalogue.unit, codeLists: { ...codeLists, IND } };
  units.set(UNIT, { ...before, catalogue: { ...catalogue, unit } });
};

const staff = staffOf<Readonly<Record<string, unknown>>>(() => world.shop.shop, UNIT);

/** What the browser finds missing in what it reads. */
const lacksOf = async (applicant: Applicant) => {
  const { dossier } = await applicant.kyb.readRecord(applicant);
  return missing(dossier, unitKybFacts(world.shop.shop, units.get(UNIT)!), numberingPlan);
};

/** The refusal of a submission. */
const refused = (applicant: Applicant) => refusalCode(applicant.kyb.submitDossier(applicant));
const INCOMPLETE = {
  code: ERROR_CODES.dossierRefused,
  status: 422,
  detail: { ...SECTOR, reason: 'DossierIncomplete' },
};

const corrected = async (applicant: Applicant): Promise<void> => {
  const { dossier } = await applicant.kyb.readRecord(applicant);
  await world.save(applicant, put(dossier, SECTOR, OTHER), 'company');
};

describe('a dossier with an answer that the unit’s list no longer has', () => {
  test('opens with every answer and says which is wrong; it is submitted once that one is corrected [S3.152][S4.77][S8.41]', async () => {
    const applicant = await world.open(await world.approved());
    const dossier = await world.fillIn(applicant);
    dropSector();
    expect((await applicant.kyb.readRecord(applicant)).dossier).toEqual(dossier);
    expect(await lacksOf(applicant)).toEqual(LACKS);
    expect(await refused(applicant)).toEqual(INCOMPLETE);
    await world.save(applicant, dossier, 'embargo');
    const { detail } = await refusalCode(world.save(applicant, dossier, 'company'));
    expect(detail).toEqual({ ...SECTOR, reason: 'WrongAnswers' });
    expect((await applicant.kyb.readRecord(applicant)).dossier).toEqual(dossier);
    await corrected(applicant);
    await applicant.kyb.submitDossier(applicant);
  });

  test('that is submitted is read as it was sent, shown to the staff with what it lacks, and decided [S4.75][S4.78]', async () => {
    const { reference, email, applicant } = await world.submitted();
    dropSector();
    const again = await world.open(email);
    const record = await again.kyb.readRecord(again);
    expect([record.state, record.dossier.company.profile.sectorCode]).toEqual(['submitted', GONE]);
    expect(again.access.custId).toBe(applicant.access.custId);
    expect((await staff('dossiers')).answer).toContainEqual(expect.objectContaining({ reference }));
    expect((await staff('dossier', reference)).answer['lacks']).toEqual([`${SECTOR.tab}/${SECTOR.path}: NotInList`]);
    expect((await staff('refuse-dossier', reference, '--reason', 'not ours')).outcome).toBe('ok');
  });

  test('is not verified, which says what it lacks, until the company that is asked again has corrected it [S4.74][S4.78][A-78][A-182]', async () => {
    const { reference, email } = await world.submitted();
    const money = ['--amount', '10.00', '--iban', 'FR1420041010050500013M02606', '--instant', 'no'];
    await staff('dossier-transfer', reference, ...money);
    dropSector();
    expect(await staff('verify-company', reference)).toEqual({
      outcome: 'DossierIncomplete',
      answer: { lacks: [`${SECTOR.tab}/${SECTOR.path}: NotInList`] },
    });
    expect((await staff('dossier', reference)).answer['state']).toBe('submitted');
    const items = `${SECTOR.tab}/${SECTOR.path}: The sector is no longer on our list`;
    expect((await staff('ask-again', reference, '--items', items)).outcome).toBe('ok');
    const applicant = await world.open(email);
    await corrected(applicant);
    await applicant.kyb.submitDossier(applicant);
    expect(await staff('verify-company', reference)).toEqual({ outcome: 'ok' });
  });

  test('that is asked again may correct it beside what was asked for, and is not submitted without [S4.78][A-78]', async () => {
    const { reference, email } = await world.submitted();
    dropSector();
    await staff('ask-again', reference, '--items', 'company/identity.legalName: as in the register');
    const applicant = await world.open(email);
    const { dossier } = await applicant.kyb.readRecord(applicant);
    expect(await lacksOf(applicant)).toEqual(LACKS);
    expect(await refused(applicant)).toEqual(INCOMPLETE);
    const renamed = put(dossier, { tab: 'company', path: 'identity.legalName' }, 'Acme SARL');
    expect((await refusalCode(world.save(applicant, renamed, 'company'))).detail).toEqual({
      ...SECTOR,
      reason: 'WrongAnswers',
    });
    await world.save(applicant, put(renamed, SECTOR, OTHER), 'company');
    await applicant.kyb.submitDossier(applicant);
    const again = await world.open(email);
    const record = await again.kyb.readRecord(again);
    expect(record.state).toBe('submitted');
    expect(record.dossier).toEqual(put(renamed, SECTOR, OTHER));
  });
});
