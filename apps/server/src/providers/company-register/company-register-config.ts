/** The company registers, from the environment: `COMPANY_REGISTER_URL` is the French one; by default the sandbox. */
import { type Environment, readAddress } from '../provider-address.ts';
import type { CompanyRegisters } from './company-register.ts';
import { frenchRegister, type FrenchRegisterConfig } from './french-register.ts';

const TIMEOUT_MS = 3_000;

export const readFrenchRegisterConfig = (env: Environment): FrenchRegisterConfig => {
  const place = { variable: 'COMPANY_REGISTER_URL', sandboxPath: '/company-register' };
  return { baseUrl: readAddress(env, place, {}).baseUrl, timeoutMs: TIMEOUT_MS };
};

/** Reads the environment, without contacting any register. */
export const readCompanyRegisters = (env: Environment): CompanyRegisters =>
  new Map([['FR', frenchRegister(readFrenchRegisterConfig(env))]]);
