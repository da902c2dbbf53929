/** A company's dossier as a row: the answers and what is asked for again are encrypted as a whole. Source: S1.31, A-78, A-191. */
import type { Civility } from '@offrande/domain/address';
import {
  type AskedItem,
  type Dossier,
  dossierOf,
  EMPTY_DOSSIER,
  type KybRecord,
  newRecord,
  recordsOf,
} from '@offrande/domain/dossier';
import { KybWireRecords } from '@offrande/domain/dossier/schema';
import { arrivalOf, begunDossier, type TransferFinding } from '@offrande/domain/kyb';
import { AskedItems, type KybSaves } from '@offrande/domain/kyb/schema';
import { phoneEntryOfE164 } from '@offrande/domain/phone';
import { Schema } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { readProfile } from '../customer/company-profile.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { draw } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Vault } from '../vault.ts';

const PURPOSE = 'kyb-dossier';

const answers = Schema.fromJsonString(KybWireRecords);
const asked = Schema.fromJsonString(AskedItems);
const [encodeAnswers, decodeAnswers] = [Schema.encodeSync(answers), Schema.decodeUnknownSync(answers)];
const [encodeAsked, decodeAsked] = [Schema.encodeSync(asked), Schema.decodeUnknownSync(asked)];

export const encryptDossier = (vault: Vault, dossier: Dossier): string =>
  vault.encrypt(PURPOSE, encodeAnswers(recordsOf(dossier)));

/** Null if nothing is asked for again. */
export const encryptAsked = (vault: Vault, items: readonly AskedItem[]): string | null =>
  items.length === 0 ? null : vault.encrypt(PURPOSE, encodeAsked(items));

export interface DossierRow {
  readonly customer_id: string;
  readonly reference: string;
  readonly state: KybRecord['state'];
  readonly answers_encrypted: string;
  readonly asked_encrypted: string | null;
  readonly transfer: TransferFinding;
  readonly saves: Partial<KybSaves>;
}

/** The columns of a `DossierRow`, of the table or its alias. */
export const dossierColumns = (of: string): RawBuilder<unknown> =>
  sql.raw(
    ['customer_id', 'reference', 'state', 'answers_encrypted', 'asked_encrypted', 'transfer', 'saves']
      .map((column) => `${of}.${column}`)
      .join(', '),
  );

export const recordOf = (vault: Vault, row: DossierRow): KybRecord => {
  const begun = newRecord(row.reference);
  return {
    ...begun,
    dossier: dossierOf(decodeAnswers(vault.decrypt(PURPOSE, row.answers_encrypted))),
    state: row.state,
    asked: row.asked_encrypted === null ? [] : decodeAsked(vault.decrypt(PURPOSE, row.asked_encrypted)),
    transfer: arrivalOf(row.transfer),
    saves: { ...begun.saves, ...row.saves },
  };
};

/** Without those that look like others. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

interface KnownRow {
  readonly profile_encrypted: string;
  readonly civility: Civility | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** What a company is known to have said; the answers that a dossier begins with. */
const knownAnswers = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unitId: string,
  customerId: string,
): Promise<Dossier> => {
  const { rows } = await sql<KnownRow>`
    select company.profile_encrypted, civility, first_name, last_name, email, phone
    from company join customer on customer.id = company.customer_id
    where company.customer_id = ${customerId} and company.bu_id = ${unitId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return EMPTY_DOSSIER;
  const { civility, first_name: firstName, last_name: lastName, email } = row;
  const phone = row.phone === null ? EMPTY_DOSSIER.company.contact.phone : phoneEntryOfE164(row.phone);
  const contact = { civility, firstName, lastName, email, phone };
  return begunDossier({ ...readProfile(vault, row.profile_encrypted), contact });
};

const hasDossier = async (transaction: UnitTransaction, unitId: string, customerId: string): Promise<boolean> => {
  const { rows } = await sql`select from kyb_dossier where customer_id = ${customerId} and bu_id = ${unitId}`.execute(
    transaction,
  );
  return rows.length === 1;
};

/** Begins a company's dossier with what it said at its registration; false if there is one already. */
export const beginDossier = async (
  transaction: UnitTransaction,
  shop: Pick<Shop, 'vault' | 'random' | 'clock'>,
  unitId: string,
  customerId: string,
): Promise<boolean> => {
  if (await hasDossier(transaction, unitId, customerId)) return false;
  const { vault, random, clock } = shop;
  const now = clock();
  const reference = `K-${now.getUTCFullYear()}-${draw(random, REFERENCE_CHARACTERS, REFERENCE_LENGTH)}`;
  const dossier = await knownAnswers(transaction, shop, unitId, customerId);
  const { rows } = await sql`
    insert into kyb_dossier (customer_id, bu_id, reference, state, answers_encrypted, begun_at)
    values (${customerId}, ${unitId}, ${reference}, 'open', ${encryptDossier(vault, dossier)}, ${now})
    on conflict (customer_id) do nothing returning customer_id`.execute(transaction);
  return rows.length === 1;
};
