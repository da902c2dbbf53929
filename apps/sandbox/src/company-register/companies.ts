/**
 * The companies of the register, all invented: some of similar names, an association, a public body, a person in business,
 * one with a second establishment and one that keeps its name and address to itself. Forms are INSEE's codes of legal categories.
 */

/** A postal address in parts, as the register keeps it. */
export interface RegisterAddress {
  readonly numero_voie: string | null;
  readonly type_voie: string | null;
  readonly libelle_voie: string | null;
  readonly complement_adresse: string | null;
  readonly code_postal: string | null;
  readonly libelle_commune: string | null;
}

export interface Establishment extends RegisterAddress {
  readonly siret: string;
  readonly nom_commercial: string | null;
}

export interface RegisteredCompany {
  readonly siren: string;
  readonly nom_complet: string;
  /** Null for a person, who has no company name. */
  readonly nom_raison_sociale: string | null;
  readonly sigle: string | null;
  readonly nature_juridique: string;
  /** The head office comes first. */
  readonly establishments: readonly [Establishment, ...Establishment[]];
}

/** What the register writes in place of what a company keeps to itself. */
const HIDDEN = '[NON-DIFFUSIBLE]';

type Street = readonly [numero: string | null, type: string, libelle: string];

const at = (
  siret: string,
  [numero_voie, type_voie, libelle_voie]: Street,
  code_postal: string,
  libelle_commune: string,
  more: Partial<Establishment> = {},
): Establishment => ({
  siret,
  numero_voie,
  type_voie,
  libelle_voie,
  complement_adresse: null,
  code_postal,
  libelle_commune,
  nom_commercial: null,
  ...more,
});

const company = (
  siren: string,
  name: string,
  nature_juridique: string,
  establishments: RegisteredCompany['establishments'],
  more: Partial<RegisteredCompany> = {},
): RegisteredCompany => ({
  siren,
  nom_complet: name,
  nom_raison_sociale: name,
  sigle: null,
  nature_juridique,
  establishments,
  ...more,
});

export const COMPANIES: readonly RegisteredCompany[] = [
  company('552100554', 'Acme Atlantique', '5710', [
    at('55210055400039', ['12', 'quai', 'de la Fosse'], '44000', 'Nantes', { nom_commercial: 'Acme' }),
  ]),
  company('732829320', 'Acme Conseil', '5499', [at('73282932000074', ['3', 'rue', 'des Lilas'], '69003', 'Lyon')]),
  company('999101017', 'Acme Bretagne', '5710', [
    at('99910101700013', ['8', 'place', 'du Parlement'], '35000', 'Rennes', { complement_adresse: 'Bâtiment B' }),
  ]),
  company('999102023', 'Comité social et économique d’Acme Atlantique', '8310', [
    at('99910202300010', ['12', 'quai', 'de la Fosse'], '44000', 'Nantes', { complement_adresse: 'Escalier 2' }),
  ]),
  company('999103039', 'Boulangerie de l’Épi d’Or', '5499', [
    at('99910303900015', ['5', 'cours', 'Mirabeau'], '13100', 'Aix-en-Provence'),
  ]),
  company('999104045', 'Librairie Sauvage', '5499', [
    at('99910404500011', ['27', 'rue', 'Sainte-Catherine'], '33000', 'Bordeaux'),
    at('99910404500029', ['4', 'allée', 'des Platanes'], '64100', 'Bayonne', {
      nom_commercial: 'Sauvage au bord de l’eau',
    }),
  ]),
  company('999105059', 'Ateliers Dubreuil', '5710', [
    at('99910505900011', ['110', 'avenue', 'Jean Jaurès'], '59000', 'Lille'),
  ]),
  company('999106065', 'Transports Dubreuil', '5599', [
    at('99910606500017', [null, 'zone industrielle', 'du Val'], '59300', 'Valenciennes'),
  ]),
  company(
    '999107071',
    'Jeanne Castel',
    '1000',
    [at('99910707100014', ['16', 'rue', 'du Four'], '75006', 'Paris', { nom_commercial: 'Maison Castel' })],
    { nom_raison_sociale: null },
  ),
  company(
    '999108087',
    'Les Amis du Canal',
    '9220',
    [at('99910808700019', ['1', 'chemin', 'de Halage'], '31000', 'Toulouse')],
    { nom_complet: 'Les Amis du Canal (LAC)', sigle: 'LAC' },
  ),
  company('299111112', 'Commune de Saint-Aubin-des-Chênes', '7210', [
    at('29911111200015', ['1', 'place', 'de la Mairie'], '35140', 'Saint-Aubin-des-Chênes'),
  ]),
  // A form that few companies have.
  company('999112121', 'Machines des Vergers', '6316', [
    at('99911212100010', [null, 'lieu-dit', 'Les Vergers'], '26120', 'Chabeuil'),
  ]),
  company(
    '999113137',
    HIDDEN,
    '1000',
    [
      at('99911313700015', [HIDDEN, HIDDEN, HIDDEN], HIDDEN, 'Dijon', {
        complement_adresse: HIDDEN,
        nom_commercial: HIDDEN,
      }),
    ],
    { sigle: HIDDEN },
  ),
];
