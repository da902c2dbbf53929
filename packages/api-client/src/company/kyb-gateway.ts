/** The calls that the machine of a company's verification invokes, and those of its documents. Source: S7.56 to S7.62, A-74, A-78. */
import type { DocumentToUpload } from '@offrande/domain/business-registration';
import type { KybDocument, KybDocumentKind } from '@offrande/domain/dossier-field';
import { type BankInfo, dossierOf, type KybRecord, recordsOfTab, recordTypesOfTab } from '@offrande/domain/dossier';
import type { KybRecordType, KybWireRecord } from '@offrande/domain/dossier/schema';
import type {
  KybAccess,
  KybCallInput,
  KybRegistration,
  ReadTabInput,
  RegisterInput,
  SavedTab,
  SaveTabInput,
} from '@offrande/domain/kyb';
import { Record } from 'effect';
import type { Client } from '../client/client.ts';
import { handOverDossier } from '../contract/company-people.ts';
import {
  getBankInfo,
  getKybUserInfo,
  kybRegisterAccount,
  kybSubmit,
  readKybDocument,
  updateKybUser,
  uploadKybDocument,
} from '../contract/kyb.ts';
import { fromBase64, toBase64 } from '../gateways/base64.ts';
import { present } from '../gateways/present.ts';
import { followed, type Upload } from '../client/upload.ts';

/** A document with its content. */
export interface KybFile {
  readonly document: KybDocument;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface KybGateway {
  registerAccount(input: RegisterInput): Promise<KybRegistration>;
  readRecord(input: KybCallInput): Promise<KybRecord>;
  /** The record with the answers of this tab; those of others may be missing. */
  readTab(input: ReadTabInput): Promise<KybRecord>;
  readBankInfo(input: KybCallInput): Promise<BankInfo>;
  saveTab(input: SaveTabInput): Promise<SavedTab>;
  submitDossier(input: KybCallInput): Promise<unknown>;
  /** The file's `content` is a Blob. */
  uploadDocument(
    access: KybAccess,
    kind: KybDocumentKind,
    file: DocumentToUpload['file'],
    upload?: Upload,
  ): Promise<KybDocument>;
  readDocument(access: KybAccess, fileId: string): Promise<KybFile>;
  /** Invites an administrator to go on with the dossier. */
  handOver(access: KybAccess, email: string): Promise<unknown>;
}

const TYPES: readonly KybRecordType[] = ['company', 'user', 'shareholder'];

type Saves = KybRecord['saves'];

/** A tab that was saved between two answers counts as read before: saving it is refused, and shows what changed. */
const earliestSaves = (answers: readonly { readonly saves: Saves }[]): Saves =>
  answers
    .map(({ saves }) => saves)
    .reduce((some, others) =>
      Record.map(some, (save, tab) => (others[tab].revision < save.revision ? others[tab] : save)),
    );

export const createKybGateway = (client: Client): KybGateway => {
  const unit = { aggregatorBuId: client.unitId };

  const readTypes = async (access: KybAccess, types: readonly KybRecordType[]): Promise<KybRecord> => {
    const asked = { ...unit, custId: access.custId };
    const answers = await Promise.all(
      types.map((type) => client.call(getKybUserInfo, { ...asked, type }, { kybToken: access.token })),
    );
    const { reference, state, asked: items, transfer } = answers.at(-1)!;
    const records: readonly KybWireRecord[] = answers.flatMap((answer) => answer.records);
    return { dossier: dossierOf(records), reference, state, asked: items, transfer, saves: earliestSaves(answers) };
  };

  return {
    registerAccount: ({ email, intention, reference }) =>
      client.call(kybRegisterAccount, { ...unit, email, registerType: intention, tokenId: reference }),
    readRecord: ({ access }) => readTypes(present(access, 'session'), TYPES),
    readTab: ({ access, tab }) => readTypes(present(access, 'session'), recordTypesOfTab(present(tab, 'tab'))),
    readBankInfo: ({ access }) => {
      const { token: kybToken, custId } = present(access, 'session');
      return client.call(getBankInfo, { ...unit, custId }, { kybToken });
    },
    saveTab: ({ access, change, dossier, revision }) => {
      const { token: kybToken, custId } = present(access, 'session');
      const { tab } = present(change, 'change');
      const records = recordsOfTab(dossier, tab);
      return client.call(updateKybUser, { ...unit, custId, tab, revision, records }, { kybToken });
    },
    submitDossier: ({ access }) => {
      const { token: kybToken, custId } = present(access, 'session');
      return client.call(kybSubmit, { ...unit, custId }, { kybToken });
    },
    uploadDocument: async ({ token: kybToken, custId }, kind, { name, content }, upload) => {
      if (!(content instanceof Blob)) throw new TypeError('A document to upload has its bytes');
      const resourceContent = toBase64(new Uint8Array(await content.arrayBuffer()));
      const request = { ...unit, custId, kind, fileName: name, resourceContent };
      const options = { kybToken, ...followed(upload) };
      return present((await client.call(uploadKybDocument, request, options)).document, 'document');
    },
    readDocument: async ({ token: kybToken, custId }, fileId) => {
      const answer = await client.call(readKybDocument, { ...unit, custId, fileId }, { kybToken });
      return { document: present(answer.document, 'document'), bytes: fromBase64(answer.resourceContent) };
    },
    handOver: ({ token: kybToken, custId }, email) =>
      client.call(handOverDossier, { ...unit, custId, email }, { kybToken }),
  };
};
