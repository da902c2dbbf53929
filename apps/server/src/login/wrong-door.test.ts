/** Whose account it is at which login page: named to whoever has its password, and to nobody else; no refusal costs other work. */
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import type { ContractLevel } from '@offrande/domain/customer';
import type { LoginRequest } from '@offrande/domain/sign-in';
import { loginPayload } from '@offrande/domain/sign-in/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { hashPassword } from '../password/hash-password.ts';
import { LOGIN_PAUSES_SECONDS } from '../password/identity-limits.ts';
import type { Unit } from '../unit/unit.ts';
import { newPerson, PASSWORD, rawAnswer, UNIT_FIELD } from '../session/testing.ts';

const DOORS = ['individual', 'business', 'salesman', 'kyb'] as const;
type Door = (typeof DOORS)[number];
const KINDS = ['individual', 'newCompany', 'company', 'salesman'] as const;
type Kind = (typeof KINDS)[number];

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await openTestShop(8);
  const units = shop.shop.units as Map<string, Unit>;
  const unit = units.get(UNIT)!;
  // A unit in which all kinds sign in.
  units.set(UNIT, { ...unit, loginPolicy: (host) => ({ ...unit.loginPolicy(host), hasSalesmen: true }) });
  password = await hashPassword(shop.shop, PASSWORD);
});
afterAll(() => shop.close());

/** An account with a password; a company's is that of its first person. */
const account = async (kind: Kind, email = newPerson().email): Promise<string> => {
  const memberType = kind === 'newCompany' || kind === 'company' ? 'business' : kind;
  await shop.browser().signIn({ memberType, email });
  const level: ContractLevel = kind === 'company' ? 'registered' : 'light';
  await inUnit(shop.database.connection, UNIT, async (transaction) => {
    await sql`insert into credential (account_id, bu_id, password, changed_at)
      select id, bu_id, ${password}, now() from login_account where email = ${email} and member_type = ${memberType}`.execute(
      transaction,
    );
    await sql`update customer set contract_level = ${level} where email = ${email}`.execute(transaction);
  });
  return email;
};

const withPassword = async (email: string, memberType: string, entered: string): Promise<void> => {
  const hashed = await hashPassword(shop.shop, entered);
  await inUnit(shop.database.connection, UNIT, (transaction) =>
    sql`update credential set password = ${hashed} from login_account
      where login_account.id = account_id and email = ${email} and member_type = ${memberType}`.execute(transaction),
  );
};

const CALLS = { individual: calls.login, business: calls.b2bLogin, salesman: calls.salesmanLogin } as const;

/** The call of a login page, with what it sends. */
const asked = async (door: Door, email: string, entered: string) => {
  const browser = shop.browser();
  const token = await solveCaptcha(browser, 'login');
  if (door === 'kyb')
    return {
      browser,
      call: calls.kybLogin,
      request: { ...UNIT_FIELD, account: email, password: entered, captchaToken: token },
    };
  const type = door === 'individual' ? 'email' : door;
  const request: LoginRequest = { type, account: email, password: entered };
  const payload = loginPayload({ request, captcha: { kind: 'standard', token } }, UNIT);
  return { browser, call: CALLS[door], request: payload };
};

const answerTo = async (door: Door, email: string, entered = PASSWORD): Promise<string> => {
  const { browser, call, request } = await asked(door, email, entered);
  return rawAnswer(browser, call, request);
};

/** `in`, the kind whose page is named, or the name of the refusal. */
const outcomeOf = (answer: string): string => {
  const [, , body] = JSON.parse(answer) as [number, unknown, string];
  const { success, data } = JSON.parse(body) as {
    success: boolean;
    data: { error?: { code: string; detail?: { reason?: string } } };
  };
  if (success || data.error === undefined) return 'in';
  const { code, detail } = data.error;
  if (code === ERROR_CODES.otherDoor) return `to ${detail?.reason}`;
  return Object.entries(ERROR_CODES).find(([, one]) => one === code)![0];
};

describe('the right password', () => {
  test('opens the account’s own login page, and names it at every other one: four kinds at four doors [S6.7][S7.33][S7.36][S7.37][S7.38][A-42][A-150]', async () => {
    const table: Record<string, readonly string[]> = {};
    for (const kind of KINDS) {
      const email = await account(kind);
      const row: string[] = [];
      for (const door of DOORS) row.push(outcomeOf(await answerTo(door, email)));
      table[kind] = row;
    }
    expect(table).toEqual({
      individual: ['in', 'to individual', 'to individual', 'to individual'],
      newCompany: ['to business', 'in', 'to business', 'in'],
      company: ['to business', 'in', 'to business', 'in'],
      salesman: ['to salesman', 'to salesman', 'in', 'to salesman'],
    });
  });

  test('of either account of one email is the one that is named or opened [S6.7]', async () => {
    const email = await account('individual');
    await account('company', email);
    await withPassword(email, 'business', 'Other-1-password');
    expect(outcomeOf(await answerTo('individual', email))).toBe('in');
    expect(outcomeOf(await answerTo('individual', email, 'Other-1-password'))).toBe('to business');
    expect(outcomeOf(await answerTo('business', email, 'Other-1-password'))).toBe('in');
    expect(outcomeOf(await answerTo('business', email))).toBe('to individual');
  });
});

describe('a wrong password', () => {
  test('is answered with the same bytes for every kind at every door, and as nobody’s [S8.4][S6.7]', async () => {
    const answers: string[] = [];
    for (const email of [...(await Promise.all(KINDS.map((kind) => account(kind)))), newPerson().email])
      for (const door of DOORS) answers.push(await answerTo(door, email, 'Wrong-1-password'));
    expect(new Set(answers).size).toBe(1);
    expect(outcomeOf(answers[0]!)).toBe('loginRefused');
  });

  test('costs the same statements and hashes for every kind at a door as for nobody [S8.4]', async () => {
    const hmac = vi.spyOn(shop.shop.vault, 'hmac');
    const workOf = async (door: Door, email: string) => {
      const { browser, call, request } = await asked(door, email, 'Wrong-1-password');
      shop.sent();
      hmac.mockClear();
      await rawAnswer(browser, call, request);
      return { hashes: hmac.mock.calls.filter(([purpose]) => purpose === 'password').length, sent: shop.sent() };
    };
    for (const door of DOORS) {
      const nobody = await workOf(door, newPerson().email);
      expect(nobody.hashes).toBe(3);
      for (const kind of KINDS) expect(await workOf(door, await account(kind)), `${kind} at ${door}`).toEqual(nobody);
    }
    hmac.mockRestore();
  });

  test('counts for the account at whichever page it is tried: none can be guessed at another’s', async () => {
    const email = await account('company');
    for (const _ of LOGIN_PAUSES_SECONDS.slice(0, 5)) await answerTo('individual', email, 'Wrong-1-password');
    for (const door of DOORS) expect(outcomeOf(await answerTo(door, email))).toBe('tooManyRequests');
    shop.wait(20);
    expect(outcomeOf(await answerTo('business', email))).toBe('in');
  });

  test('leaves a pause of its account that no other account of the email ends: the right one names no page meanwhile', async () => {
    const email = await account('individual');
    await account('company', email);
    await withPassword(email, 'business', 'Other-1-password');
    for (const _ of LOGIN_PAUSES_SECONDS.slice(0, 5)) await answerTo('business', email, 'Wrong-1-password');
    shop.wait(20);
    expect(outcomeOf(await answerTo('individual', email))).toBe('in');
    await answerTo('business', email, 'Wrong-1-password');
    expect(outcomeOf(await answerTo('individual', email, 'Other-1-password'))).toBe('loginRefused');
    shop.wait(20);
    expect(outcomeOf(await answerTo('individual', email, 'Other-1-password'))).toBe('to business');
  });
});
