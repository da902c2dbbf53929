/** An order as its page shows it: the answer of the call `orderDetail` in the domain's words. Source: S3.50, A-31. */
import { deliveryTypeOfCode, type DeliveryType } from '@offrande/domain/delivery';
import { commonName, type Costs, lumpSum } from '@offrande/domain/pricing';
import { isPositive, type Currency, type Money } from '@offrande/domain/money';
import { readOrderStatus, type OrderStatus } from '@offrande/domain/order';
import { type PaymentMeans } from '@offrande/domain/payment';
import { readPaymentMeans } from '@offrande/domain/payment/schema';
import type { RedeemablePlace } from '@offrande/domain/personalisation';
import type { BankAccount, SentReceipt } from '@offrande/domain/bank-transfer';
import type { Instant } from '@offrande/domain/time';
import { calls, type ResponseOf } from '../contract/index.ts';
import { readable, readAmount, readInstant } from './read-answer.ts';

type OrderDetail = ResponseOf<typeof calls.orderDetail>;

export interface PlacedLine {
  readonly name: string;
  readonly imageUrl: string;
  readonly photoUrl: string | null;
  readonly words: readonly string[];
  readonly receiverName: string;
  readonly receiverPlace: string | null;
  readonly redeemablePlace: RedeemablePlace;
  /** The additional product that travels with each card. */
  readonly extraName: string | null;
  readonly amount: Money;
  readonly quantity: number;
  readonly delivery: { readonly type: DeliveryType; readonly date: string | null };
  readonly isLocked: boolean;
}

export interface PlacedOrder {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly means: PaymentMeans | null;
  readonly createdAt: Instant;
  readonly confirmedAt: Instant | null;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly trackingNumber: string | null;
  /** Where the money goes while the order waits for a transfer; null otherwise. */
  readonly bankAccount: BankAccount | null;
  readonly receipt: SentReceipt | null;
  readonly costs: Costs;
  readonly lines: readonly PlacedLine[];
}

const lineOf = (line: OrderDetail['lines'][number], amountOf: (text: string) => Money): PlacedLine => ({
  name: line.productName,
  imageUrl: line.templateImgUrl ?? line.productImgUrl,
  photoUrl: line.personalImageUrl,
  words: line.templateImgUrl === null ? [] : [line.message, line.message2].filter((words) => words !== ''),
  receiverName: line.receiverName,
  receiverPlace: line.receiverPlace,
  redeemablePlace: line.redeemablePlace,
  extraName: line.extraProductName,
  amount: amountOf(line.amount),
  quantity: line.qty,
  delivery: { type: deliveryTypeOfCode(line.deliverType) ?? 'pdf', date: line.deliverDate },
  isLocked: line.isLocked,
});

const costsOf = (detail: OrderDetail, amountOf: (text: string) => Money): Costs => {
  const discount = amountOf(detail.discountTotal);
  return {
    cards: detail.cards,
    face: amountOf(detail.faceTotal),
    discounts: isPositive(discount) ? [{ from: 'other', rate: null, amount: discount }] : [],
    products: {
      ...lumpSum(amountOf(detail.extraTotal)),
      name: commonName(detail.lines.map(({ extraProductName }) => extraProductName)),
    },
    cardMaking: lumpSum(amountOf(detail.cardMadeTotal)),
    letters: lumpSum(amountOf(detail.letterTotal)),
    coupons: detail.coupons.map(({ lastDigits, applied }) => ({ lastDigits, applied: amountOf(applied) })),
    total: amountOf(detail.orderAmtTot),
  };
};

const CALL = calls.orderDetail.name;

/** An amount, a date or a code that cannot be read breaks the contract. */
export const readPlacedOrder = (detail: OrderDetail, currency: Currency): PlacedOrder =>
  readable(CALL, () => {
    const amountOf = (text: string): Money => readAmount(text, currency, CALL);
    const means = readPaymentMeans(detail.paymentMean);
    return {
      orderNo: detail.orderNo,
      status: readOrderStatus(detail.status, means),
      means,
      createdAt: readInstant(detail.createdAt, CALL),
      confirmedAt: detail.confirmedAt === null ? null : readInstant(detail.confirmedAt, CALL),
      buyerName: detail.buyerName,
      buyerEmail: detail.buyerEmail,
      trackingNumber: detail.trackingNumber,
      bankAccount: detail.bankTransfer,
      receipt: detail.receipt && {
        fileName: detail.receipt.fileName,
        receivedAt: readInstant(detail.receipt.receivedAt, CALL),
      },
      costs: costsOf(detail, amountOf),
      lines: detail.lines.map((line) => lineOf(line, amountOf)),
    };
  });
