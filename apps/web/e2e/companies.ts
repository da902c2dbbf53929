/** A company that registers with the calls that the pages in `company.spec.ts` make; with an account once the staff approve it. */
import { randomInt, randomUUID } from 'node:crypto';
import { calls } from '@offrande/api-client/contract';
import { MAINLAND_FRANCE } from '@offrande/domain/address';
import { checkCompanyStep, checkContactStep } from '@offrande/domain/business-registration';
import { ATELIER_COMPANY, ATELIER_CONTACT } from '@offrande/domain/business-registration/testing';
import { sirenOf } from '@offrande/domain/customer/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { formatInstantDate } from '@offrande/domain/time';
import { Result, Schema } from 'effect';
import type { Page } from 'playwright/test';
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { linkMailedTo } from './sandbox.ts';
import { chooseLanguage, expect, SHOP, type UnitId } from './shop.ts';
import { staff } from './staff.ts';
import { type Answer, startProgram } from './wire.ts';
import type { Language, Say } from './words.ts';

/** A file as a form takes it. */
export interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PDF of one empty page. */
export const PDF: File = {
  name: 'kbis.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n',
  ),
};

export interface CompanyAccount {
  readonly unitId: UnitId;
  readonly email: string;
  readonly password: string;
}

/** A siren that no other company of the runs has, as far as chance goes; none of the sandbox's register. */
export const newSiren = (): string => sirenOf(randomInt(40_000_000, 50_000_000));

const taken = ({ code, data }: Answer): Answer['data'] => {
  expect(code).toBeNull();
  return data;
};

/** A company that followed the link of its registration and waits for the staff. */
export interface WaitingCompany extends CompanyAccount {
  readonly reference: string;
}

export const registerCompany = async (unitId: UnitId): Promise<WaitingCompany> => {
  const [email, password] = [`achats.${randomUUID()}@example.fr`, 'Mirabelle-27'];
  const send = startProgram(unitId);
  const own = { aggregatorBuId: unitId };
  const upload = async (): Promise<string> => {
    const request = { ...own, fileName: PDF.name, resourceContent: PDF.buffer.toString('base64') };
    return String(taken(await send(calls.uploadDocument, request))['uploadId']);
  };
  const policy = { accountCategories: [], deliveryAddress: MAINLAND_FRANCE };
  const siren = newSiren();
  const contact = { ...ATELIER_CONTACT, email, password, confirmPassword: password };
  const registration = {
    company: Result.getOrThrow(checkCompanyStep({ ...ATELIER_COMPANY, siren }, policy, numberingPlan)),
    contact: Result.getOrThrow(checkContactStep(contact, policy, numberingPlan)),
    documents: {
      identity: await upload(),
      siret: await upload(),
      extractDate: formatInstantDate(Date.now(), 'Europe/Paris'),
    },
    tempId: null,
  };
  const encoded = Schema.encodeUnknownSync(calls.b2bRegister.request)({ ...own, registration });
  taken(await send(calls.b2bRegister, encoded as Answer['data']));
  const token = new URL(await linkMailedTo(email, '/auth/verify'), SHOP).searchParams.get('verifyToken');
  const { tempId } = taken(await send(calls.b2bConfirmToken, { ...own, token }));
  const { reference } = taken(await send(calls.b2bConfirmRegister, { ...own, tempId }));
  return { unitId, email, password, reference: String(reference) };
};

export const openCompany = async (unitId: UnitId): Promise<CompanyAccount> => {
  const { reference, ...account } = await registerCompany(unitId);
  await staff(unitId, 'approve-company', reference);
  return account;
};

/** Signs a company in at its own door; ends on the home of companies. */
export const signInCompany = async (
  page: Page,
  language: Language,
  say: Say,
  { unitId, email, password }: CompanyAccount,
): Promise<void> => {
  await chooseLanguage(page, language);
  await page.goto(`/${unitId}/auth/b2b/login`);
  await page.getByRole('textbox', { name: new RegExp(`^${say('Work email')}`) }).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await page.waitForURL('**/b2b', { timeout: CAPTCHA_TIMEOUT_MS });
};
