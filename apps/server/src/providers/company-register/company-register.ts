/**
 * The port to the company register of a country, in which a company finds itself when it registers. Source: S5.63, S7.51,
 * S7.79, S7.80.
 */
import type { CompanySearch, FoundCompany } from '@offrande/domain/business-registration';

/** The register did not answer, or not in its dialect. */
export class RegisterUnavailable extends Error {
  readonly _tag = 'RegisterUnavailable';
}

export interface CompanyRegister {
  /** The companies that fit every criterion of a checked search; rejects with `RegisterUnavailable`. */
  search(search: CompanySearch): Promise<readonly FoundCompany[]>;
  /** The name of the company with this number, null if there is none; rejects with `RegisterUnavailable`. */
  nameOf(siren: string): Promise<string | null>;
}

/** By ISO 3166-1 alpha-2 code. */
export type CompanyRegisters = ReadonlyMap<string, CompanyRegister>;

/** For programs in which no company registers. */
export const NO_COMPANY_REGISTERS: CompanyRegisters = new Map();

const NO_REGISTER: CompanyRegister = { search: async () => [], nameOf: async () => null };

/** The register of a country; one that knows no company where the country has none. */
export const registerOf = (registers: CompanyRegisters, country: string): CompanyRegister =>
  registers.get(country) ?? NO_REGISTER;
