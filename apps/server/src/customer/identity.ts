/** An identity document as it is stored: encrypted as a whole. Source: S3.62, S3.63. */
import { DOCUMENT_TYPES } from '@offrande/domain/customer';
import { Schema } from 'effect';
import type { Vault } from '../vault.ts';

const PURPOSE = 'identity-document';

const Identity = Schema.Struct({ documentType: Schema.Literals(DOCUMENT_TYPES), documentNumber: Schema.String });
export type Identity = typeof Identity.Type;

const decode = Schema.decodeSync(Schema.fromJsonString(Identity));

export const encryptIdentity = (vault: Vault, identity: Identity): string =>
  vault.encrypt(PURPOSE, JSON.stringify(identity));

export const readIdentity = (vault: Vault, encrypted: string): Identity => decode(vault.decrypt(PURPOSE, encrypted));
