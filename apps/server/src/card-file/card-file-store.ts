/**
 * Files of codes in the database: prepared piece by piece, each piece encrypted with the vault, downloaded once by each of its links, and
 * deleted after their term. The secret in a link is derived from the file's id and the link's number with the vault's key, so that
 * a mail sent again has the same link; only its hash is stored.
 */
import { cardFileEnd, type CardFileFacts, linkEnd } from '@offrande/domain/card-file';
import type { BatchDeliveryType } from '@offrande/domain/delivery';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { hashSecret } from '../vault.ts';
import type { ZipEntry } from '../spreadsheet/zip-stream.ts';

export interface CardFile {
  readonly id: string;
  readonly order_no: string;
  readonly type: BatchDeliveryType;
  readonly language: string;
  readonly cards: number;
  readonly pieces: number;
  readonly ready_at: Date | null;
  readonly kept_until: Date | null;
  /** When the current link ends. */
  readonly expires_at: Date | null;
  readonly taken_at: Date | null;
  readonly new_links: number;
  /** The code that the current link was made with; null for the first link. */
  readonly link_code: string | null;
}

/** The file that an order's message to its buyer needs. */
export interface WantedFile {
  readonly orderNo: string;
  readonly messageNo: number;
  readonly type: BatchDeliveryType;
  readonly language: string;
  readonly cards: number;
}

const PURPOSE = 'card-file';
const PATH = '/media/card-file';

const secretOf = ({ vault }: Pick<Shop, 'vault'>, { id, new_links }: Pick<CardFile, 'id' | 'new_links'>): string =>
  vault.hmac(PURPOSE, new_links === 0 ? id : `${id}:${new_links}`);

/** The route of a file's page, and of the form on it. */
export const CARD_FILE_ROUTE = `${PATH}/:unit/:secret`;

/** The address of a file's current link. */
export const cardFileAddress = (shop: Shop, unitId: string, file: Pick<CardFile, 'id' | 'new_links'>): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${secretOf(shop, file)}`;

/** What the domain judges a file by. */
export const fileFacts = ({ kept_until, expires_at, taken_at, new_links }: CardFile): CardFileFacts => ({
  keptUntil: kept_until?.getTime() ?? null,
  linkUntil: expires_at?.getTime() ?? null,
  takenAt: taken_at?.getTime() ?? null,
  newLinks: new_links,
});

const COLUMNS = sql`id, order_no, type, language, cards, ready_at, kept_until, expires_at, taken_at, new_links, link_code,
  (select count(*)::integer from card_file_piece where file_id = card_file.id) as pieces`;

/** The existing file for this message, else a new one. */
export const openCardFile = (shop: Shop, unitId: string, wanted: WantedFile): Promise<CardFile> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const id = uuid(shop.random);
    const { orderNo, messageNo, type, language, cards } = wanted;
    await sql`insert into card_file (id, bu_id, order_no, message_no, type, language, cards, secret_hash, created_at)
      values (${id}, ${unitId}, ${orderNo}, ${messageNo}, ${type}, ${language}, ${cards},
        ${hashSecret(secretOf(shop, { id, new_links: 0 }))}, ${shop.clock()})
      on conflict on constraint card_file_once do nothing`.execute(transaction);
    const { rows } = await sql<CardFile>`select ${COLUMNS} from card_file
      where bu_id = ${unitId} and order_no = ${orderNo} and message_no = ${messageNo} and type = ${type}`.execute(
      transaction,
    );
    return rows[0]!;
  });

const about = (fileId: string, no: number): string => `${fileId}:${no}`;

/** Stores pieces, the first at `from`. Existing pieces stay: another worker may have done the same work. */
export const addPieces = (
  shop: Shop,
  { id: unitId, timeZone }: Pick<Unit, 'id' | 'timeZone'>,
  { id }: Pick<CardFile, 'id'>,
  pieces: { readonly from: number; readonly entries: readonly ZipEntry[]; readonly isLast: boolean },
): Promise<unknown> => {
  const rows = pieces.entries.map(({ name, bytes }, at) => {
    const no = pieces.from + at;
    return sql`(${id}::uuid, ${no}::integer, ${unitId}, ${name}, ${Buffer.from(shop.vault.seal(PURPOSE, about(id, no), bytes))}::bytea)`;
  });
  return inUnit(shop.connection, unitId, async (transaction) => {
    await sql`insert into card_file_piece (file_id, no, bu_id, name, sealed) values ${sql.join(rows)}
      on conflict do nothing`.execute(transaction);
    if (!pieces.isLast) return;
    const now = shop.clock();
    await sql`update card_file set ready_at = ${now}, kept_until = ${new Date(cardFileEnd(now.getTime(), timeZone))}
      where id = ${id} and ready_at is null`.execute(transaction);
  });
};

/** Starts the time of the first link; called when it is sent. */
export const announce = (shop: Shop, unitId: string, { id }: Pick<CardFile, 'id'>): Promise<unknown> =>
  inUnit(shop.connection, unitId, (transaction) =>
    sql`update card_file set expires_at = ${new Date(linkEnd(shop.clock().getTime()))}
      where id = ${id} and new_links = 0 and taken_at is null and dropped_at is null`.execute(transaction),
  );

/** The files of an order, in the order of its messages. */
export const readCardFiles = async (
  transaction: UnitTransaction,
  unitId: string,
  orderNo: string,
): Promise<readonly CardFile[]> => {
  const { rows } = await sql<CardFile>`select ${COLUMNS} from card_file
    where bu_id = ${unitId} and order_no = ${orderNo} order by message_no, type`.execute(transaction);
  return rows;
};

/** One of an order's files, locked until the end of the transaction; null if it has no such file. */
export const lockCardFile = async (
  transaction: UnitTransaction,
  unitId: string,
  { fileId, orderNo }: { readonly fileId: string; readonly orderNo: string },
): Promise<CardFile | null> => {
  const { rows } = await sql<CardFile>`select ${COLUMNS} from card_file
    where id = ${fileId}::uuid and bu_id = ${unitId} and order_no = ${orderNo} for update`.execute(transaction);
  return rows[0] ?? null;
};

/** Makes a new link in the place of the one before, with the code that asked for it; returns the file as it is then. */
export const renewLink = async (
  transaction: UnitTransaction,
  shop: Shop,
  { id, new_links: before }: Pick<CardFile, 'id' | 'new_links'>,
  codeId: string,
): Promise<CardFile> => {
  const newLinks = before + 1;
  const { rows } = await sql<CardFile>`update card_file set new_links = ${newLinks}, link_code = ${codeId}::uuid,
      secret_hash = ${hashSecret(secretOf(shop, { id, new_links: newLinks }))},
      expires_at = ${new Date(linkEnd(shop.clock().getTime()))}, taken_at = null
    where id = ${id} returning ${COLUMNS}`.execute(transaction);
  return rows[0]!;
};

/** Whether the link with this secret may be used now. */
const isOpen = (fileSecret: string, now: Date): RawBuilder<unknown> => sql`
  secret_hash = ${hashSecret(fileSecret)} /*guard taken-once*/ and taken_at is null /*end*/
    and expires_at > ${now} and kept_until >= ${now}`;

/** The file behind a secret while it may be downloaded; else null. */
export const findCardFile = (shop: Shop, unitId: string, fileSecret: string): Promise<CardFile | null> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<CardFile>`select ${COLUMNS} from card_file
      where bu_id = ${unitId} and ${isOpen(fileSecret, shop.clock())}`.execute(transaction);
    return rows[0] ?? null;
  });

/** Marks the file as downloaded; succeeds once for each link. */
export const takeCardFile = (shop: Shop, unitId: string, fileSecret: string): Promise<CardFile | null> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<CardFile>`update card_file set taken_at = ${now}
      where bu_id = ${unitId} and ${isOpen(fileSecret, now)} returning ${COLUMNS}`.execute(transaction);
    return rows[0] ?? null;
  });

const PIECES_READ_TOGETHER = 20;

/** The pieces in their order, a few in memory at a time. */
export const readPieces = async function* (shop: Shop, unitId: string, { id }: Pick<CardFile, 'id'>) {
  let last = -1;
  for (;;) {
    const { rows } = await inUnit(shop.connection, unitId, (transaction) =>
      sql<{ no: number; name: string; sealed: Uint8Array }>`select no, name, sealed from card_file_piece
        where file_id = ${id} and no > ${last} order by no limit ${PIECES_READ_TOGETHER}`.execute(transaction),
    );
    for (const { no, name, sealed } of rows) {
      yield { name, bytes: shop.vault.open(PURPOSE, about(id, no), sealed) } satisfies ZipEntry;
      last = no;
    }
    if (rows.length < PIECES_READ_TOGETHER) return;
  }
};

/** Deletes the pieces of files whose last day is over; returns the number of files. */
export const dropCardFiles = (shop: Shop, unitId: string): Promise<number> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql`
      with gone as (
        update card_file set dropped_at = ${now}::timestamptz
        where bu_id = ${unitId} and dropped_at is null and kept_until < ${now}::timestamptz
        returning id
      ), pieces as (delete from card_file_piece using gone where file_id = gone.id)
      select id from gone`.execute(transaction);
    return rows.length;
  });
