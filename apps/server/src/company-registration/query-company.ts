/**
 * The calls that ask the company register of the unit's country. What they answer depends on the register alone, never on who
 * asks or on who has an account here. Source: S5.63, S7.51, S7.79, S7.80.
 */
import { checkCompanySearch, type CompanySearch } from '@offrande/domain/business-registration';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, HandlersOf } from '../call/handler.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { type CompanyRegister, RegisterUnavailable, registerOf } from '../providers/company-register/index.ts';
import { assertHasCompanies } from './assert-has-companies.ts';
import { newTempId } from './temp-id.ts';

/** The checked search, if caller and unit have some of their allowance left. */
const admitted = async (context: CallContext, search: CompanySearch): Promise<CompanySearch> => {
  assertHasCompanies(context);
  await limitIdentity(context, 'companyRegister');
  const checked = checkCompanySearch(search);
  if (Result.isFailure(checked)) throw new CallRefused('badRequest', { field: 'companyName' });
  await limitUnit(context, 'companyRegister');
  return checked.success;
};

/** What the register of the unit's country says; null if it cannot be asked. */
const askRegister = async <T>(
  { shop, unit }: CallContext,
  ask: (register: CompanyRegister) => Promise<T>,
): Promise<T | null> => {
  try {
    return await ask(registerOf(shop.companyRegisters, unit.country));
  } catch (error) {
    if (!(error instanceof RegisterUnavailable)) throw error;
    shop.log('company register away', { country: unit.country, reason: error.message });
    return null;
  }
};

export const companyRegisterHandlers: HandlersOf<'queryCompany' | 'sNameFetcher'> = {
  queryCompany: async ({ companyName, siren, siret, vatNumber }, context) => {
    const search = await admitted(context, { companyName, siren, siret, vatNumber });
    const companies = await askRegister(context, (register) => register.search(search));
    if (companies === null) throw new CallRefused('unavailable');
    return { companies, tempId: newTempId(context.shop, context.buyer.sessionId) };
  },
  sNameFetcher: async ({ siren: entered }, context) => {
    const { siren } = await admitted(context, { companyName: '', siren: entered, siret: '', vatNumber: '' });
    return { companyName: (await askRegister(context, (register) => register.nameOf(siren))) ?? '' };
  },
};
