/**
 * The quotations that an order was made from: read with what it is checked against, and noted in the statement that writes it. A number
 * that is not the buyer's, or of a quotation that is disabled or over, is left out without a word. Source.
 */
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { quotationState } from '@offrande/domain/quotation';
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../call/handler.ts';
import type { Unit } from '../unit/unit.ts';

/** A quotation of the buyer's that the payload names; `validUntil` is ISO. */
export interface NamedQuotation {
  readonly orderNo: string;
  readonly isDisabled: boolean;
  readonly validUntil: string;
}

/** An SQL expression: a company's quotations are those of all its people, a salesman's are his own. */
export const quotationRows = (
  { quotationList = [] }: CheckoutPayload,
  { unit, buyer: { customer } }: Pick<CallContext, 'unit' | 'buyer'>,
): RawBuilder<readonly NamedQuotation[]> =>
  quotationList.length === 0 || customer === null
    ? sql`'[]'::jsonb`
    : sql`(select coalesce(jsonb_agg(jsonb_build_object('orderNo', order_no, 'isDisabled', is_disabled,
        'validUntil', detail ->> 'validUntil')), '[]'::jsonb)
      from quotation where order_no = any(${[...quotationList]}::text[]) and owner_id = ${customer.id}::uuid and bu_id = ${unit.id})`;

/** The numbers of those that can be ordered from now. */
export const openQuotations = (named: readonly NamedQuotation[], now: Date): readonly string[] =>
  named
    .filter(
      ({ isDisabled, validUntil }) =>
        quotationState({ isDisabled, validUntil: Date.parse(validUntil) }, now.getTime()) === 'open',
    )
    .map(({ orderNo }) => orderNo);

/** The part that notes the order in `placed` on the quotations. */
export const quotationPart = (unit: Unit, quotations: readonly string[]): RawBuilder<unknown> =>
  quotations.length === 0
    ? sql``
    : sql`,
    quoted as (
      insert into quotation_order (quotation_no, order_no, bu_id)
      select quotation_no, placed.order_no, ${unit.id} from placed, unnest(${[...quotations]}::text[]) as quotation_no
    )`;
