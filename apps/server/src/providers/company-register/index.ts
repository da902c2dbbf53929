/** The company registers of the countries: the port, and the adapter of the French one. */
export {
  type CompanyRegister,
  type CompanyRegisters,
  NO_COMPANY_REGISTERS,
  RegisterUnavailable,
  registerOf,
} from './company-register.ts';
export { readCompanyRegisters } from './company-register-config.ts';
