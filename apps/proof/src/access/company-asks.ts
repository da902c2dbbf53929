/** Requests of a company that registers: its search, its documents, the registration, and the link in its mail. */
import { calls } from '@offrande/api-client/contract';
import { checkCompanyStep, checkContactStep } from '@offrande/domain/business-registration';
import { ATELIER_COMPANY, ATELIER_CONTACT } from '@offrande/domain/business-registration/testing';
import { sirenOf } from '@offrande/domain/customer/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { formatInstantDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { confirmationToken } from '../../../server/src/company-registration/confirmation-link.ts';
import { companyEmailHmac } from '../../../server/src/company-registration/company-details.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { digits } from '../../../server/src/random.ts';
import { type Ask, type AsksOf, ask, knowsSecrets } from './ask.ts';
import { PASSWORD, type Person } from './person.ts';
import type { Scene } from './scene.ts';
import { PNG } from './shop-asks.ts';

const BROWSER = ['guest'] as const;
const SEARCH = { companyName: 'Acme', siren: '', siret: '', vatNumber: '' };
const DOCUMENT = { fileName: 'passport.png', resourceContent: PNG };

/** What a browser registers, with documents that it uploaded. */
export const registrationOf = async (scene: Scene, owner: Person) => {
  const { place } = scene;
  const { profilePolicy } = place.unit('FR');
  const upload = async () => (await scene.served(owner, calls.uploadDocument, DOCUMENT)).uploadId;
  const contact = {
    ...ATELIER_CONTACT,
    email: `${owner.word}.${digits(place.shop.random, 9)}@example.test`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const siren = sirenOf(Number(`4${digits(place.shop.random, 7)}`));
  return {
    company: Result.getOrThrow(checkCompanyStep({ ...ATELIER_COMPANY, siren }, profilePolicy, numberingPlan)),
    contact: Result.getOrThrow(checkContactStep(contact, profilePolicy, numberingPlan)),
    documents: {
      identity: await upload(),
      siret: await upload(),
      extractDate: formatInstantDate(place.shop.clock().getTime(), place.unit('FR').timeZone),
    },
    tempId: null,
  };
};

/** Registers; returns the email, and the token in the link of the mail. */
export const registerCompany = async (scene: Scene, owner: Person) => {
  const { shop } = scene.place;
  const registration = await registrationOf(scene, owner);
  await scene.served(owner, calls.b2bRegister, { registration });
  const { rows } = await inUnit(shop.connection, 'FR', (transaction) =>
    sql<{ id: string }>`select id from company_registration where state = 'unconfirmed'
      and email_hmac = ${companyEmailHmac(shop.vault, registration.contact.email)}`.execute(transaction),
  );
  const token = confirmationToken(shop.vault, { registrationId: rows[0]!.id, linkNo: 1 });
  return { email: registration.contact.email, token };
};

/** Registers and follows the link; returns the reference. */
export const confirmCompany = async (scene: Scene, owner: Person): Promise<string> => {
  const { token } = await registerCompany(scene, owner);
  const followed = await scene.served(owner, calls.b2bConfirmToken, { token });
  return (await scene.served(owner, calls.b2bConfirmRegister, followed)).reference;
};

/** The sign-in of one who has a password, at the door of companies or of salesmen. */
const loginOf = (loginType: 'business' | 'salesman'): Ask<'b2bLogin' | 'salesmanLogin'> =>
  ask(
    async (_, owner) => (caller) => ({
      loginType,
      account: owner.email,
      password: knowsSecrets(caller) ? PASSWORD : `${PASSWORD}x`,
      captchaToken: caller.visitor.solve('login'),
    }),
    [loginType],
    true,
  );

export const companyAsks: AsksOf<
  | 'queryCompany'
  | 'sNameFetcher'
  | 'uploadDocument'
  | 'b2bRegister'
  | 'b2bConfirmToken'
  | 'b2bConfirmRegister'
  | 'b2bResendToken'
  | 'b2bCorrectEmail'
  | 'b2bLogin'
  | 'salesmanLogin'
> = {
  queryCompany: ask(async () => () => SEARCH, BROWSER),
  sNameFetcher: ask(async () => () => ({ siren: '552100554' }), BROWSER),
  uploadDocument: ask(async () => () => DOCUMENT, BROWSER),
  b2bRegister: ask(async (scene, owner) => {
    const registration = await registrationOf(scene, owner);
    return () => ({ registration });
  }, BROWSER),
  b2bConfirmToken: ask(async (scene, owner) => {
    const { token } = await registerCompany(scene, owner);
    return (caller) => ({ token: knowsSecrets(caller) ? token : `${token}x` });
  }, BROWSER),
  b2bConfirmRegister: ask(async (scene, owner) => {
    const { token } = await registerCompany(scene, owner);
    const followed = await scene.served(owner, calls.b2bConfirmToken, { token });
    return () => followed;
  }, BROWSER),
  b2bResendToken: ask(async (scene, owner) => {
    const { email } = await registerCompany(scene, owner);
    return (caller) => ({ email: caller === owner ? email : `${caller.word}.${email}` });
  }, BROWSER),
  b2bCorrectEmail: ask(async (scene, owner) => {
    const { email } = await registerCompany(scene, owner);
    return (caller) => ({ email, newEmail: `${caller.word}.${email}` });
  }, BROWSER),
  b2bLogin: loginOf('business'),
  salesmanLogin: loginOf('salesman'),
};
