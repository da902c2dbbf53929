/**
 * The shareholders of a company, and which data the dossier requires about each (spec sections 3, 5 and 9, S3.81,
 * S5.61, S9.14, A-80, A-140). Percentages are strings as typed; the threshold applies to capital and votes separately.
 */
import { Decimal } from 'decimal.js';
import { EMPTY_PERSON } from './person.ts';
import type { KybPersonId, Person } from './person.ts';
import { readPercent } from '../dossier-field/index.ts';

/** The least share of the capital or of the votes with which a shareholder needs a form. */
export const SHAREHOLDER_THRESHOLD_PERCENT = 25;

export const ENTITY_TYPES = ['naturalPerson', 'legalEntity', 'listedCompany'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** `entityName` is for entities, the names and the rest of a person for natural persons; an entity's `nationality` is where it is registered. */
export interface Shareholder extends Person {
  readonly id: KybPersonId;
  readonly entityType: EntityType | null;
  readonly capitalPercent: string;
  readonly votesPercent: string;
  readonly entityName: string;
}

/** `isNobodyAtThreshold` is the company's statement that nobody has 25 % or more. */
export interface Shareholders {
  readonly isNobodyAtThreshold: boolean;
  readonly holders: readonly Shareholder[];
}

/** A shareholder without data. */
export const newShareholder = (id: KybPersonId): Shareholder => ({
  id,
  entityType: null,
  capitalPercent: '',
  votesPercent: '',
  entityName: '',
  ...EMPTY_PERSON,
});

type Stakes = Pick<Shareholder, 'capitalPercent' | 'votesPercent'>;

const reachesThreshold = (percent: string): boolean =>
  readPercent(percent)?.greaterThanOrEqualTo(SHAREHOLDER_THRESHOLD_PERCENT) ?? false;

/** True for at least 25 % of the capital or of the votes; an invalid share does not count. */
export const needsForm = ({ capitalPercent, votesPercent }: Stakes): boolean =>
  reachesThreshold(capitalPercent) || reachesThreshold(votesPercent);

/** The shares declared so far in percent, for a running total. Invalid shares do not count. */
export const sharesDeclared = (holders: readonly Stakes[]): { readonly capital: Decimal; readonly votes: Decimal } => {
  const sum = (share: keyof Stakes): Decimal =>
    holders.reduce((total, holder) => total.plus(readPercent(holder[share]) ?? 0), new Decimal(0));
  return { capital: sum('capitalPercent'), votes: sum('votesPercent') };
};

const ALWAYS = ['id', 'entityType', 'capitalPercent', 'votesPercent'] as const;
const NAMES = {
  naturalPerson: ['firstName', 'lastName'],
  legalEntity: ['entityName'],
  listedCompany: ['entityName'],
} as const satisfies Record<EntityType, readonly (keyof Shareholder)[]>;
const FORM = {
  naturalPerson: ['birthDate', 'birthCity', 'nationality', 'jobTitle', 'monthlyIncomeRange', 'personalAssetsRange'],
  legalEntity: ['nationality'],
  listedCompany: ['nationality'],
} as const satisfies Record<EntityType, readonly (keyof Shareholder)[]>;

/** The required fields of a shareholder: shares and type of each, names by type, the form from the threshold on. */
export const askedFields = (holder: Shareholder): readonly (keyof Shareholder)[] => {
  if (holder.entityType === null) return ALWAYS;
  const named = [...ALWAYS, ...NAMES[holder.entityType]];
  return needsForm(holder) ? [...named, ...FORM[holder.entityType]] : named;
};

/** The answers without those that no longer apply, after a change of type or shares. */
export const settleShareholders = (shareholders: Shareholders): Shareholders => ({
  ...shareholders,
  holders: shareholders.holders.map((holder) => ({
    ...newShareholder(holder.id),
    ...Object.fromEntries(askedFields(holder).map((field) => [field, holder[field]])),
  })),
});
