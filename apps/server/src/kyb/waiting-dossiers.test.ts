/** The staff's list of dossiers that are not decided: what each waits for, and since when. */
import { put } from '@offrande/domain/dossier/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UNIT } from '../http/testing.ts';
import { staffOf } from '../staff/testing.ts';
import { type KybShop, openKybShop } from './testing.ts';
import type { WaitingDossier } from './waiting-dossiers.ts';

const money = (iban = 'FR1420041010050500013M02606') => ['--amount', '10.00', '--iban', iban, '--instant', 'no'];
const asked = ['--items', 'transferVerification/iban: Which account is it?'];

describe('the list of dossiers that are not decided', () => {
  let world: KybShop;
  beforeAll(async () => void (world = await openKybShop()));
  afterAll(() => world.shop.close());
  beforeEach(() => world.shop.wait(10));

  const staff = staffOf<readonly WaitingDossier[]>(() => world.shop.shop, UNIT);
  /** How a dossier is listed in the whole list; undefined if it is not. Each part is the same list, filtered. */
  const listed = async (reference: string): Promise<WaitingDossier | undefined> => {
    const { answer } = await staff('dossiers');
    for (const wait of ['decision', 'transfer', 'company'])
      expect((await staff('dossiers', '--for', wait)).answer).toEqual(
        answer.filter(({ waitsFor }) => waitsFor === wait),
      );
    return answer.find((one) => one.reference === reference);
  };
  const now = () => world.shop.shop.clock().toISOString();
  const days = (count: number) => world.shop.wait(count * 24 * 60);

  test('says of each whether the staff decide, its transfer is not yet seen, or its company was asked again, and since when [S4.76][S4.78][A-78][A-79]', async () => {
    const { reference, email, applicant: sender } = await world.submitted();
    const companyId = sender.access.custId;
    const submittedAt = now();
    const companyName = 'Acme Atlantique SAS';
    days(2);
    const sent = { reference, companyId, companyName, since: submittedAt, waitsDays: 2 };
    expect(await listed(reference)).toEqual({ ...sent, waitsFor: 'transfer', transfer: null });
    await staff('dossier-transfer', reference, ...money('DE89370400440532013000'));
    expect(await listed(reference)).toEqual({ ...sent, waitsFor: 'transfer', transfer: 'wrong' });
    await staff('dossier-transfer', reference, ...money());
    expect(await listed(reference)).toEqual({ ...sent, waitsFor: 'decision', transfer: 'right' });

    await staff('ask-again', reference, ...asked);
    const askedAt = now();
    days(3);
    const waits = { reference, companyId, companyName, since: askedAt, waitsDays: 3, waitsFor: 'company' };
    expect(await listed(reference)).toEqual({ ...waits, transfer: 'right' });

    const applicant = await world.open(email);
    const { dossier } = await applicant.kyb.readRecord(applicant);
    const iban = put(dossier, { tab: 'transferVerification', path: 'iban' }, 'DE89370400440532013000');
    await world.save(applicant, iban, 'transferVerification');
    await applicant.kyb.submitDossier(applicant);
    const again = { reference, companyId, companyName, since: now(), waitsDays: 0 };
    expect(await listed(reference)).toEqual({ ...again, waitsFor: 'transfer', transfer: null });
    await staff('dossier-transfer', reference, ...money('DE89370400440532013000'));
    expect((await staff('verify-company', reference)).outcome).toBe('ok');
    expect(await listed(reference)).toBeUndefined();
  });

  test('begins with the one that waits longest, has none that is not yet submitted, and knows no other part [S4.76]', async () => {
    const first = await world.submitted();
    days(1);
    const second = await world.submitted();
    const begun = await world.open(await world.approved());
    const { reference } = await begun.kyb.readRecord({ access: begun.access });
    days(1);
    await staff('ask-again', first.reference, ...asked);
    const order = (await staff('dossiers')).answer.map((one) => one.reference);
    expect(order.indexOf(first.reference)).toBe(order.indexOf(second.reference) + 1);
    expect(order).not.toContain(reference);
    expect((await staff('dossiers', '--for', 'nobody')).outcome).toBe('waitUnknown');
  });
});
