/**
 * The accounts that a unit has one of for its currency, and how they are found. A card's account is made with the card.
 * Money owed to the shop stands negative, what the shop owes stands positive, and everything adds up to zero.
 */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Random, uuid } from '../random.ts';

/** Kinds of accounts beside the cards' (reliability section 3). */
export const UNIT_ACCOUNTS = [
  'psp_clearing',
  'card_liability',
  'discount',
  'fees',
  'letter_income',
  'tax',
  'expiry_income',
  'suspense',
] as const;
export type UnitAccount = (typeof UNIT_ACCOUNTS)[number];

/** Makes the accounts that a unit does not have yet. */
export const openUnitAccounts = async (
  transaction: UnitTransaction,
  unit: { readonly id: string; readonly currency: string },
  random: Random,
): Promise<void> => {
  const rows = UNIT_ACCOUNTS.map((kind) => sql`(${uuid(random)}::uuid, ${unit.id}, ${kind}, ${unit.currency}, false)`);
  await sql`insert into account (id, bu_id, kind, currency, floor_zero) values ${sql.join(rows)}
    on conflict (bu_id, kind, currency) where kind <> 'card' do nothing`.execute(transaction);
};

/** The ids of a unit's accounts by kind. They never change, so they are read once per unit and process. */
const known = new WeakMap<object, Map<string, ReadonlyMap<string, string>>>();

export const unitAccounts = async (
  transaction: UnitTransaction,
  owner: object,
  unitId: string,
  currency: string,
): Promise<ReadonlyMap<string, string>> => {
  const units = known.get(owner) ?? new Map<string, ReadonlyMap<string, string>>();
  known.set(owner, units);
  const key = `${unitId}:${currency}`;
  const cached = units.get(key);
  if (cached) return cached;
  const { rows } = await sql<{ kind: string; id: string }>`
    select kind, id from account where bu_id = ${unitId} and currency = ${currency} and kind <> 'card'`.execute(transaction);
  const accounts = new Map(rows.map(({ kind, id }) => [kind, id]));
  if (accounts.size >= UNIT_ACCOUNTS.length) units.set(key, accounts);
  return accounts;
};
