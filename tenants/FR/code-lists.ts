/**
 * The lists of codes of the French unit, by the ids they are read with (mID). Sectors are the sections of the French
 * nomenclature of activities (NAF rev. 2); occasions are those for which a gift voucher may be free of contributions.
 */
import type { CodeListsData } from '../unit-data.ts';
import type { Language } from './languages.ts';

type Row = readonly [code: string, en: string, fr: string];

const list = (rows: readonly Row[]) => rows.map(([code, en, fr]) => ({ code, name: { en, fr } }));

const SECTORS: readonly Row[] = [
  ['A', 'Agriculture, forestry and fishing', 'Agriculture, sylviculture et pêche'],
  ['B', 'Mining and quarrying', 'Industries extractives'],
  ['C', 'Manufacturing', 'Industrie manufacturière'],
  ['D', 'Electricity, gas, steam and air conditioning', 'Électricité, gaz, vapeur et air conditionné'],
  ['E', 'Water, sewerage and waste', 'Eau, assainissement et déchets'],
  ['F', 'Construction', 'Construction'],
  ['G', 'Wholesale and retail trade, repair of vehicles', 'Commerce, réparation d’automobiles et de motocycles'],
  ['H', 'Transport and storage', 'Transports et entreposage'],
  ['I', 'Accommodation and food services', 'Hébergement et restauration'],
  ['J', 'Information and communication', 'Information et communication'],
  ['K', 'Finance and insurance', 'Activités financières et d’assurance'],
  ['L', 'Real estate', 'Activités immobilières'],
  ['M', 'Professional, scientific and technical activities', 'Activités spécialisées, scientifiques et techniques'],
  ['N', 'Administrative and support services', 'Services administratifs et de soutien'],
  ['O', 'Public administration', 'Administration publique'],
  ['P', 'Education', 'Enseignement'],
  ['Q', 'Health and social work', 'Santé humaine et action sociale'],
  ['R', 'Arts, entertainment and recreation', 'Arts, spectacles et activités récréatives'],
  ['S', 'Other services', 'Autres activités de services'],
  ['T', 'Households as employers', 'Activités des ménages en tant qu’employeurs'],
  ['U', 'Extraterritorial organisations', 'Activités extra-territoriales'],
];

const COMPANY_TYPES: readonly Row[] = [
  ['EI', 'Sole trader (EI)', 'Entreprise individuelle (EI)'],
  ['EURL', 'Single-member limited company (EURL)', 'EURL'],
  ['SARL', 'Limited company (SARL)', 'SARL'],
  ['SASU', 'Single-member simplified company (SASU)', 'SASU'],
  ['SAS', 'Simplified joint-stock company (SAS)', 'SAS'],
  ['SA', 'Public limited company (SA)', 'SA'],
  ['SNC', 'General partnership (SNC)', 'SNC'],
  ['SCI', 'Property company (SCI)', 'SCI'],
  ['ASSO', 'Association (law of 1901)', 'Association (loi de 1901)'],
  ['CSE', 'Works council (CSE)', 'Comité social et économique (CSE)'],
  ['PUB', 'Public body', 'Organisme public'],
];

const SALES: readonly Row[] = [
  ['1', 'under €100,000', 'moins de 100 000 €'],
  ['2', '€100,000 to €1,000,000', 'de 100 000 à 1 000 000 €'],
  ['3', '€1,000,000 to €10,000,000', 'de 1 000 000 à 10 000 000 €'],
  ['4', '€10,000,000 to €50,000,000', 'de 10 000 000 à 50 000 000 €'],
  ['5', 'over €50,000,000', 'plus de 50 000 000 €'],
];

const NET_INCOMES: readonly Row[] = [
  ['0', 'a loss', 'une perte'],
  ['1', 'under €10,000', 'moins de 10 000 €'],
  ['2', '€10,000 to €100,000', 'de 10 000 à 100 000 €'],
  ['3', '€100,000 to €1,000,000', 'de 100 000 à 1 000 000 €'],
  ['4', 'over €1,000,000', 'plus de 1 000 000 €'],
];

const OCCUPATIONS: readonly Row[] = [
  ['CEO', 'Chief executive', 'Directeur général'],
  ['CHAIR', 'Chair', 'Président'],
  ['MANAGER', 'Manager', 'Gérant'],
  ['FINANCE', 'Finance director', 'Directeur financier'],
  ['HR', 'Human resources director', 'Directeur des ressources humaines'],
  ['TREASURER', 'Treasurer', 'Trésorier'],
  ['OTHER', 'Other', 'Autre'],
];

const MONTHLY_INCOMES: readonly Row[] = [
  ['1', 'under €2,000', 'moins de 2 000 €'],
  ['2', '€2,000 to €4,000', 'de 2 000 à 4 000 €'],
  ['3', '€4,000 to €8,000', 'de 4 000 à 8 000 €'],
  ['4', 'over €8,000', 'plus de 8 000 €'],
];

const PERSONAL_ASSETS: readonly Row[] = [
  ['1', 'under €100,000', 'moins de 100 000 €'],
  ['2', '€100,000 to €500,000', 'de 100 000 à 500 000 €'],
  ['3', '€500,000 to €1,300,000', 'de 500 000 à 1 300 000 €'],
  ['4', 'over €1,300,000', 'plus de 1 300 000 €'],
];

const ENTITY_TYPES: readonly Row[] = [
  ['PERSON', 'A person', 'Une personne physique'],
  ['COMPANY', 'A company', 'Une société'],
  ['TRUST', 'A trust or a similar arrangement', 'Une fiducie ou un dispositif semblable'],
  ['STATE', 'A public body', 'Un organisme public'],
];

const OCCASIONS: readonly Row[] = [
  ['BIRTH', 'Birth or adoption', 'Naissance ou adoption'],
  ['MARRIAGE', 'Marriage or civil partnership', 'Mariage ou pacs'],
  ['RETIREMENT', 'Retirement', 'Départ à la retraite'],
  ['MOTHERS', 'Mother’s Day', 'Fête des mères'],
  ['FATHERS', 'Father’s Day', 'Fête des pères'],
  ['CATHERINE', 'Saint Catherine', 'Sainte-Catherine'],
  ['NICHOLAS', 'Saint Nicholas', 'Saint-Nicolas'],
  ['CHRISTMAS_STAFF', 'Christmas, for employees', 'Noël des salariés'],
  ['CHRISTMAS_CHILDREN', 'Christmas, for their children', 'Noël des enfants'],
  ['SCHOOL', 'Start of the school year', 'Rentrée scolaire'],
];

/** `ST_EKDR` is of another unit. */
export const codeLists: CodeListsData<Language> = {
  IND: list(SECTORS),
  CLR: list(COMPANY_TYPES),
  ATO: list(SALES),
  OC: list(OCCUPATIONS),
  MIR: list(MONTHLY_INCOMES),
  PAR: list(PERSONAL_ASSETS),
  ET: list(ENTITY_TYPES),
  NIR: list(NET_INCOMES),
  ST_EKDR: [],
  URSSAF: list(OCCASIONS),
};
