/**
 * The people of a company: its representatives, its shareholders, and the required data about them (spec sections 3, 5
 * and 9, S3.81, A-80, A-140).
 */
export {
  newRepresentative,
  EMPTY_PERSON,
  checkRepresentatives,
  type KybPersonId,
  type Person,
  type Representative,
  type Representatives,
} from './person.ts';
export {
  ENTITY_TYPES,
  SHAREHOLDER_THRESHOLD_PERCENT,
  askedFields,
  needsForm,
  newShareholder,
  sharesDeclared,
  settleShareholders,
  type EntityType,
  type Shareholder,
  type Shareholders,
} from './shareholder.ts';
export {
  EMPTY_IDENTITY_PAPER,
  EMPTY_TAX_RESIDENCE,
  IDENTITY_PAPER_KINDS,
  paperHolders,
  taxResidents,
  settleByPerson,
  answerOf,
  checkIdentityPapers,
  checkTaxResidences,
  type ByPerson,
  type IdentityPaper,
  type IdentityPaperKind,
  type TaxResidence,
} from './about-people.ts';
export { checkShareholders, type SharesRefusal } from './shareholder-check.ts';
export { PEOPLE_MAX, roomForPeople } from './people-limit.ts';
