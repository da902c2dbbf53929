/** A shop with companies, and companies that register as a browser does it. */
import { calls } from '@offrande/api-client/contract';
import { checkCompanyStep, checkContactStep } from '@offrande/domain/business-registration';
import type { BusinessRegistration } from '@offrande/domain/business-registration/schema';
import { ATELIER_COMPANY, ATELIER_CONTACT } from '@offrande/domain/business-registration/testing';
import { sirenOf } from '@offrande/domain/customer/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { formatDate, localDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { type Identity, openIdentity, PASSWORD, UNIT_FIELD } from '../session/testing.ts';
import { pdfOf } from '../private-document/testing.ts';

let companies = 0;

/** An email and a SIREN that nobody else has. */
export const newCompany = () => {
  companies += 1;
  return { email: `achats.${companies}.${process.pid}@atelier.test`, siren: sirenOf(companies) };
};

export interface CompanyShop {
  readonly shop: TestShop;
  readonly identity: Identity;
  registration(
    who: { readonly email: string; readonly siren: string },
    documents: readonly [string, string],
  ): BusinessRegistration;
  /** Uploads a document; returns its id. */
  upload(browser: Browser, name?: string, bytes?: Uint8Array): Promise<string>;
  /** Uploads two documents and registers. */
  register(
    browser: Browser,
    who: { readonly email: string; readonly siren: string },
    changes?: Partial<BusinessRegistration>,
  ): Promise<unknown>;
  /** The token of the last link in the mails to an address. */
  tokenTo(email: string): Promise<string>;
  /** Of the mails that were sent to an address, those whose subject matches, in order. */
  subjectsTo(email: string, about: RegExp): Promise<readonly string[]>;
  /** Follows a link; returns the reference of the registration. */
  confirm(browser: Browser, token: string): Promise<string>;
  /** Registers and confirms in one browser; returns the reference. */
  registered(who: { readonly email: string; readonly siren: string }): Promise<string>;
}

export const openCompanyShop = async (): Promise<CompanyShop> => {
  const shop = await openTestShop(24);
  const identity = openIdentity(shop);
  const { profilePolicy, timeZone } = shop.shop.units.get(UNIT)!;
  const company: CompanyShop = {
    shop,
    identity,
    registration: ({ email, siren }, [first, second]) => {
      const entry = { ...ATELIER_CONTACT, email, password: PASSWORD, confirmPassword: PASSWORD };
      return {
        company: Result.getOrThrow(checkCompanyStep({ ...ATELIER_COMPANY, siren }, profilePolicy, numberingPlan)),
        contact: Result.getOrThrow(checkContactStep(entry, profilePolicy, numberingPlan)),
        documents: {
          identity: first,
          siret: second,
          extractDate: formatDate(localDate(shop.shop.clock().getTime(), timeZone)),
        },
        tempId: null,
      };
    },
    upload: async (browser, fileName = 'kbis.pdf', bytes = pdfOf()) => {
      const resourceContent = Buffer.from(bytes).toString('base64');
      return (await browser.call(calls.uploadDocument, { ...UNIT_FIELD, fileName, resourceContent })).uploadId;
    },
    register: async (browser, who, changes = {}) => {
      const documents = [await company.upload(browser), await company.upload(browser)] as const;
      const registration = { ...company.registration(who, documents), ...changes };
      return browser.call(calls.b2bRegister, { ...UNIT_FIELD, registration });
    },
    tokenTo: async (email) => {
      // Among its mails: another that waited may be sent after it.
      await identity.lastTo(email);
      const links = identity.post.mails.flatMap(({ to, text }) =>
        to === email ? (/https?:\S+verifyToken\S+/.exec(text) ?? []) : [],
      );
      return new URL(links.at(-1)!).searchParams.get('verifyToken')!;
    },
    subjectsTo: async (email, about) => {
      await identity.lastTo(email);
      return identity.post.mails.flatMap(({ to, subject }) => (to === email && about.test(subject) ? [subject] : []));
    },
    confirm: async (browser, token) => {
      const { tempId } = await browser.call(calls.b2bConfirmToken, { ...UNIT_FIELD, token });
      return (await browser.call(calls.b2bConfirmRegister, { ...UNIT_FIELD, tempId })).reference;
    },
    registered: async (who) => {
      const browser = shop.browser();
      await company.register(browser, who);
      return company.confirm(browser, await company.tokenTo(who.email));
    },
  };
  return company;
};
