/** The texts of the company register, English and French. */
import type { Language } from '../page/language.ts';
import type { Fault } from './register-faults.ts';

const en = {
  title: 'Company register',
  intro: 'Companies that can be found when one registers at the shop, by name or by number. All of them are invented.',
  companies: 'Who is registered',
  legalForm: 'legal form',
  hidden: 'A company that keeps its name to itself',
  goesWrong: 'What goes wrong with the next search?',
  nothing: 'Nothing',
  apply: 'Apply',
  faults: {
    slow: 'it is not answered in time',
    unavailable: 'the register is down (503)',
    tooManyRequests: 'the register is asked too often (429)',
    otherDialect: 'the answer is in another format',
    oversized: 'the answer is too long',
    redirected: 'the register has moved (302)',
  } satisfies Record<Fault, string>,
};

const fr: typeof en = {
  title: 'Registre des entreprises',
  intro:
    'Les entreprises que l’on trouve en s’inscrivant à la boutique, par leur nom ou leur numéro. Toutes sont inventées.',
  companies: 'Qui est inscrit',
  legalForm: 'forme juridique',
  hidden: 'Une entreprise qui ne diffuse pas son nom',
  goesWrong: 'Qu’est-ce qui va mal à la prochaine recherche ?',
  nothing: 'Rien',
  apply: 'Appliquer',
  faults: {
    slow: 'elle n’a pas de réponse à temps',
    unavailable: 'le registre est en panne (503)',
    tooManyRequests: 'le registre est trop sollicité (429)',
    otherDialect: 'la réponse est dans un autre format',
    oversized: 'la réponse est trop longue',
    redirected: 'le registre a déménagé (302)',
  },
};

export type CompanyRegisterTexts = typeof en;

export const companyRegisterTexts: Readonly<Record<Language, CompanyRegisterTexts>> = { en, fr };
