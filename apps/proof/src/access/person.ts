/** The callers, from an anonymous one to the owner, and the strings that identify the owner's data. */
import type { CompanyRole } from '@offrande/domain/company-people';
import type { MemberType } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { openCustomer } from '../../../server/src/customer/open-customer.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { storePasswordSql } from '../../../server/src/password/credential.ts';
import { hashPassword } from '../../../server/src/password/hash-password.ts';
import { draw, uuid } from '../../../server/src/random.ts';
import type { Customer } from '../../../server/src/call/buyer.ts';
import type { UnitId, VisitedShop } from '../visitor/visited-shop.ts';
import { openAnonymous, openVisitor, type Visitor } from '../visitor/visitor.ts';

/**
 * `guest` has an init token; `neighbour` is another customer of the owner's kind and unit; `stranger` is a customer of another unit
 * who calls in that unit; `intruder` is a customer of another unit who calls in the owner's unit. The owner comes last.
 */
export const CALLERS = ['anonymous', 'guest', 'intruder', 'stranger', 'neighbour', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

export const PASSWORD = 'Cerisier1-en-fleur';

/** Who owns the data that a call is about; a guest's data belongs to the browser. */
export type OwnerKind = 'guest' | 'individual' | 'business' | 'salesman';

/** The kinds of customers of a unit; each calls for the data of owners of the other kinds too. */
export const MEMBER_KINDS = ['individual', 'business', 'salesman'] as const;
export type MemberKind = (typeof MEMBER_KINDS)[number];

export interface Person {
  readonly caller: Caller;
  readonly visitor: Visitor;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The customer's id; `ANONYMOUS` for a guest. */
  readonly id: string;
  readonly email: string;
  /** A unique word that is part of every text of this person. */
  readonly word: string;
  /** Strings that nobody else may be shown: the word, card numbers and PINs, unique amounts. */
  readonly canaries: Set<string>;
}

export const ANONYMOUS = '00000000-0000-4000-8000-000000000000';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

let hashed: Promise<string> | null = null;

const openAccount = async (
  place: VisitedShop,
  unitId: UnitId,
  memberType: MemberType,
  word: string,
): Promise<Customer> => {
  const { shop } = place;
  const unit = place.unit(unitId);
  const password = await (hashed ??= hashPassword(shop, PASSWORD));
  return inUnit(shop.connection, unitId, async (transaction) => {
    const customer = await openCustomer(transaction, shop, unit, {
      memberType,
      email: `${word}@example.test`,
      firstName: `Prenom${word}`,
      lastName: `Nom${word}`,
      contractLevel: 'registered',
    });
    await storePasswordSql(unit, customer.id, password, shop.clock()).execute(transaction);
    return customer;
  });
};

/** The roles of those who act for a company and are not its administrators. */
export const COLLEAGUE_ROLES = ['buyer', 'approver'] as const satisfies readonly CompanyRole[];
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];

/** Somebody who acts for a company in this role. */
export const openColleague = async (place: VisitedShop, company: Person, role: ColleagueRole): Promise<Person> => {
  const { shop } = place;
  const word = `kanari${draw(shop.random, LETTERS, 10)}`;
  const accountId = uuid(shop.random);
  await inUnit(shop.connection, 'FR', (transaction) =>
    sql`with person as (insert into company_person (id, bu_id, email, first_name, last_name, created_at)
        values (${accountId}::uuid, 'FR', ${`${word}@example.test`}, 'Prenom', 'Nom', ${shop.clock()}::timestamptz))
      insert into company_seat (company_id, person_id, bu_id, role, joined_at, chosen_at)
      values (${company.id}::uuid, ${accountId}::uuid, 'FR', ${role}, ${shop.clock()}::timestamptz, ${shop.clock()}::timestamptz)`.execute(
      transaction,
    ),
  );
  const customer = { ...company.customer!, accountId };
  const visitor = await openVisitor(place, 'FR', customer, word);
  return { ...company, caller: 'neighbour', visitor, customer, word, email: `${word}@example.test` };
};

export const openPerson = async (
  place: VisitedShop,
  caller: Caller,
  kind: OwnerKind,
  unitId: UnitId,
): Promise<Person> => {
  const word = `kanari${draw(place.shop.random, LETTERS, 10)}`;
  const hasAccount = kind !== 'guest' && caller !== 'anonymous' && caller !== 'guest';
  const customer = hasAccount ? await openAccount(place, unitId, kind, word) : null;
  return {
    caller,
    visitor: caller === 'anonymous' ? openAnonymous(place, unitId) : await openVisitor(place, unitId, customer, word),
    customer,
    id: customer?.id ?? ANONYMOUS,
    email: `${word}@example.test`,
    word,
    canaries: new Set([word]),
  };
};
