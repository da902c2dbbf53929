/** A company's administrators see what it gave the shop, and open it; nobody else's. */
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveCompany } from '../company-registration/decide-company.ts';
import { type CompanyShop, newCompany, openCompanyShop } from '../company-registration/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';
import type { Unit } from '../unit/unit.ts';

let world: CompanyShop;
beforeAll(async () => void (world = await openCompanyShop()));
afterAll(() => world.shop.close());

interface Administrator {
  readonly browser: Browser;
  readonly custId: string;
}

const openCompany = async (): Promise<Administrator> => {
  const [who, { shop }] = [newCompany(), world.shop];
  const reference = await world.registered(who);
  expect(await approveCompany(shop, shop.units.get(UNIT)!, reference, 'omar')).toBe('ok');
  const browser = world.shop.browser();
  // Registered in a browser of its own: the password typed there is the account's.
  const answer = await signInBy(browser, { type: 'business', account: who.email, password: PASSWORD }, calls.b2bLogin);
  if (answer._tag !== 'SignedIn') throw new Error('A company needs no second step');
  browser.become(answer.user.accessToken);
  return { browser, custId: answer.user.customerId };
};

const list = async ({ browser, custId }: Administrator) =>
  (await browser.call(calls.companyDocuments, { ...UNIT_FIELD, custId })).documents;

const read = ({ browser }: Pick<Administrator, 'browser'>, custId: string, documentId: string) =>
  browser.call(calls.readCompanyDocument, { ...UNIT_FIELD, custId, documentId });

const code = async (...asked: Parameters<typeof read>) => (await refusalCode(read(...asked))).code;

describe('the documents of a company', () => {
  test('are listed with the day they came, and opened as they were stored [A-191]', async () => {
    const own = await openCompany();
    const documents = await list(own);
    expect(documents.map(({ kind, type, name }) => [kind, type, name]).toSorted()).toEqual([
      ['identity', 'pdf', 'kbis.pdf'],
      ['registration', 'pdf', 'kbis.pdf'],
    ]);
    const [{ documentId, receivedAt, size }] = documents as [(typeof documents)[0]];
    expect(receivedAt).toBe(world.shop.shop.clock().getTime());
    const { name, type, resourceContent } = await read(own, own.custId, documentId);
    const bytes = Buffer.from(resourceContent, 'base64');
    expect([name, type, bytes.length]).toEqual(['kbis.pdf', 'pdf', size]);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('say for how many months they are kept after the company left, as its unit states [A-191]', async () => {
    const { browser, custId } = await openCompany();
    const months = async () =>
      (await browser.call(calls.companyDocuments, { ...UNIT_FIELD, custId })).monthsAfterLeaving;
    expect(await months()).toBe(60);
    const units = world.shop.shop.units as Map<string, Unit>;
    const unit = units.get(UNIT)!;
    units.set(UNIT, { ...unit, documentRetention: { ...unit.documentRetention, monthsAfterLeaving: 12 } });
    expect(await months()).toBe(12);
    units.set(UNIT, unit);
  });

  test('are nobody else’s: another company is shown none of them, under its own name or the owner’s', async () => {
    const [own, other] = [await openCompany(), await openCompany()];
    const { documentId } = (await list(own))[0]!;
    expect((await list(other)).map((document) => document.documentId)).not.toContain(documentId);
    expect([await code(other, other.custId, documentId), await code(own, own.custId, 'no-such-document')]).toEqual([
      ERROR_CODES.notFound,
      ERROR_CODES.notFound,
    ]);
    const stranger = { browser: world.shop.browser() };
    expect([await code(other, own.custId, documentId), await code(stranger, own.custId, documentId)]).toEqual([
      ERROR_CODES.notAuthorized,
      ERROR_CODES.notAuthorized,
    ]);
  });

  test('are not shown once they wait for their deletion', async () => {
    const own = await openCompany();
    const [gone, kept] = (await list(own)).map(({ documentId }) => documentId);
    await inUnit(world.shop.shop.connection, UNIT, (transaction) =>
      sql`update private_document set delete_at = now() + interval '1 day' where id = ${gone}`.execute(transaction),
    );
    expect((await list(own)).map(({ documentId }) => documentId)).toEqual([kept]);
    expect(await code(own, own.custId, gone!)).toBe(ERROR_CODES.notFound);
  });
});
