/**
 * The calls about draft orders, for their authors only. A draft is fully checked when it is ordered; here its lines
 * must be readable, a salesman's terms within their bounds, and its invoicing address complete. Source: S4.118 to S4.121, S7.115, S7.116,
 *
 */
import { cartQuantity, type CartLine, emptyCart } from '@offrande/domain/cart';
import { cartTotal } from '@offrande/domain/pricing';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { isTrade } from '@offrande/domain/customer';
import type { Calls, RequestOf } from '@offrande/api-client/contract';
import { toMinorUnits } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { checkInvoicingAddress } from '@offrande/domain/invoicing';
import { DAY_MS } from '@offrande/domain/time';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { findCompanyDiscounts } from '../company-discount/company-discounts.ts';
import { findCompany } from '../customer/ordered-for.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, HandlersOf } from '../call/handler.ts';
import { isUuid, uuid } from '../random.ts';
import { ownDrafts } from './own-drafts.ts';
import { checkTerms } from './salesman-terms.ts';
import { kindOf } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';

type Save = RequestOf<Calls['saveDraft']>;

/** Enough for a salesman, yet nobody can fill the store with drafts. */
const DRAFTS_MAX = 200;

const readLines = ({ lines }: Save, { currency }: Unit): readonly CartLine[] => {
  const decode = Schema.decodeUnknownResult(draftLineFromWire(currency), { onExcessProperty: 'error' });
  return lines.map((line, at) =>
    Result.getOrThrowWith(decode(line), () => new CallRefused('badRequest', { field: `lines.${at}` })),
  );
};

const checkAddress = ({ invoicingAddress }: Save): void => {
  if (invoicingAddress === undefined) return;
  if (Result.isFailure(checkInvoicingAddress(invoicingAddress, numberingPlan)))
    throw new CallRefused('orderRefused', { field: 'invoicingAddress', reason: 'AddressIncomplete' });
};

const notFound = (): CallRefused => new CallRefused('notFound', { field: 'tempId' });

/** Days that a draft is kept after its last change: an individual orders at once, companies and salesmen may continue later. */
export const DRAFT_DAYS = { own: 1, trade: 365 } as const;

const keptUntil = (buyer: CallContext['buyer'], now: Date): Date =>
  new Date(now.getTime() + DRAFT_DAYS[isTrade(kindOf(buyer)) ? 'trade' : 'own'] * DAY_MS);

/** What a list shows of a draft. Individuals order at once and have no list. */
interface Shown {
  readonly cards: number;
  readonly total: bigint;
}

const NOT_SHOWN: Shown = { cards: 0, total: 0n };

const shownOf = async (
  transaction: UnitTransaction,
  lines: readonly CartLine[],
  { unit, buyer }: CallContext,
  customerId: string,
): Promise<Shown> => {
  const kind = kindOf(buyer);
  if (!isTrade(kind)) return NOT_SHOWN;
  const cart = { ...emptyCart(unit.currency), lines };
  const discounts = await findCompanyDiscounts(transaction, unit, customerId);
  const total = cartTotal(cart, { policy: unit.cartPolicyFor(kind), discounts, coupons: [] });
  // A term out of bounds is refused when it is entered, not when the draft is ordered.
  if (kind === 'salesman') checkTerms(unit, cart, total);
  return { cards: cartQuantity(cart), total: toMinorUnits(total.total) };
};

/** Nothing was written: the draft is gone, or has been changed since. */
const notWritten = async (transaction: UnitTransaction, tempId: string, ownerId: string): Promise<CallRefused> => {
  const { rows } =
    await sql`select from draft_order where temp_id = ${tempId}::uuid and owner_id = ${ownerId}::uuid`.execute(
      transaction,
    );
  return rows.length === 0 ? notFound() : new CallRefused('draftChanged');
};

interface Written {
  readonly tempId: string;
  readonly revision: number;
}

const write = async (request: Save, cartLines: readonly CartLine[], context: CallContext): Promise<Written> => {
  const { shop, unit, buyer } = context;
  const { tempId: known, lines, invoicingAddress, purchaseOrder = null, custId, revision = null } = request;
  if (known !== undefined && !isUuid(known)) throw notFound();
  const tempId = known ?? uuid(shop.random);
  const now = shop.clock();
  return inUnit(shop.connection, unit.id, async (transaction) => {
    if (buyer.customer === null) throw new CallRefused('notAuthorized');
    const ownerId = buyer.customer.id;
    const company = await findCompany(transaction, unit, buyer, custId);
    const customerId = company?.customerId ?? ownerId;
    const { cards, total } = await shownOf(transaction, cartLines, context, customerId);
    const linesJson = sql`${JSON.stringify(lines)}::jsonb`;
    const addressJson = sql`${JSON.stringify(invoicingAddress ?? null)}::jsonb`;
    // What is there already is written by this request, whose answer was lost.
    const isReplaced = sql`(${revision}::integer is null or revision = ${revision}::integer or (lines = ${linesJson}
      and invoicing_address = ${addressJson} and purchase_order is not distinct from ${purchaseOrder}))`;
    const { rows } = known
      ? await sql<{ revision: number }>`update draft_order set lines = ${linesJson}, invoicing_address = ${addressJson},
            purchase_order = ${purchaseOrder}, customer_id = ${customerId}, updated_at = ${now}, kept_until = ${keptUntil(buyer, now)},
            revision = revision + 1, cards = ${cards}, total = ${total}
          where temp_id = ${tempId} and owner_id = ${ownerId} and bu_id = ${unit.id} and ${isReplaced}
          returning revision`.execute(transaction)
      : await sql<{
          revision: number;
        }>`insert into draft_order (temp_id, bu_id, owner_id, customer_id, invoicing_address, purchase_order, lines,
            created_at, updated_at, kept_until, cards, total)
          select ${tempId}::uuid, ${unit.id}, ${ownerId}::uuid, ${customerId}::uuid, ${addressJson}, ${purchaseOrder}::text,
            ${linesJson}, ${now}::timestamptz, ${now}::timestamptz, ${keptUntil(buyer, now)}::timestamptz, ${cards}::integer, ${total}::bigint
          where (select count(*) from draft_order where owner_id = ${ownerId}) < ${DRAFTS_MAX}
          returning revision`.execute(transaction);
    const [written] = rows;
    if (written !== undefined) return { tempId, revision: written.revision };
    throw known ? await notWritten(transaction, tempId, ownerId) : new CallRefused('tooManyRequests');
  });
};

/** The caller's draft for the named customer, who must be on the caller's list; null if there is none. */
const findOwn = async (
  transaction: UnitTransaction,
  { unit, buyer }: CallContext,
  { tempId, custId }: { readonly tempId: string; readonly custId: string },
): Promise<string | null> => {
  await findCompany(transaction, unit, buyer, custId);
  const { rows } = await sql<{ customer_id: string }>`select customer_id from draft_order
    where temp_id = ${tempId} and owner_id = ${buyer.customer?.id ?? null} and bu_id = ${unit.id} for update`.execute(
    transaction,
  );
  const [found] = rows;
  if (found === undefined) return null;
  if (found.customer_id !== custId) throw notFound();
  return tempId;
};

export const draftHandlers: HandlersOf<'saveDraft' | 'resetDraft' | 'getDrafts' | 'readDraft' | 'deleteDraft'> = {
  ...ownDrafts,
  saveDraft: async (request, context) => {
    const lines = readLines(request, context.unit);
    checkAddress(request);
    return { ...(await write(request, lines, context)), custId: request.custId };
  },
  resetDraft: async (request, context) => {
    const { shop, unit, buyer } = context;
    if (!isUuid(request.tempId)) throw notFound();
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const tempId = await findOwn(transaction, context, request);
      if (tempId === null) throw notFound();
      const now = shop.clock();
      const { rows } = await sql<{
        revision: number;
      }>`update draft_order set lines = '[]', invoicing_address = 'null', purchase_order = null,
          updated_at = ${now}, kept_until = ${keptUntil(buyer, now)}, revision = revision + 1, cards = 0, total = 0
        where temp_id = ${tempId} and bu_id = ${unit.id} returning revision`.execute(transaction);
      return { tempId, custId: request.custId, revision: rows[0]!.revision };
    });
  },
  deleteDraft: async (request, context) => {
    const { shop, unit } = context;
    if (!isUuid(request.tempId)) throw notFound();
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const tempId = await findOwn(transaction, context, request);
      if (tempId !== null)
        await sql`delete from draft_order where temp_id = ${tempId} and bu_id = ${unit.id}`.execute(transaction);
      return { tempId: request.tempId };
    });
  },
};
