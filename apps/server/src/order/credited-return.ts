/**
 * What a return takes back of its order's invoice, stored with the return when it is made, so that its credit note can be printed for
 * ever. Amounts are minor units as strings. Source, decision 061.
 */
import { type CreditNote, creditNoteOf, type InvoicedRates, ratesOnInvoice } from '@offrande/domain/invoicing';
import type { PayBack, Settlement } from '@offrande/domain/ledger';
import type { Currency } from '@offrande/domain/money';
import { TAXED_PARTS, type TaxRates } from '@offrande/domain/pricing';
import type { Sale } from '@offrande/domain/sale';
import type { LineRates, OrderBreakdown, OrderTaxRow } from './order-rows.ts';

/** Where the money of a return goes. */
export type MoneyBackBy = 'provider' | 'bank' | 'wallet';

/** Cards of one line: `discount`, the fees and the salesman's `commission` are theirs, not the line's; no commission is omitted. */
export interface CreditedLineRow {
  readonly lineId: string;
  readonly cards: number;
  readonly face: string;
  readonly discount: string;
  readonly extra: string;
  readonly cardMade: string;
  readonly letter: string;
  readonly commission?: string;
}

/** `lost`: what the card had forfeited beyond what it paid, and gets back too. */
export interface CreditedCoupon {
  readonly lastDigits: string;
  readonly applied: string;
  readonly lost: string;
}

/** The column `credited` of a return. */
export interface CreditedReturn {
  readonly lines: readonly CreditedLineRow[];
  readonly tax: readonly OrderTaxRow[];
  readonly coupons: readonly CreditedCoupon[];
  readonly moneyBy: MoneyBackBy;
}

/** The cards that are returned of one line. `rates` is null if the line was stored without them. */
export interface ReturnedOfLine {
  readonly lineId: string;
  readonly cards: number;
  readonly sale: Sale;
  readonly rates: LineRates | null;
}

/** The order as its invoice shows it. */
export interface InvoicedOrder {
  readonly isConfirmed: boolean;
  /** Without a split it has no invoice. */
  readonly breakdown: Pick<OrderBreakdown, 'coupons'> & Partial<Pick<OrderBreakdown, 'tax'>>;
  readonly settlement: Pick<Settlement, 'coupons'>;
  readonly currency: Currency;
}

const asRates = (rates: LineRates): TaxRates => ({
  goods: { percent: rates.goods },
  extra: { percent: rates.extra },
  cardMade: { percent: rates.cardMade },
  letter: { percent: rates.letter },
});

const invoicedRates = (tax: readonly OrderTaxRow[]): InvoicedRates =>
  TAXED_PARTS.flatMap((part) =>
    tax.filter((row) => row.part === part).map(({ rate }) => ({ part, rate: { percent: rate } })),
  );

const lineRow = ({ lineId, cards, sale }: ReturnedOfLine): CreditedLineRow => ({
  lineId,
  cards,
  face: String(sale.face),
  discount: String(sale.face - sale.given - sale.goods),
  extra: String(sale.extra),
  cardMade: String(sale.cardMade),
  letter: String(sale.letter),
  ...(sale.commission === 0n ? {} : { commission: String(sale.commission) }),
});

const taxRows = ({ tax }: CreditNote): readonly OrderTaxRow[] =>
  tax.map(({ part, rate, price, tax: contained }) => ({
    part,
    rate: rate.percent,
    price: String(price),
    tax: String(contained),
  }));

/** The breakdown names the coupons in the order of the settlement. */
const couponRows = (
  { settlement, breakdown }: InvoicedOrder,
  { coupons }: Pick<PayBack, 'coupons'>,
): readonly CreditedCoupon[] =>
  coupons.map(({ cardId, applied, lost }) => {
    const at = settlement.coupons.findIndex((coupon) => coupon.cardId === cardId);
    return { lastDigits: breakdown.coupons[at]!.lastDigits, applied: String(applied), lost: String(lost) };
  });

/** Null if the return has no credit note, because its order has no invoice. */
export const creditedReturn = (
  order: InvoicedOrder,
  lines: readonly ReturnedOfLine[],
  payBack: Pick<PayBack, 'coupons'>,
  moneyBy: MoneyBackBy,
): CreditedReturn | null => {
  const { isConfirmed, breakdown, currency } = order;
  const invoiced = invoicedRates(breakdown.tax ?? []);
  const note = creditNoteOf(
    { hasInvoice: isConfirmed && breakdown.tax !== undefined },
    lines.map(({ sale, rates }) => ({
      sale,
      rates: rates === null ? ratesOnInvoice(sale, invoiced, currency) : asRates(rates),
    })),
  );
  if (note === null) return null;
  return { lines: lines.map(lineRow), tax: taxRows(note), coupons: couponRows(order, payBack), moneyBy };
};
