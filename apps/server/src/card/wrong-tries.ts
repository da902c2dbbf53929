/**
 * Recent wrong guesses by this browser, by this address, or by anyone for this card number, whether or not
 * such a card exists. Counted in the database, like limits. Source: reliability row 3 (a captcha from the third wrong PIN).
 */
import { sql } from 'kysely';
import { cardNumberHmac } from './card-number.ts';
import type { CallContext } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';

const WINDOW_MS = 30 * 60_000;
/** Many people may share an address. */
const ALLOWED_PER_ADDRESS = 20;

const subjectsOf = ({ shop, unit, buyer, clientAddress }: CallContext, cardNumber: string) => ({
  session: `wrongPin:session:${buyer.sessionId}`,
  card: `wrongPin:card:${cardNumberHmac(shop.vault, unit.id, cardNumber)}`,
  address: `wrongPin:address:${clientAddress}`,
});

/** The highest of the three counts, in this window and the one before. */
export const wrongTries = async (context: CallContext, cardNumber: string): Promise<number> => {
  const subjects = subjectsOf(context, cardNumber);
  const since = new Date(context.shop.clock().getTime() - 2 * WINDOW_MS);
  const { rows } = await sql<{ subject: string; times: number }>`
    select subject, sum(times)::integer as times from rate_count
    where subject = any(${Object.values(subjects)}::text[]) and window_start > ${since} group by subject`.execute(
    context.shop.connection,
  );
  const counted = rows.map(({ subject, times }) => times - (subject === subjects.address ? ALLOWED_PER_ADDRESS : 0));
  return Math.max(0, ...counted);
};

export const noteWrongTry = (context: CallContext, cardNumber: string): Promise<void> =>
  countAgainst(
    context.shop,
    Object.values(subjectsOf(context, cardNumber)).map((subject) => ({
      subject,
      times: Number.MAX_SAFE_INTEGER,
      windowMs: WINDOW_MS,
    })),
  );
