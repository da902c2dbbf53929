/**
 * The required fields of a complete dossier, as spec section 3 lists them, and how to remove a field. For tests of
 * `missing`.
 */
import type { Dossier } from './dossier.ts';
import type { KybTab } from './tabs.ts';

export interface RequiredField {
  readonly tab: KybTab;
  readonly path: string;
}

const under = (prefix: string, fields: string): readonly string[] => fields.split(' ').map((field) => prefix + field);

const ADDRESS = 'line1 zipCode city countryCode';
const PERSON = 'firstName lastName birthDate birthCity nationality jobTitle monthlyIncomeRange personalAssetsRange';

const companyFields = ({ company }: Dossier): readonly string[] => [
  ...under('identity.', 'legalName taxPayerId createdOn registrationNumber registeredOn'),
  ...under('identity.address.', ADDRESS),
  ...under('profile.', 'companyType capital sectorCode beneficiaryPercent annualSalesRange netIncomeRange'),
  ...under('profile.', 'employeeCount registrationDocument registrationDocumentDate'),
  ...under('contact.', 'civility firstName lastName email phone'),
  ...(company.delivery.addressType === 'other' ? under('delivery.address.', ADDRESS) : []),
  ...(company.invoicing.addressType === 'other' ? under('invoicing.address.', ADDRESS) : []),
  'invoicing.email',
];

/** The rule of 25 % in its simplest form, independent of the tested rule. */
const isLarge = (holder: Dossier['shareholders']['holders'][number]): boolean =>
  Math.max(...[holder.capitalPercent, holder.votesPercent].map((share) => Number(share.replace(',', '.')))) >= 25;

const holderFields = (holder: Dossier['shareholders']['holders'][number]): readonly string[] => {
  const isPerson = holder.entityType === 'naturalPerson';
  const name = isPerson ? 'firstName lastName' : 'entityName';
  const form = isPerson ? PERSON : 'entityName nationality';
  return under(`holders.${holder.id}.`, `entityType capitalPercent votesPercent ${isLarge(holder) ? form : name}`);
};

const embargoFields = ({ embargo }: Dossier): readonly string[] => {
  if (embargo.question1 !== true) return ['question1'];
  const list = embargo.question2 === 'entityAndListedSubsidiaries' ? ['subsidiaries'] : [];
  return ['question1', 'question2', ...list, 'question3', 'question4'];
};

const peopleAsked = ({ representatives, shareholders }: Dossier) => ({
  representatives: representatives.people.map(({ id }) => id),
  owners: shareholders.holders.filter(isLarge),
});

/** Every required field of a complete dossier. */
export const requiredFields = (dossier: Dossier): readonly RequiredField[] => {
  const { representatives, owners } = peopleAsked(dossier);
  const taxpayers = [...representatives, ...owners.map(({ id }) => id)];
  const people = owners.filter(({ entityType }) => entityType === 'naturalPerson').map(({ id }) => id);
  const byTab: Readonly<Record<KybTab, readonly string[]>> = {
    company: companyFields(dossier),
    representatives: representatives.flatMap((id) => under(`people.${id}.`, PERSON)),
    shareholders: [
      ...dossier.shareholders.holders.flatMap(holderFields),
      ...(owners.length === 0 ? ['isNobodyAtThreshold'] : []),
    ],
    transferVerification: ['accountHolder', 'iban', 'sentOn', 'isInstant'],
    taxResidence: taxpayers.flatMap((id) => under(`${id}.`, 'country tin')),
    idDocuments: [...representatives, ...people].flatMap((id) => under(`${id}.`, 'kind document')),
    embargo: embargoFields(dossier),
  };
  return (Object.keys(byTab) as KybTab[]).flatMap((tab) => byTab[tab].map((path) => ({ tab, path })));
};

/** Choices, documents and yes-or-no answers; the rest are strings, lists and the statement about shareholders. */
const CHOSEN = /(?:^|\.)(?:civility|entityType|kind|\w*[dD]ocument|question1|question2|isInstant)$/;

const emptyOf = (value: unknown, path: string): unknown => {
  if (CHOSEN.test(path)) return null;
  if (Array.isArray(value)) return [];
  if (typeof value === 'object') return { ...value, number: ' ' };
  return typeof value === 'string' ? '' : false;
};

const change = (value: unknown, [key, ...rest]: readonly string[], put: (old: unknown) => unknown): unknown => {
  if (key === undefined) return put(value);
  if (Array.isArray(value)) return value.map((item) => (item.id === key ? change(item, rest, put) : item));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: change(record[key], rest, put) };
};

const at = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return value;
  const next = Array.isArray(value) ? value.find(({ id }) => id === key) : (value as Record<string, unknown>)[key];
  return at(next, rest);
};

const whole = ({ tab, path }: RequiredField): readonly string[] => [tab, ...path.split('.')];

/** The dossier with a field set to the given value. */
export const put = (dossier: Dossier, field: RequiredField, value: unknown): Dossier =>
  change(dossier, whole(field), () => value) as Dossier;

/** The dossier without a field: not answered, not chosen, not attached. */
export const without = (dossier: Dossier, field: RequiredField): Dossier =>
  change(dossier, whole(field), (old) => emptyOf(old, field.path)) as Dossier;

/** The dossier with a field as another dossier has it. */
export const restored = (dossier: Dossier, field: RequiredField, from: Dossier): Dossier =>
  put(dossier, field, at(from, whole(field)));
