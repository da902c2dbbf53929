/** The parts of a profile that only a company has, as they are stored: encrypted as a whole. Source: S3.87, S7.118. */
import { CompanyParts } from '@offrande/domain/profile/schema';
import { Schema } from 'effect';
import type { Vault } from '../vault.ts';

const PURPOSE = 'company-profile';

const Stored = Schema.fromJsonString(CompanyParts);
const encode = Schema.encodeSync(Stored);
const decode = Schema.decodeSync(Stored);

export const encryptProfile = (vault: Vault, parts: CompanyParts): string => vault.encrypt(PURPOSE, encode(parts));

export const readProfile = (vault: Vault, encrypted: string): CompanyParts => decode(vault.decrypt(PURPOSE, encrypted));

/** The name of a company; empty where there is no profile. */
export const companyNameOf = (vault: Vault, encrypted: string | null): string =>
  encrypted === null ? '' : readProfile(vault, encrypted).company.companyName;
