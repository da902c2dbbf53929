/**
 * The quotations that an order was made from: read with what it is checked against, and noted in the statement that writes it. A number
 * that is not the buyer's, or of a quotation that is disabled or over, is left out without a word. Source.
 */
import type { CartLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { may } from '@offrande/domain/customer';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { quotationState } from '@offrande/domain/quotation';
import { Schema } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { type Buyer, kindOf } from '../call/buyer.ts';
import type { CallContext } from '../call/handler.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';

/** A quotation of the buyer's that the payload names; `validUntil` is ISO, `cartLines` are in wire format. */
export interface NamedQuotation {
  readonly orderNo: string;
  readonly isDisabled: boolean;
  readonly validUntil: string;
  readonly isOrdered: boolean;
  readonly cartLines: unknown;
}

/** A salesman orders from the quotations of the customer. */
const ownerOf = (buyer: Buyer, custId: string | undefined): string | null => {
  if (!may(kindOf(buyer), 'orderForCustomer')) return buyer.customer?.id ?? null;
  return custId !== undefined && isUuid(custId) ? custId : null;
};

/** An SQL expression: a company's quotations are those of all its people and of its salesmen. */
export const quotationRows = (
  { quotationList = [], custId }: CheckoutPayload,
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
): RawBuilder<readonly NamedQuotation[]> =>
  quotationList.length === 0 || buyer.customer === null
    ? sql`'[]'::jsonb`
    : sql`(select coalesce(jsonb_agg(jsonb_build_object('orderNo', order_no, 'isDisabled', is_disabled,
        'validUntil', detail ->> 'validUntil', 'cartLines', detail -> 'cartLines', 'isOrdered', exists (
          select from quotation_order join purchase on purchase.order_no = quotation_order.order_no
          where quotation_order.quotation_no = quotation.order_no and purchase.state <> 'canceled'))), '[]'::jsonb)
      from quotation where order_no = any(${[...quotationList]}::text[]) and owner_id = ${ownerOf(buyer, custId)}::uuid and bu_id = ${unit.id})`;

/** Those that can be ordered from now. */
const open = (named: readonly NamedQuotation[], now: Date): readonly NamedQuotation[] =>
  named.filter(
    ({ isDisabled, validUntil }) =>
      quotationState({ isDisabled, validUntil: Date.parse(validUntil) }, now.getTime()) === 'open',
  );

/** The quoted lines whose prices hold: for one order, while the quotation is valid. */
export const quotedLines = (named: readonly NamedQuotation[], unit: Unit, now: Date): readonly CartLine[] =>
  open(named, now)
    .filter(({ isOrdered }) => !isOrdered)
    .flatMap(({ cartLines }) =>
      Schema.decodeUnknownSync(Schema.Array(draftLineFromWire(unit.currency)))(cartLines ?? []),
    );

/** The numbers of those that can be ordered from now. */
export const openQuotations = (named: readonly NamedQuotation[], now: Date): readonly string[] =>
  open(named, now).map(({ orderNo }) => orderNo);

/** The part that notes the order in `placed` on the quotations. */
export const quotationPart = (unit: Unit, quotations: readonly string[]): RawBuilder<unknown> =>
  quotations.length === 0
    ? sql``
    : sql`,
    quoted as (
      insert into quotation_order (quotation_no, order_no, bu_id)
      select quotation_no, placed.order_no, ${unit.id} from placed, unnest(${[...quotations]}::text[]) as quotation_no
    )`;
