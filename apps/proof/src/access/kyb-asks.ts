/**
 * Requests of a company's verification. Every caller but the anonymous one has a session of a verification: customers that of their own
 * company, guests none.
 */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { answersOn, type Dossier, KYB_TABS, type KybTab, recordsOfTab, settle } from '@offrande/domain/dossier';
import type { KybDocument } from '@offrande/domain/dossier-field';
import { put } from '@offrande/domain/dossier/testing';
import { formatDate, localDate } from '@offrande/domain/time';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { beginDossier } from '../../../server/src/kyb/dossier-row.ts';
import { openKybSession } from '../../../server/src/kyb/kyb-session.ts';
import { completeDossier } from '../../../server/src/kyb/testing.ts';
import { oneTimeCode } from '../../../server/src/password/code-row.ts';
import { type AsksOf, ask, knowsSecrets } from './ask.ts';
import { PASSWORD, type Person } from './person.ts';
import type { Scene } from './scene.ts';
import { PNG } from './shop-asks.ts';

const COMPANY = ['business'] as const;

/** The account that the companies declare. */
export const KYB_IBAN = 'FR1420041010050500013M02606';

/** Opens the verification of a person's company in their browser. */
const openDossier = ({ place }: Scene, { visitor, customer }: Person): Promise<void> => {
  const { shop } = place;
  const unit = place.unit(visitor.unitId);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    if (customer === null || visitor.buyer === null) return;
    await beginDossier(transaction, shop, unit.id, customer.id);
    const { id: custId, accountId: personId } = customer;
    const session = { custId, personId, token: visitor.kybToken };
    await openKybSession(transaction, { shop, unit, buyer: visitor.buyer }, session);
  });
};

/** All callers and the owner. */
export const openDossiers = async (scene: Scene, owner: Person): Promise<void> => {
  const [cast, outsiders] = [await scene.cast('business'), await scene.outsiders('business')];
  for (const person of [...Object.values(cast), ...outsiders.values(), owner]) await openDossier(scene, person);
};

const upload = async (
  scene: Scene,
  owner: Person,
  kind: 'identityPaper' | 'registrationDocument',
  fileName: string,
) => {
  const resourceContent = kind === 'identityPaper' ? PNG : PDF;
  const request = { custId: owner.id, kind, fileName, resourceContent };
  return (await scene.served(owner, calls.uploadKybDocument, request)).document!;
};

/** A PDF of one empty page. */
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n',
).toString('base64');

/** A complete dossier with the owner's word in it, and its documents uploaded. */
const answersFor = async (scene: Scene, owner: Person): Promise<Dossier> => {
  const { shop } = scene.place;
  const today = formatDate(localDate(shop.clock().getTime(), scene.place.unit('FR').timeZone));
  const paper = (name: string): Promise<KybDocument> => upload(scene, owner, 'identityPaper', name);
  const dossier = completeDossier(today, {
    kbis: await upload(scene, owner, 'registrationDocument', `${owner.word}.pdf`),
    passport: await paper('passport.png'),
    card: await paper('card.png'),
  });
  return settle(put(dossier, { tab: 'company', path: 'identity.legalName' }, `Acme ${owner.word}`));
};

const saveOf = (
  owner: Person,
  dossier: Dossier,
  tab: KybTab,
  revision: number,
): Omit<RequestOf<typeof calls.updateKybUser>, 'aggregatorBuId'> => ({
  custId: owner.id,
  tab: answersOn(dossier, tab).tab,
  revision,
  records: recordsOfTab(dossier, tab),
});

const read = (scene: Scene, owner: Person) =>
  scene.served(owner, calls.getKybUserInfo, { custId: owner.id, type: 'company' });

/** Fills in a person's dossier wholly. */
const fillIn = async (scene: Scene, owner: Person): Promise<Dossier> => {
  const dossier = await answersFor(scene, owner);
  const { saves } = await read(scene, owner);
  for (const tab of KYB_TABS)
    await scene.served(owner, calls.updateKybUser, saveOf(owner, dossier, tab, saves[tab].revision));
  return dossier;
};

/** Submits the dossier of a new company; returns its reference. */
export const submitDossier = async (scene: Scene): Promise<string> => {
  const owner = await scene.newOwner('business');
  await openDossier(scene, owner);
  await fillIn(scene, owner);
  const { reference } = await read(scene, owner);
  await scene.served(owner, calls.kybSubmit, { custId: owner.id });
  return reference;
};

const sendCode = async (scene: Scene, owner: Person): Promise<string> => {
  const email = { email: owner.email, captchaToken: owner.visitor.solve('oneTimeCode') };
  return (await scene.served(owner, calls.sendVerificationEmail, email)).reference;
};

export const kybAsks: AsksOf<
  | 'kybLogin'
  | 'sendVerificationEmail'
  | 'confirmEmailVerification'
  | 'kybRegisterAccount'
  | 'getKybUserInfo'
  | 'updateKybUser'
  | 'getBankInfo'
  | 'kybSubmit'
  | 'uploadKybDocument'
  | 'readKybDocument'
  | 'companyDocuments'
  | 'readCompanyDocument'
> = {
  kybLogin: ask(
    async (_, owner) => (caller) => ({
      account: owner.email,
      password: knowsSecrets(caller) ? PASSWORD : `${PASSWORD}x`,
      captchaToken: caller.visitor.solve('login'),
    }),
    COMPANY,
  ),
  sendVerificationEmail: ask(
    async (_, owner) => (caller) => ({
      email: caller.caller === 'owner' ? owner.email : `${caller.word}.${owner.email}`,
      captchaToken: caller.visitor.solve('oneTimeCode'),
    }),
    COMPANY,
    true,
  ),
  confirmEmailVerification: ask(
    async (scene, owner) => {
      const tokenId = await sendCode(scene, owner);
      return () => ({ tokenId, code: oneTimeCode(scene.place.shop.vault, tokenId) });
    },
    COMPANY,
    true,
  ),
  kybRegisterAccount: ask(
    async (scene, owner) => {
      const tokenId = await sendCode(scene, owner);
      const code = oneTimeCode(scene.place.shop.vault, tokenId);
      await scene.served(owner, calls.confirmEmailVerification, { tokenId, code });
      return () => ({ email: owner.email, registerType: 'resume', tokenId });
    },
    COMPANY,
    true,
  ),
  getKybUserInfo: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    await fillIn(scene, owner);
    return () => ({ custId: owner.id, type: 'company' });
  }, COMPANY),
  updateKybUser: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    const dossier = await answersFor(scene, owner);
    const { saves } = await read(scene, owner);
    return () => saveOf(owner, dossier, 'company', saves.company.revision);
  }, COMPANY),
  getBankInfo: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    return () => ({ custId: owner.id });
  }, COMPANY),
  kybSubmit: ask(
    async (scene, owner) => {
      await openDossiers(scene, owner);
      await fillIn(scene, owner);
      return () => ({ custId: owner.id });
    },
    COMPANY,
    true,
  ),
  uploadKybDocument: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    return () => ({ custId: owner.id, kind: 'identityPaper', fileName: `${owner.word}.png`, resourceContent: PNG });
  }, COMPANY),
  readKybDocument: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    const { fileId } = await upload(scene, owner, 'identityPaper', `${owner.word}.png`);
    return () => ({ custId: owner.id, fileId });
  }, COMPANY),
  companyDocuments: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    await fillIn(scene, owner);
    return (caller) => ({ custId: caller.id });
  }, COMPANY),
  readCompanyDocument: ask(async (scene, owner) => {
    await openDossiers(scene, owner);
    const { company } = await fillIn(scene, owner);
    const documentId = company.profile.registrationDocument!.fileId;
    return (caller) => ({ custId: caller.id, documentId });
  }, COMPANY),
};
