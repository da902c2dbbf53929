/**
 * The way to the verification of a company, for the person who looks: its levels say whether there is anything to answer, its roles who
 * does. Source.
 */
import { mayAtLevel } from '../customer/index.ts';
import type { ContractLevel } from '../customer/index.ts';
import { mayForCompany, type CompanyRole } from './company-role.ts';

/**
 * `own`: this person answers, or may, where the role is not known: the verification itself refuses who may not. `administrators`: others of the
 * company do. `none`: nothing is to be answered any more.
 */
export type VerificationWay = 'own' | 'administrators' | 'none';

export const verificationWay = (role: CompanyRole | null, level: ContractLevel): VerificationWay => {
  if (!mayAtLevel('business', 'fillInDossier', level)) return 'none';
  return role === null || mayForCompany(role, 'fillInDossier') ? 'own' : 'administrators';
};
