/**
 * The registration of companies without a server: a register with two companies, a link that is good once, and one that is
 * over. Source: S7.46 to S7.51.
 */
import type { CompanySearch, FoundCompany } from '@offrande/domain/business-registration';
import type { EmailCorrection } from '@offrande/domain/registration';
import type { BusinessRegistered, BusinessRegistration } from '@offrande/domain/business-registration/schema';
import { ERROR_CODES } from '../contract/answer.ts';
import type { BusinessRegistrationGateway } from '../company/index.ts';
import { present } from '../gateways/present.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { refused } from './memory-members.ts';
import { sendInMemory } from './memory-upload.ts';

/** What the link of the mail carries; any other is over. */
export const MEMORY_COMPANY_TOKEN = 'company-1';

export const MEMORY_COMPANIES: readonly FoundCompany[] = [
  {
    companyName: 'Acme Atlantique',
    commercialName: 'Acme',
    siren: '552100554',
    siret: '55210055400039',
    vatNumber: 'FR96552100554',
    legalForm: 'Société par actions simplifiée',
    address: { line1: '12 quai de la Fosse', line2: '', zipCode: '44000', city: 'Nantes', countryCode: 'FR' },
  },
  {
    companyName: 'Acme Conseil',
    commercialName: '',
    siren: '732829320',
    siret: '73282932000074',
    vatNumber: 'FR44732829320',
    legalForm: 'Société à responsabilité limitée',
    address: { line1: '3 rue des Lilas', line2: '', zipCode: '69003', city: 'Lyon', countryCode: 'FR' },
  },
];

export interface MemoryBusinessRegistration extends BusinessRegistrationGateway {
  readonly script: CallScript<keyof BusinessRegistrationGateway>;
  /** The registrations that were sent, in order. */
  readonly registered: readonly BusinessRegistration[];
  /** The emails that were corrected, in order. */
  readonly corrected: readonly EmailCorrection[];
}

const isFound = (company: FoundCompany, { companyName, siren, siret, vatNumber }: CompanySearch): boolean =>
  company.companyName.toLowerCase().includes(companyName.toLowerCase()) &&
  company.siren.startsWith(siren) &&
  company.siret.startsWith(siret) &&
  company.vatNumber.startsWith(vatNumber);

/** `answer` is what a registration is answered; `keepsPassword`, whether the link is followed in the browser that registered. */
export const createMemoryBusinessRegistration = (
  answer: BusinessRegistered = {},
  keepsPassword = true,
): MemoryBusinessRegistration => {
  const script = createCallScript<keyof BusinessRegistrationGateway>();
  const registered: BusinessRegistration[] = [];
  const corrected: EmailCorrection[] = [];
  let uploads = 0;
  return {
    script,
    registered,
    corrected,
    queryCompany: (search) =>
      script.run('queryCompany', () => {
        const asked = present(search, 'search');
        return { companies: MEMORY_COMPANIES.filter((company) => isFound(company, asked)), tempId: 'temp-1' };
      }),
    readCompanyName: (siren) =>
      script.run(
        'readCompanyName',
        () => MEMORY_COMPANIES.find((company) => company.siren === siren)?.companyName ?? '',
      ),
    uploadDocument: (document, upload) => {
      const answer = script.run('uploadDocument', () => {
        uploads += 1;
        return { reference: `document-${uploads}`, name: present(document, 'document').file.name };
      });
      return sendInMemory('uploadDocument', upload, answer);
    },
    registerBusiness: (registration) =>
      script.run('registerBusiness', () => {
        registered.push(present(registration, 'registration'));
        return answer;
      }),
    resendToken: () => script.run('resendToken', () => ({})),
    correctEmail: (correction) => script.run('correctEmail', () => void corrected.push(correction)),
    confirmToken: ({ token }) =>
      script.run('confirmToken', () => {
        if (token !== MEMORY_COMPANY_TOKEN) throw refused('confirmToken', ERROR_CODES.linkOver);
        return { tempId: 'temp-1' };
      }),
    confirmBusiness: () =>
      script.run('confirmBusiness', () => ({
        reference: 'R-2026-1183',
        answerBy: { year: 2026, month: 12, day: 1 },
        keepsPassword,
      })),
  };
};
