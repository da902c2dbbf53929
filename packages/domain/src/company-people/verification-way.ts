/**
 * The way to the verification of a company, for the person who looks: its levels say whether there is anything to answer, its roles who
 * does. Source.
 */
import { mayAtLevel } from '../customer/index.ts';
import type { ContractLevel } from '../customer/index.ts';
import { mayForCompany, type CompanyRole } from './company-role.ts';

/** `own`: this person answers. `administrators`: others of the company do. `none`: nothing is to be answered any more. */
export type VerificationWay = 'own' | 'administrators' | 'none';

export const verificationWay = (role: CompanyRole, level: ContractLevel): VerificationWay => {
  if (!mayAtLevel('business', 'fillInDossier', level)) return 'none';
  return mayForCompany(role, 'fillInDossier') ? 'own' : 'administrators';
};
