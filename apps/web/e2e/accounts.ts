/**
 * Accounts that a journey needs before it starts, created with the API calls that the pages in
 * `account-opening.spec.ts` make.
 */
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { calls } from '@offrande/api-client/contract';
import { type ProofChallenge, solveProof } from '@offrande/domain/captcha';
import type { Page } from 'playwright/test';
import { codeMailedTo, codeTextedTo } from './sandbox.ts';
import { chooseLanguage, expect, type UnitId } from './shop.ts';
import { type Answer, type Program, startProgram } from './wire.ts';
import type { Language, Say } from './words.ts';

/** Allows the captcha's proof of work to finish on a busy machine. */
export const CAPTCHA_TIMEOUT_MS = 30_000;

export interface Person {
  readonly email: string;
  /** As typed in France, without the country code. */
  readonly mobile: string;
  readonly password: string;
}

export interface Account extends Person {
  readonly unitId: UnitId;
  /** Codes already used, so that waiting for a new code skips the emails that carry them. */
  readonly usedCodes: readonly string[];
}

/** A new person with a mailbox and a mobile number. */
export const newPerson = (): Person => ({
  email: `lea.${randomUUID()}@example.fr`,
  // Not every number that starts with 06 is valid.
  mobile: `0612${String(randomInt(10 ** 6)).padStart(6, '0')}`,
  password: 'Mirabelle-27',
});

/** The mobile number in international format. */
export const internationalMobile = ({ mobile }: Person): string => `+33${mobile.slice(1)}`;

const taken = ({ code, data }: Answer): Answer['data'] => {
  expect(code).toBeNull();
  return data;
};

const provenCode = async (
  send: Program,
  aggregatorBuId: UnitId,
  person: Person,
): Promise<Readonly<Record<'tokenId' | 'otpId' | 'code', string>>> => {
  const solve = async (): Promise<string> => {
    const task = taken(await send(calls.captcha, { aggregatorBuId, action: 'oneTimeCode', kind: 'standard' }));
    return solveProof(task as unknown as ProofChallenge, (text) => createHash('sha256').update(text).digest());
  };
  const own = { aggregatorBuId };
  const { tokenId } = taken(
    await send(calls.sendEmailCode, { ...own, email: person.email, captchaToken: await solve() }),
  );
  const code = await codeMailedTo(person.email);
  taken(await send(calls.confirmEmailCode, { ...own, tokenId, code }));
  const { otpId } = taken(
    await send(calls.sendPhoneCode, { ...own, mobileNo: internationalMobile(person), captchaToken: await solve() }),
  );
  taken(await send(calls.confirmPhoneCode, { ...own, otpId, otp: await codeTextedTo(internationalMobile(person)) }));
  return { tokenId: String(tokenId), otpId: String(otpId), code };
};

export const openAccount = async (unitId: UnitId): Promise<Account> => {
  const person = newPerson();
  const send = startProgram(unitId);
  const { code, ...proofs } = await provenCode(send, unitId, person);
  taken(
    await send(calls.register, {
      aggregatorBuId: unitId,
      email: person.email,
      firstName: 'Léa',
      lastName: 'D’Angelo',
      password: person.password,
      registerType: 'C',
      documentType: null,
      idCardNo: '',
      mobileNo: `+33 ${person.mobile.slice(1)}`,
      isSubscription: false,
      promoCode: '',
      ...proofs,
    }),
  );
  return { ...person, unitId, usedCodes: [code] };
};

/** Fills in email and password on the sign-in page and submits. */
export const enterPassword = async (page: Page, say: Say, { email, password }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: say('Email') }).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
};

/** Signs in by email and password, and by the emailed code where the unit requires one; ends on the home page. */
export const signIn = async (
  page: Page,
  language: Language,
  say: Say,
  account: Account,
  { isRemembered = false }: { readonly isRemembered?: boolean } = {},
): Promise<void> => {
  const { unitId, email, usedCodes } = account;
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/login`);
  if (isRemembered) await page.getByText(say('Remember me on this device')).click();
  await enterPassword(page, say, account);
  if (unitId === 'DUO') {
    await page.getByLabel(say('Code')).fill(await codeMailedTo(email, usedCodes));
    await page.getByRole('button', { name: say('Confirm'), exact: true }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/${unitId}/?$`), { timeout: CAPTCHA_TIMEOUT_MS });
};
