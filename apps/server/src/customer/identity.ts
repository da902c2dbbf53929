/** An identity document as it is kept: encrypted whole. Source: S3.62, S3.63. */
import type { DocumentType } from '@offrande/domain/customer';
import type { Vault } from '../vault.ts';

const PURPOSE = 'identity-document';

export interface Identity {
  readonly documentType: DocumentType;
  readonly documentNumber: string;
}

export const encryptIdentity = (vault: Vault, identity: Identity): string =>
  vault.encrypt(PURPOSE, JSON.stringify(identity));

export const readIdentity = (vault: Vault, encrypted: string): Identity =>
  JSON.parse(vault.decrypt(PURPOSE, encrypted)) as Identity;
