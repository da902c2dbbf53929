/**
 * The work of calls that name an email or a company's number: the same statements in the same order, and the same hashes of passwords,
 * whether or not it is known. Counted, for times on a busy machine prove nothing; `npm run prove -- equal-times` measures them.
 */
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { type Browser, UNIT } from '../http/testing.ts';
import { UNIT_FIELD } from '../session/testing.ts';
import { approveCompany } from './decide-company.ts';
import { type CompanyShop, newCompany, openCompanyShop } from './testing.ts';

type Who = ReturnType<typeof newCompany>;

let world: CompanyShop;
beforeAll(async () => void (world = await openCompanyShop()));
afterAll(() => world.shop.close());
// Counts of what one address asks in ten minutes begin anew.
beforeEach(() => world.shop.wait(20));

/** Companies by what is known of them: nothing, a link that waits, a registration that is read, an account. */
const KNOWN = {
  nobody: async () => newCompany(),
  unconfirmed: async () => {
    const who = newCompany();
    await world.register(world.shop.browser(), who);
    return who;
  },
  underReview: async () => {
    const who = newCompany();
    await world.registered(who);
    return who;
  },
  approved: async () => {
    const who = newCompany();
    const reference = await world.registered(who);
    const { shop } = world.shop;
    expect(await approveCompany(shop, shop.units.get(UNIT)!, reference, 'omar@shop.test')).toBe('ok');
    return who;
  },
} as const satisfies Readonly<Record<string, () => Promise<Who>>>;
const COMPANIES = Object.keys(KNOWN) as (keyof typeof KNOWN)[];

interface Work {
  readonly hashes: number;
  readonly statements: readonly string[];
}

/** What a call costs, without what leads to it. */
const workOf = async (call: () => Promise<unknown>): Promise<Work> => {
  const hmac = vi.spyOn(world.shop.shop.vault, 'hmac');
  world.shop.sent();
  await call();
  const statements = world.shop.sent();
  const hashes = hmac.mock.calls.filter(([purpose]) => purpose === 'password').length;
  hmac.mockRestore();
  return { hashes, statements };
};

const CALLS: Readonly<Record<string, (browser: Browser, who: Who) => Promise<() => Promise<unknown>>>> = {
  b2bRegister: async (browser, who) => {
    const documents = [await world.upload(browser), await world.upload(browser)] as const;
    const registration = world.registration(who, documents);
    return () => browser.call(calls.b2bRegister, { ...UNIT_FIELD, registration });
  },
  b2bResendToken:
    async (browser, { email }) =>
    () =>
      browser.call(calls.b2bResendToken, { ...UNIT_FIELD, email }),
  sendVerificationEmail: async (browser, { email }) => {
    const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
    return () => browser.call(calls.sendVerificationEmail, { ...UNIT_FIELD, email, captchaToken });
  },
  resetPassword:
    async (browser, { email }) =>
    () =>
      browser.call(calls.resetPassword, { ...UNIT_FIELD, email, kind: 'business' }),
};

describe.each(Object.keys(CALLS))('%s', (name) => {
  /** In a browser of its own that has asked before, as has everybody who counts. */
  const asked = async (who: Who): Promise<Work> => {
    const browser = world.shop.browser();
    await browser.call(calls.init, { aggregatorBuId: UNIT });
    const call = await CALLS[name]!(browser, who);
    world.shop.wait(1);
    return workOf(call);
  };

  test('costs the same for an email that is known as for one that is not', async () => {
    // What the server reads once is read by the first.
    await asked(await KNOWN.nobody());
    const nobody = await asked(await KNOWN.nobody());
    expect(nobody.statements.length).toBeGreaterThan(3);
    expect(nobody.hashes).toBe(name === 'b2bRegister' ? 1 : 0);
    for (const known of COMPANIES) {
      const { email } = await KNOWN[known]();
      expect(await asked({ ...newCompany(), email }), known).toEqual(nobody);
    }
  });
});

const registerWithNumber = async (siren: string): Promise<Work> => {
  const call = await CALLS['b2bRegister']!(world.shop.browser(), { ...newCompany(), siren });
  return workOf(call);
};

test('a registration costs the same for a company’s number that is known as for one that is not [S7.46]', async () => {
  const nobody = await registerWithNumber((await KNOWN.nobody()).siren);
  for (const known of COMPANIES) expect(await registerWithNumber((await KNOWN[known]()).siren), known).toEqual(nobody);
});
