/**
 * Files of codes in the database: prepared piece by piece, each piece encrypted with the vault, downloaded once, then deleted. The secret
 * in a file's URL is derived from the file's id with the vault's key, so that a mail sent again has the same URL; only its hash is
 * stored.
 */
import type { BatchDeliveryType } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
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
}

/** The file that an order's message to its buyer needs. */
export interface WantedFile {
  readonly orderNo: string;
  readonly messageNo: number;
  readonly type: BatchDeliveryType;
  readonly language: string;
  readonly cards: number;
}

export const FILE_LIFETIME_MS = 72 * 3_600_000;
/** How long the pieces of a downloaded file stay, for slow downloads. */
const TAKING_MS = 3_600_000;

const PURPOSE = 'card-file';
const PATH = '/media/card-file';

const secretOf = ({ vault }: Pick<Shop, 'vault'>, fileId: string): string => vault.hmac(PURPOSE, fileId);

/** The route of a file's page, and of the form on it. */
export const CARD_FILE_ROUTE = `${PATH}/:unit/:secret`;

export const cardFileAddress = (shop: Shop, unitId: string, { id }: Pick<CardFile, 'id'>): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${secretOf(shop, id)}`;

const COLUMNS = sql`id, order_no, type, language, cards, ready_at,
  (select count(*)::integer from card_file_piece where file_id = card_file.id) as pieces`;

/** The existing file for this message, else a new one. */
export const openCardFile = (shop: Shop, unitId: string, wanted: WantedFile): Promise<CardFile> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const id = uuid(shop.random);
    const { orderNo, messageNo, type, language, cards } = wanted;
    await sql`insert into card_file (id, bu_id, order_no, message_no, type, language, cards, secret_hash, created_at)
      values (${id}, ${unitId}, ${orderNo}, ${messageNo}, ${type}, ${language}, ${cards},
        ${hashSecret(secretOf(shop, id))}, ${shop.clock()})
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
  unitId: string,
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
    await sql`update card_file set ready_at = ${shop.clock()} where id = ${id} and ready_at is null`.execute(
      transaction,
    );
  });
};

/** Starts the time in which the file may be downloaded; called when its URL is sent. */
export const announce = (shop: Shop, unitId: string, { id }: Pick<CardFile, 'id'>): Promise<unknown> =>
  inUnit(shop.connection, unitId, (transaction) =>
    sql`update card_file set expires_at = ${new Date(shop.clock().getTime() + FILE_LIFETIME_MS)}
      where id = ${id} and taken_at is null and dropped_at is null`.execute(transaction),
  );

/** The file behind a secret while it may be downloaded; else null. */
export const findCardFile = (shop: Shop, unitId: string, fileSecret: string): Promise<CardFile | null> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<CardFile>`select ${COLUMNS} from card_file
      where bu_id = ${unitId} and secret_hash = ${hashSecret(fileSecret)} and taken_at is null
        and ready_at is not null and expires_at > ${shop.clock()}`.execute(transaction);
    return rows[0] ?? null;
  });

/** Marks the file as downloaded; succeeds once. */
export const takeCardFile = (shop: Shop, unitId: string, fileSecret: string): Promise<CardFile | null> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<CardFile>`update card_file set taken_at = ${now}
      where bu_id = ${unitId} and secret_hash = ${hashSecret(fileSecret)} /*guard taken-once*/ and taken_at is null /*end*/
        and ready_at is not null and expires_at > ${now}
      returning ${COLUMNS}`.execute(transaction);
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

/** Deletes the pieces of downloaded and expired files; returns the number of files. */
export const dropCardFiles = (shop: Shop, unitId: string): Promise<number> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql`
      with gone as (
        update card_file set dropped_at = ${now}::timestamptz
        where bu_id = ${unitId} and dropped_at is null and ready_at is not null
          and (taken_at <= ${new Date(now.getTime() - TAKING_MS)} or (taken_at is null and expires_at <= ${now}))
        returning id
      ), pieces as (delete from card_file_piece using gone where file_id = gone.id)
      select id from gone`.execute(transaction);
    return rows.length;
  });
