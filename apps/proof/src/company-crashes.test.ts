/**
 * A server that is interrupted at any statement of a registration: between the documents that are uploaded and the call that takes them, in
 * that call, and in the two that follow the link of its mail.
 */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { companyEmailHmac } from '../../server/src/company-registration/company-details.ts';
import { type CompanyShop, newCompany, openCompanyShop } from '../../server/src/company-registration/testing.ts';
import { inUnit } from '../../server/src/database/in-unit.ts';
import { type Browser, UNIT } from '../../server/src/http/testing.ts';
import { UNIT_FIELD } from '../../server/src/session/testing.ts';
import { atEveryStatement, type Interruptions, interruptions } from './interrupted.ts';

let world: CompanyShop;
let breaking: Interruptions;
beforeAll(async () => {
  world = await openCompanyShop();
  breaking = await interruptions(world.shop, inject('postgresUrl'));
});
afterAll(async () => {
  await breaking.close();
  await world.shop.close();
});
beforeEach(() => world.shop.wait(10));

interface Stored {
  readonly state: string;
  readonly documents: number;
  /** Has an end in sight. */
  readonly ends: boolean;
  readonly links: number;
  readonly received: number;
  readonly tasks: number;
}

const WAITS: Stored = { state: 'unconfirmed', documents: 2, ends: true, links: 1, received: 0, tasks: 0 };
const IS_READ: Stored = { ...WAITS, state: 'underReview', ends: false, received: 1, tasks: 1 };

const mails = (kind: string) =>
  sql`(select count(*)::integer from outbox where starts_with(key, 'company-email:' || ${kind} || '/' || company_registration.id))`;

/** What there is of the registrations with an email, the ones that were replaced left out. */
const stored = async (email: string): Promise<readonly Stored[]> => {
  const emailHmac = companyEmailHmac(world.shop.shop.vault, email);
  const { rows } = await inUnit(breaking.sound, UNIT, (transaction) =>
    sql<Stored>`
      select state, delete_at is not null as ends, ${mails('confirm')} as links, ${mails('received')} as received,
        (select count(*)::integer from private_document where registration_id = company_registration.id) as documents,
        (select count(*)::integer from task where kind = 'companyToDecide' and subject = reference) as tasks
      from company_registration where email_hmac = ${emailHmac} and state <> 'replaced'`.execute(transaction),
  );
  return rows;
};

const register = (browser: Browser, who: ReturnType<typeof newCompany>, documents: readonly [string, string]) =>
  browser.call(calls.b2bRegister, { ...UNIT_FIELD, registration: world.registration(who, documents) });

const unusedDocuments = async (): Promise<number> => {
  const { rows } = await inUnit(breaking.sound, UNIT, (transaction) =>
    sql<{
      count: number;
    }>`select count(*)::integer as count from private_document where registration_id is null`.execute(transaction),
  );
  return rows[0]!.count;
};

describe('a server that is interrupted', { timeout: 180_000 }, () => {
  test('while a company uploads a document has it whole or not at all; another is taken in its place, and it goes after 30 days [A-191]', async () => {
    const browser = world.shop.browser();
    const points = await atEveryStatement(async (cut) => {
      world.shop.wait(10);
      const before = await unusedDocuments();
      const isCut = await breaking.interrupted(cut, () => world.upload(browser));
      expect((await unusedDocuments()) - before).toBeLessThanOrEqual(1);
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
    const who = newCompany();
    await register(browser, who, [await world.upload(browser), await world.upload(browser)]);
    expect(await stored(who.email)).toEqual([WAITS]);
    await world.confirm(browser, await world.tokenTo(who.email));
    world.shop.wait(31 * 24 * 60);
    await world.shop.sweep();
    expect(await unusedDocuments()).toBe(0);
    expect(await stored(who.email)).toEqual([IS_READ]);
  });

  test('while a company registers has the registration with its documents and its mail, or none of it; sent again with the same documents, one waits [S4.65][S7.46]', async () => {
    const points = await atEveryStatement(async (cut) => {
      world.shop.wait(10);
      const [browser, who] = [world.shop.browser(), newCompany()];
      const documents = [await world.upload(browser), await world.upload(browser)] as const;
      const isCut = await breaking.interrupted(cut, () => register(browser, who, documents));
      expect([[], [WAITS]]).toContainEqual(await stored(who.email));
      await register(browser, who, documents);
      expect(await stored(who.email)).toEqual([WAITS]);
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
  });

  test('while the link of the mail is followed has the registration as it was, or read by the staff with one task and one mail; followed again, it is the same [S4.66][S7.48][S7.49]', async () => {
    const points = await atEveryStatement(async (cut) => {
      world.shop.wait(10);
      const [browser, who] = [world.shop.browser(), newCompany()];
      await world.register(browser, who);
      const token = await world.tokenTo(who.email);
      const isCut = await breaking.interrupted(cut, () => world.confirm(browser, token));
      expect([[WAITS], [IS_READ]]).toContainEqual(await stored(who.email));
      const reference = await world.confirm(browser, token);
      expect(await world.confirm(world.shop.browser(), token)).toBe(reference);
      expect(await stored(who.email)).toEqual([IS_READ]);
      return isCut;
    });
    expect(points).toBeGreaterThan(8);
  });
});
