/**
 * The calls about an order's files of codes, for callers who may see the order: which there are, and a new link to one after a code sent
 * to the order's own email, whoever asks. Source: A-187, decision 052.
 */
import type { Calls } from '@offrande/api-client/contract';
import { newLinkRefusal } from '@offrande/domain/card-file';
import { sql } from 'kysely';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { openTo } from '../order/own-order.ts';
import { targetHmac } from '../password/code-row.ts';
import { checkCode } from '../password/confirm-code.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { writeCode } from '../password/send-code.ts';
import {
  type CardFile,
  cardFileAddress,
  fileFacts,
  lockCardFile,
  readCardFiles,
  renewLink,
} from './card-file-store.ts';

/** The email of an order that the caller may see; any other order does not exist for them. */
const emailOf = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  orderNo: string,
): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select buyer ->> 'email' as email from purchase
    where order_no = ${orderNo} and bu_id = ${unit.id} and ${openTo(buyer)}`.execute(transaction);
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
  return rows[0].email;
};

const isoOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const fileView = ({ id, type, cards, expires_at, taken_at, kept_until, new_links }: CardFile) => ({
  fileId: id,
  type,
  cards,
  linkUntil: isoOf(expires_at),
  takenAt: isoOf(taken_at),
  keptUntil: isoOf(kept_until),
  newLinks: new_links,
});

export const cardFiles: Handler<Calls['cardFiles']> = ({ orderNo }, context) =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    await emailOf(transaction, context, orderNo);
    return { files: (await readCardFiles(transaction, context.unit.id, orderNo)).map(fileView) };
  });

interface Asked {
  readonly orderNo: string;
  readonly fileId: string;
}

const known = (file: CardFile | null | undefined): CardFile => {
  if (!file) throw new CallRefused('notFound', { field: 'fileId' });
  return file;
};

/** Not locked: a new link locks its code first and its file then, and a new code writes over the code before. */
const readFile = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { orderNo, fileId }: Asked,
): Promise<CardFile> => known((await readCardFiles(transaction, unit.id, orderNo)).find(({ id }) => id === fileId));

const mayRenew = ({ shop }: CallContext, file: CardFile): boolean =>
  newLinkRefusal(fileFacts(file), shop.clock().getTime()) === null;

export const sendFileCode: Handler<Calls['sendFileCode']> = async ({ orderNo, fileId, ...captcha }, context) => {
  await limitIdentity(context, 'orderCode');
  await passCaptcha(context, 'oneTimeCode', captcha);
  await limitUnit(context, 'orderCode');
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const email = await emailOf(transaction, context, orderNo);
    if (!mayRenew(context, await readFile(transaction, context, { orderNo, fileId })))
      throw new CallRefused('linkOver');
    const reference = await writeCode(transaction, context, {
      channel: 'email',
      target: email,
      mark: targetHmac(shop.vault, unit, 'email', `files:${orderNo}`),
      purpose: 'cardFile',
      customerId: null,
      orderNo,
      isDecoy: sql`false`,
    });
    return { reference };
  });
};

/** The file with its new link; null where none can be made. */
const renewed = async (
  transaction: UnitTransaction,
  context: CallContext,
  file: CardFile,
  codeId: string,
): Promise<CardFile | null> => {
  if (file.link_code === codeId) return file;
  return mayRenew(context, file) ? renewLink(transaction, context.shop, file, codeId) : null;
};

export const renewFileLink: Handler<Calls['renewFileLink']> = async ({ orderNo, fileId, tokenId, code }, context) => {
  await limitIdentity(context, 'confirmCode');
  await limitUnit(context, 'confirmCode');
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    await emailOf(transaction, context, orderNo);
    const attempt = { purpose: 'cardFile', channel: 'email', reference: tokenId, code } as const;
    const right = await checkCode(transaction, context, attempt);
    if (right?.orderNo !== orderNo) return { isRight: false, fileUrl: null };
    const file = known(await lockCardFile(transaction, unit.id, { fileId, orderNo }));
    const linked = await renewed(transaction, context, file, tokenId);
    return { isRight: true, fileUrl: linked && cardFileAddress(shop, unit.id, linked) };
  });
};
