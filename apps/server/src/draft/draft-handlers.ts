/**
 * The calls that save, empty and delete draft orders, for their authors only. A draft is fully checked when it is ordered; here its lines
 * must be readable, a salesman's terms within their bounds, and its invoicing address complete. Source: S4.118 to S4.121, S7.115, S7.116,
 *
 */
import { type CartLine, emptyCart } from '@offrande/domain/cart';
import { cartTotal } from '@offrande/domain/pricing';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { isTrade } from '@offrande/domain/customer';
import type { DiscountEntry } from '@offrande/domain/discount';
import type { Calls, RequestOf } from '@offrande/api-client/contract';
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

/** A term out of bounds is refused when it is entered, not when the draft is ordered. */
const checkDraftedTerms = (lines: readonly CartLine[], discounts: readonly DiscountEntry[], unit: Unit): void => {
  const cart = { ...emptyCart(unit.currency), lines };
  checkTerms(unit, cart, cartTotal(cart, { policy: unit.cartPolicyFor('salesman'), discounts, coupons: [] }));
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

const write = async (
  request: Save,
  cartLines: readonly CartLine[],
  { shop, unit, buyer }: CallContext,
): Promise<string> => {
  const { tempId: known, lines, invoicingAddress, purchaseOrder = null, custId } = request;
  if (known !== undefined && !isUuid(known)) throw notFound();
  const tempId = known ?? uuid(shop.random);
  const now = shop.clock();
  return inUnit(shop.connection, unit.id, async (transaction) => {
    if (buyer.customer === null) throw new CallRefused('notAuthorized');
    const company = await findCompany(transaction, unit, buyer, custId);
    const customerId = company?.customerId ?? buyer.customer.id;
    if (kindOf(buyer) === 'salesman')
      checkDraftedTerms(cartLines, await findCompanyDiscounts(transaction, unit, customerId), unit);
    const kept = [JSON.stringify(lines), JSON.stringify(invoicingAddress ?? null)] as const;
    const { rows } = known
      ? await sql`update draft_order set lines = ${kept[0]}::jsonb, invoicing_address = ${kept[1]}::jsonb,
            purchase_order = ${purchaseOrder}, customer_id = ${customerId}, updated_at = ${now}, kept_until = ${keptUntil(buyer, now)}
          where temp_id = ${tempId} and owner_id = ${buyer.customer.id} and bu_id = ${unit.id} returning temp_id`.execute(
          transaction,
        )
      : await sql`insert into draft_order (temp_id, bu_id, owner_id, customer_id, invoicing_address, purchase_order, lines, created_at, updated_at, kept_until)
          select ${tempId}::uuid, ${unit.id}, ${buyer.customer.id}::uuid, ${customerId}::uuid, ${kept[1]}::jsonb, ${purchaseOrder}::text,
            ${kept[0]}::jsonb, ${now}::timestamptz, ${now}::timestamptz, ${keptUntil(buyer, now)}::timestamptz
          where (select count(*) from draft_order where owner_id = ${buyer.customer.id}) < ${DRAFTS_MAX}
          returning temp_id`.execute(transaction);
    if (rows.length === 0) throw known ? notFound() : new CallRefused('tooManyRequests');
    return tempId;
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

export const draftHandlers: HandlersOf<'saveDraft' | 'resetDraft' | 'deleteDraft'> = {
  saveDraft: async (request, context) => {
    const lines = readLines(request, context.unit);
    checkAddress(request);
    return { tempId: await write(request, lines, context), custId: request.custId };
  },
  resetDraft: async (request, context) => {
    const { shop, unit, buyer } = context;
    if (!isUuid(request.tempId)) throw notFound();
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const tempId = await findOwn(transaction, context, request);
      if (tempId === null) throw notFound();
      const now = shop.clock();
      await sql`update draft_order set lines = '[]', invoicing_address = null, purchase_order = null, updated_at = ${now},
          kept_until = ${keptUntil(buyer, now)}
        where temp_id = ${tempId} and bu_id = ${unit.id}`.execute(transaction);
      return { tempId };
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
