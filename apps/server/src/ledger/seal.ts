/**
 * Sealing the journals: each block is hashed with the block before it and signed with an HMAC under the server's key (reliability
 * section 3, invariant 9). Changing the tables breaks a hash, and recomputing the hashes requires the key.
 */
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Vault } from '../vault.ts';
import type { Finding } from './finding.ts';

const JOURNALS_IN_A_BLOCK = 5000;

const sealHmac = (vault: Vault, unitId: string, no: bigint, hash: string): string =>
  vault.hmac('ledger-seal', `${unitId}.${no}.${hash}`);

/** Puts unsealed journals into a block, lowest ids first; null if there are none. */
const sealBlock = async (
  transaction: UnitTransaction,
  unitId: string,
  now: Date,
): Promise<{ readonly no: bigint; readonly hash: string } | null> => {
  const { rows } = await sql<{ no: bigint; hash: string }>`
    with head as (select no, hash from seal where bu_id = ${unitId} order by no desc limit 1),
    taken as (
      delete from unsealed_journal where journal_id = any(array(
        select journal_id from unsealed_journal where bu_id = ${unitId} order by journal_id limit ${JOURNALS_IN_A_BLOCK}))
      returning journal_id
    ),
    block as (
      select count(*)::integer as journals, string_agg(journal_digest(journal_id), ''::bytea order by journal_id) as body from taken
    ),
    sealed as (
      insert into seal (bu_id, no, previous_hash, hash, journals, sealed_at)
      select ${unitId}, coalesce(head.no, 0) + 1, coalesce(head.hash, ''::bytea), sha256(coalesce(head.hash, ''::bytea) || body),
        journals, ${now}::timestamptz
      from block left join head on true where journals > 0
      returning no, hash
    ),
    listed as (
      insert into sealed_journal (journal_id, bu_id, seal_no) select journal_id, ${unitId}, sealed.no from taken, sealed
    )
    select no, encode(hash, 'hex') as hash from sealed`.execute(transaction);
  return rows[0] ?? null;
};

/** Seals one block of a unit's unsealed journals; false if there are none, or if another server is sealing the unit. */
export const sealJournals = ({ connection, vault, clock }: Shop, unitId: string): Promise<boolean> =>
  inUnit(connection, unitId, async (transaction) => {
    const { rows } = await sql<{ is_free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`seal:${unitId}`}, 0)) as is_free`.execute(transaction);
    const block = rows[0]!.is_free ? await sealBlock(transaction, unitId, clock()) : null;
    if (block === null) return false;
    await sql`update seal set mark = ${sealHmac(vault, unitId, block.no, block.hash)}
      where bu_id = ${unitId} and no = ${block.no}`.execute(transaction);
    return true;
  });

interface SealRow {
  readonly no: bigint;
  readonly hash: string;
  readonly mark: string | null;
  readonly is_whole: boolean;
  readonly follows: boolean;
}

/** The number of the next seal; null if there is none. */
export const nextSeal = async (transaction: UnitTransaction, unitId: string, after: bigint): Promise<bigint | null> => {
  const { rows } = await sql<{ no: bigint }>`
    select no from seal where bu_id = ${unitId} and no > ${after} order by no limit 1`.execute(transaction);
  return rows[0]?.no ?? null;
};

/** Broken seals and links of the whole chain, or of some of its seals; an empty list is the only good answer. */
export const brokenSeals = async (
  transaction: UnitTransaction,
  vault: Vault,
  unitId: string,
  numbers?: readonly bigint[],
): Promise<readonly Finding[]> => {
  const chosen = numbers === undefined ? sql`true` : sql`seal.no = any(${numbers}::bigint[])`;
  const { rows } = await sql<SealRow>`
    select seal.no, encode(seal.hash, 'hex') as hash, seal.mark,
      blocks.journals = seal.journals and sha256(seal.previous_hash || blocks.body) = seal.hash as is_whole,
      coalesce(before.hash, ''::bytea) = seal.previous_hash and (before.no is not null or seal.no = 1) as follows
    from seal left join seal before on before.bu_id = seal.bu_id and before.no = seal.no - 1
      left join lateral (
        select count(*) as journals, string_agg(journal_digest(journal_id), ''::bytea order by journal_id) as body
        from sealed_journal where bu_id = seal.bu_id and seal_no = seal.no
      ) blocks on true
    where seal.bu_id = ${unitId} and ${chosen} order by seal.no`.execute(transaction);
  return rows.flatMap(({ no, hash, mark, is_whole, follows }) => {
    const isOurs = mark === sealHmac(vault, unitId, no, hash);
    return is_whole && follows && isOurs ? [] : [{ rule: 'the chain of journals holds', subject: `${unitId} ${no}` }];
  });
};
