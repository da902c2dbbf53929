/**
 * The verification of a company without a server: one company, whose dossier is kept as the server keeps it, and a colleague who may save
 * it meanwhile. Source: S7.56 to S7.62, A-78.
 */
import { documentOf } from '@offrande/domain/dossier-field';
import {
  type BankInfo,
  EMPTY_DOSSIER,
  isEditable,
  type KybRecord,
  newRecord,
  type TabAnswers,
  withAnswers,
} from '@offrande/domain/dossier';
import type { KybRegistration } from '@offrande/domain/kyb';
import { SNIFF_BYTES } from '@offrande/domain/file';
import { Result } from 'effect';
import { ERROR_CODES } from '../contract/answer.ts';
import type { KybGateway } from '../company/index.ts';
import { present } from '../gateways/present.ts';
import type { KybIdentityGateway } from '../identity/index.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { MEMORY_CODE } from './memory-identity.ts';
import { refused } from './memory-members.ts';
import { sendInMemory } from './memory-upload.ts';

export const MEMORY_KYB_ACCESS = { token: 'kyb-1', custId: 'company-1' } as const;
/** The only company's email and password; any other email has no company. */
export const MEMORY_KYB_COMPANY = { email: 'ines@acme.example', password: 'Bonjour12!' } as const;

const BANK: BankInfo = {
  beneficiary: 'Offrande SAS',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPLIL',
  reference: 'K-2026-7H3KQ2PD',
};

export interface MemoryKyb extends KybGateway, KybIdentityGateway {
  readonly script: CallScript<keyof KybGateway | keyof KybIdentityGateway>;
  /** What is stored now. */
  readonly record: () => KybRecord;
  /** The emails that were invited to go on, in order. */
  readonly handedTo: readonly string[];
  /** Somebody else saves a tab. */
  readonly saveElsewhere: (change: TabAnswers) => void;
  /** Somebody else submits the dossier. */
  readonly submitElsewhere: () => void;
}

/** `now` is the instant of each save, in milliseconds. */
export const createMemoryKyb = (
  begun: Partial<KybRecord> = {},
  now: () => number = () => Date.UTC(2026, 5, 14, 9, 30),
): MemoryKyb => {
  const script = createCallScript<keyof KybGateway | keyof KybIdentityGateway>();
  let record: KybRecord = { ...newRecord(BANK.reference), ...begun };
  let isBegun = Object.keys(begun).length > 0;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const handedTo: string[] = [];

  const store = (change: TabAnswers): { readonly revision: number; readonly savedAt: number } => {
    const save = { revision: record.saves[change.tab].revision + 1, savedAt: now() };
    record = {
      ...record,
      dossier: withAnswers(record.dossier, change),
      saves: { ...record.saves, [change.tab]: save },
    };
    return save;
  };

  const checkEditable = (call: 'saveTab' | 'submitDossier'): void => {
    if (!isEditable(record.state)) throw refused(call, ERROR_CODES.dossierRefused, 422, { reason: 'DossierSubmitted' });
  };

  const submit = (): void => {
    record = { ...record, state: 'submitted', asked: [] };
  };

  const register = (email: string): KybRegistration => {
    if (email !== MEMORY_KYB_COMPANY.email) throw refused('registerAccount', ERROR_CODES.companyUnknown);
    const { custId } = MEMORY_KYB_ACCESS;
    if (isBegun) return { registerType: 'registerBefore', custId };
    isBegun = true;
    return { registerType: 'registerNew', ...MEMORY_KYB_ACCESS };
  };

  return {
    script,
    record: () => record,
    handedTo,
    handOver: (_, email) => script.run('handOver', () => void handedTo.push(email)),
    saveElsewhere: (change) => void store(change),
    submitElsewhere: submit,
    signIn: (login) =>
      script.run('signIn', () => {
        const { email, password } = present(login, 'login');
        if (email !== MEMORY_KYB_COMPANY.email || password !== MEMORY_KYB_COMPANY.password)
          throw refused('signIn', ERROR_CODES.loginRefused);
        isBegun = true;
        return MEMORY_KYB_ACCESS;
      }),
    sendCode: () => script.run('sendCode', () => ({ reference: 'proof-1' })),
    confirmCode: ({ code }) => script.run('confirmCode', () => ({ isRight: code === MEMORY_CODE })),
    registerAccount: ({ email }) => script.run('registerAccount', () => register(email)),
    readRecord: () => script.run('readRecord', () => record),
    readTab: () => script.run('readTab', () => record),
    readBankInfo: () => script.run('readBankInfo', () => BANK),
    saveTab: ({ change, revision }) =>
      script.run('saveTab', () => {
        const saved = present(change, 'change');
        if (record.saves[saved.tab].revision !== revision) throw refused('saveTab', ERROR_CODES.dossierChanged);
        checkEditable('saveTab');
        return store(saved);
      }),
    submitDossier: () =>
      script.run('submitDossier', () => {
        checkEditable('submitDossier');
        submit();
        return {};
      }),
    uploadDocument: async (_, kind, file, upload) => {
      const bytes = new Uint8Array(await (file.content as Blob).arrayBuffer());
      const answer = script.run('uploadDocument', () => {
        const fileId = `document-${files.size + 1}`;
        const uploaded = { name: file.name, size: bytes.length, head: bytes.subarray(0, SNIFF_BYTES) };
        const document = documentOf(fileId, uploaded, kind);
        if (Result.isFailure(document)) throw refused('uploadDocument', ERROR_CODES.unsupportedFileType);
        files.set(fileId, bytes);
        return document.success;
      });
      return sendInMemory('uploadDocument', upload, answer);
    },
    readDocument: (_, fileId) =>
      script.run('readDocument', () => {
        const bytes = files.get(fileId) ?? new Uint8Array([0x25, 0x50, 0x44, 0x46]);
        return { document: { fileId, name: `${fileId}.pdf`, type: 'pdf', size: bytes.length } as const, bytes };
      }),
  };
};

/** A record with these answers, never saved. */
export const memoryRecordOf = (dossier = EMPTY_DOSSIER): KybRecord => ({ ...newRecord(BANK.reference), dossier });
