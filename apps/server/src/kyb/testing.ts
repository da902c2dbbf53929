/** Companies with an account, whose dossiers are filled in as a browser does it. */
import { createKybGateway, type KybGateway } from '@offrande/api-client/company';
import { createKybIdentityGateway, type KybIdentityGateway } from '@offrande/api-client/identity';
import type { KybDocument, KybDocumentKind } from '@offrande/domain/dossier-field';
import { answersOn, type Dossier, KYB_TABS, type KybTab, settle } from '@offrande/domain/dossier';
import { ACME, put } from '@offrande/domain/dossier/testing';
import type { KybAccess, KybRegistration } from '@offrande/domain/kyb';
import { solveCaptcha } from '../captcha/testing.ts';
import { approveCompany } from '../company-registration/decide-company.ts';
import { type CompanyShop, newCompany, openCompanyShop } from '../company-registration/testing.ts';
import { type Browser, UNIT } from '../http/testing.ts';
import { pdfOf } from '../private-document/testing.ts';

const FRENCH = (
  [
    ['company', 'profile.sectorCode', 'G'],
    ['company', 'profile.annualSalesRange', '3'],
    ['company', 'profile.netIncomeRange', '2'],
    ['representatives', 'people.r1.monthlyIncomeRange', '3'],
    ['representatives', 'people.r1.personalAssetsRange', '2'],
    ['shareholders', 'holders.s1.monthlyIncomeRange', '3'],
    ['shareholders', 'holders.s1.personalAssetsRange', '2'],
  ] as const
).reduce((dossier, [tab, path, value]) => put(dossier, { tab, path }, value), ACME);

interface Papers {
  readonly kbis: KybDocument;
  readonly passport: KybDocument;
  readonly card: KybDocument;
}

/** Complete on a day (yyyy/MM/dd), with the code lists of the French unit. */
export const completeDossier = (today: string, { kbis, passport, card }: Papers): Dossier =>
  (
    [
      ['company', 'profile.registrationDocument', kbis],
      ['company', 'profile.registrationDocumentDate', today],
      ['idDocuments', 'r1.document', passport],
      ['idDocuments', 's1.document', card],
    ] as const
  ).reduce((dossier, [tab, path, value]) => put(dossier, { tab, path }, value), FRENCH);

export interface Applicant {
  readonly browser: Browser;
  readonly kyb: KybGateway;
  readonly access: KybAccess;
}

export interface KybShop extends CompanyShop {
  /** Registers a company that is approved; returns its email. */
  approved(): Promise<string>;
  gateways(browser: Browser): { readonly kyb: KybGateway; readonly identity: KybIdentityGateway };
  /** Sends a code to an email and confirms it; returns the proof. */
  prove(browser: Browser, email: string): Promise<string>;
  registerBy(browser: Browser, email: string): Promise<KybRegistration>;
  /** Opens a company's dossier by a code, in a new browser. */
  open(email: string): Promise<Applicant>;
  /** The answers of a complete dossier, with documents that were uploaded. */
  complete(applicant: Applicant): Promise<Dossier>;
  save(applicant: Applicant, dossier: Dossier, tab: KybTab, revision?: number): ReturnType<KybGateway['saveTab']>;
  /** Saves every tab. */
  fillIn(applicant: Applicant): Promise<Dossier>;
  /** A company whose dossier is submitted. */
  submitted(): Promise<{ readonly email: string; readonly reference: string; readonly applicant: Applicant }>;
}

export const pdfFile = (name = 'kbis.pdf', bytes = pdfOf()) => ({
  name,
  content: new Blob([new Uint8Array(bytes)]),
  size: bytes.length,
  head: bytes.subarray(0, 16),
});

export const openKybShop = async (): Promise<KybShop> => {
  const world = await openCompanyShop();
  const { shop, identity } = world;
  const kybShop: KybShop = {
    ...world,
    approved: async () => {
      const who = newCompany();
      const reference = await world.registered(who);
      const decision = await approveCompany(shop.shop, shop.shop.units.get(UNIT)!, reference, 'omar@shop.test');
      if (decision !== 'ok') throw new Error(decision);
      return who.email;
    },
    gateways: (browser) => ({
      kyb: createKybGateway(browser.client),
      identity: createKybIdentityGateway(browser.client, async (action) => ({
        kind: 'standard',
        token: await solveCaptcha(browser, action),
      })),
    }),
    prove: async (browser, email) => {
      // Codes to one email are a minute apart.
      shop.wait(2);
      const gateway = kybShop.gateways(browser).identity;
      const { reference } = await gateway.sendCode({ channel: 'email', target: email });
      const code = await identity.codeTo(email);
      const { isRight } = await gateway.confirmCode({ channel: 'email', reference, code });
      if (!isRight) throw new Error('The code that was sent is wrong');
      return reference;
    },
    registerBy: async (browser, email) => {
      const reference = await kybShop.prove(browser, email);
      return kybShop.gateways(browser).kyb.registerAccount({ email, intention: 'new', reference });
    },
    open: async (email) => {
      const browser = shop.browser();
      const reference = await kybShop.prove(browser, email);
      const { kyb } = kybShop.gateways(browser);
      const answer = await kyb.registerAccount({ email, intention: 'resume', reference });
      const token = answer.registerType === 'registerNew' ? answer.token : reference;
      return { browser, kyb, access: { token, custId: answer.custId } };
    },
    complete: async ({ kyb, access }) => {
      const upload = (kind: KybDocumentKind, name: string) => kyb.uploadDocument(access, kind, pdfFile(name));
      return completeDossier('2026/11/20', {
        kbis: await upload('registrationDocument', 'kbis.pdf'),
        passport: await upload('identityPaper', 'passport.pdf'),
        card: await upload('identityPaper', 'card.pdf'),
      });
    },
    save: async ({ kyb, access }, dossier, tab, revision) => {
      const known = revision ?? (await kyb.readRecord({ access })).saves[tab].revision;
      const settled = settle(dossier);
      return kyb.saveTab({ access, change: answersOn(settled, tab), dossier: settled, revision: known });
    },
    fillIn: async (applicant) => {
      const dossier = await kybShop.complete(applicant);
      for (const tab of KYB_TABS) await kybShop.save(applicant, dossier, tab);
      return settle(dossier);
    },
    submitted: async () => {
      const email = await kybShop.approved();
      const applicant = await kybShop.open(email);
      await kybShop.fillIn(applicant);
      const { reference } = await applicant.kyb.readRecord({ access: applicant.access });
      await applicant.kyb.submitDossier({ access: applicant.access });
      return { email, reference, applicant };
    },
  };
  return kybShop;
};
