/** Paid orders of any delivery type, their mails and text messages, and the contents of PDFs. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { type TestShop, UNIT } from '../http/testing.ts';
import { createDeliver } from '../worker/topic-delivery.ts';
import type { Deliver } from '../outbox/message.ts';
import { line, openPayment, order } from '../order/testing.ts';
import type { MailMessage } from '../providers/mail/index.ts';
import type { SmsMessage } from '../providers/sms/sms-sender.ts';

export interface Post {
  readonly mails: MailMessage[];
  readonly texts: SmsMessage[];
  /** Whether every message is refused. */
  isDown: boolean;
  readonly deliver: Deliver;
}

/** The real delivery, with a mailer and an SMS sender that record their messages. */
export const openPost = ({ shop }: TestShop): Post => {
  const refuseWhileDown = (): void => {
    if (post.isDown) throw new Error('The mail server is down');
  };
  const post: Post = {
    mails: [],
    texts: [],
    isDown: false,
    deliver: createDeliver(shop, {
      mailer: {
        send: async (message) => {
          refuseWhileDown();
          post.mails.push(message);
        },
      },
      sms: {
        send: async (message) => {
          refuseWhileDown();
          post.texts.push(message);
        },
      },
    }),
  };
  return post;
};

/** A paid order, not issued yet, with the price `amount`. */
export const paidOrder = async (
  shop: TestShop,
  lines: readonly OrderPayloadLine[] = [line()],
  amount = '50.00',
): Promise<string> => {
  const browser = shop.browser();
  const orderNo = await order(browser, { lines: [...lines] });
  const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: amount });
  await shop.control({ attemptId, scenario: 'noReturn' });
  return orderNo;
};

/**
 * A paid order like a company's, with a line per batch; each has `cards` cards that add up to 50.00. Guests, who buy here, may not choose
 * these delivery types, so they are written into the order before it is issued.
 */
export const paidBatch = async (
  shop: TestShop,
  batches: readonly { readonly type: DeliveryType; readonly cards: number }[],
  browser = shop.browser(),
): Promise<string> => {
  const lines = batches.map((_, at) => line({ deliverType: 'pdf', message: `Lot ${at}` }));
  const orderNo = await order(browser, { lines });
  for (const [position, { type, cards }] of batches.entries()) {
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update order_line set delivery_type = ${type}, cards = ${cards}, amount = ${5000 / cards}
        where order_no = ${orderNo} and position = ${position}`.execute(transaction),
    );
  }
  const { total } = await inUnit(shop.shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`.execute(
      transaction,
    );
    return rows[0]!;
  });
  const txnAmount = (Number(total) / 100).toFixed(2);
  const attemptId = await openPayment(shop, browser, orderNo, { txnAmount });
  await shop.control({ attemptId, scenario: 'noReturn' });
  return orderNo;
};

const withFile = <T>(bytes: Uint8Array, work: (file: string, folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'offrande-pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    return work(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The text that a reader extracts from a PDF. */
export const pdfText = (pdf: Uint8Array): string =>
  withFile(pdf, (file) => execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }));

/** The first page as PNG. */
export const pdfImage = (pdf: Uint8Array): Buffer =>
  withFile(pdf, (file) => execFileSync('pdftoppm', ['-png', '-r', '72', '-singlefile', file]));
