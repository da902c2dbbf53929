/** An order as its page shows it: the answer of the call `orderDetail` in the domain's words. Source: S3.50, A-31. */
import { deliveryTypeOfCode, type DeliveryType } from '@offrande/domain/delivery';
import type { RewardForm } from '@offrande/domain/discount';
import { rewardFormFromCode } from '@offrande/domain/discount/schema';
import { commonName, type Costs, lumpSum } from '@offrande/domain/pricing';
import { isPositive, type Currency, type Money } from '@offrande/domain/money';
import { readOrderStatus } from '@offrande/domain/order';
import { type OrderCourse, type ReturnedCards } from '@offrande/domain/order-course';
import { readPaymentMeans } from '@offrande/domain/payment/schema';
import type { RedeemablePlace } from '@offrande/domain/personalisation';
import type { BankAccount, SentReceipt } from '@offrande/domain/bank-transfer';
import type { Instant } from '@offrande/domain/time';
import { Schema } from 'effect';
import { orderDetail } from '../contract/order.ts';
import type { ResponseOf } from '../contract/index.ts';
import { readable, readAmount, readInstant } from './read-answer.ts';

const CALL = orderDetail.name;

type OrderDetail = ResponseOf<typeof orderDetail>;

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
  /** Given with the order, at no price. */
  readonly isGift: boolean;
}

/** What is given with an order. `creditedAt` null: a bonus that is not in the wallet yet. */
export interface PlacedReward {
  readonly form: RewardForm;
  readonly amount: Money;
  readonly creditedAt: Instant | null;
}

/** A return of cards. `cards` 0: none were made yet, or how many is not known; `price` is what it gave back, in whatever way. */
export interface PlacedReturn extends ReturnedCards {
  readonly returnId: string;
  readonly cards: number;
  readonly price: Money;
  readonly hasCreditNote: boolean;
}

export interface PlacedOrder extends OrderCourse {
  /** Oldest first. */
  readonly returns: readonly PlacedReturn[];
  readonly orderNo: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** The company's own number of the purchase; null for other buyers, and where it stated none. */
  readonly purchaseOrder: string | null;
  /** The numbers of the quotations that it was made from. */
  readonly quotations: readonly string[];
  /** Where the money goes while the order waits for a transfer; null otherwise. */
  readonly bankAccount: BankAccount | null;
  readonly receipt: SentReceipt | null;
  readonly reward: PlacedReward | null;
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
  isGift: line.isGift,
});

const costsOf = (detail: OrderDetail, amountOf: (text: string) => Money): Costs => {
  const discount = amountOf(detail.discountTotal);
  return {
    cards: detail.lines.reduce((cards, line) => cards + (line.isGift ? 0 : line.qty), 0),
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

const decodeForm = Schema.decodeUnknownSync(rewardFormFromCode);

const rewardOf = (
  { form, amount, creditedAt }: NonNullable<OrderDetail['reward']>,
  amountOf: (text: string) => Money,
): PlacedReward => ({
  form: decodeForm(form),
  amount: amountOf(amount),
  creditedAt: creditedAt === null ? null : readInstant(creditedAt, CALL),
});

const amountReader =
  (currency: Currency) =>
  (text: string): Money =>
    readAmount(text, currency, CALL);

const instantOf = (text: string): Instant => readInstant(text, CALL);
const instantOrNull = (text: string | null): Instant | null => (text === null ? null : instantOf(text));

type Course = Pick<PlacedOrder, 'history' | 'madeAt' | 'unlockedAt' | 'sending' | 'returns'>;

const courseOf = (detail: OrderDetail, amountOf: (text: string) => Money): Course => ({
  history: detail.history.map(({ status, at }) => ({ status: readOrderStatus(status, null), at: instantOf(at) })),
  madeAt: instantOrNull(detail.madeAt),
  unlockedAt: instantOrNull(detail.unlockedAt),
  sending: detail.sending && { ...detail.sending, lastAt: instantOrNull(detail.sending.lastAt) },
  returns: detail.returns
    .map(({ at, price, moneyBack, paidBackAt, ...kept }) => ({
      ...kept,
      at: instantOf(at),
      price: amountOf(price),
      hasMoneyBack: isPositive(amountOf(moneyBack)),
      paidBackAt: instantOrNull(paidBackAt),
    }))
    .toReversed(),
});

/** An amount, a date or a code that cannot be read breaks the contract. */
export const readPlacedOrder = (detail: OrderDetail, currency: Currency): PlacedOrder =>
  readable(CALL, () => {
    const amountOf = amountReader(currency);
    const means = readPaymentMeans(detail.paymentMean);
    return {
      orderNo: detail.orderNo,
      status: readOrderStatus(detail.status, means),
      means,
      createdAt: instantOf(detail.createdAt),
      confirmedAt: instantOrNull(detail.confirmedAt),
      ...courseOf(detail, amountOf),
      approval: detail.approval,
      buyerName: detail.buyerName,
      buyerEmail: detail.buyerEmail,
      purchaseOrder: detail.purchaseOrder,
      quotations: detail.quotations,
      trackingNumber: detail.trackingNumber,
      bankAccount: detail.bankTransfer,
      receipt: detail.receipt && {
        fileName: detail.receipt.fileName,
        receivedAt: instantOf(detail.receipt.receivedAt),
      },
      reward: detail.reward && rewardOf(detail.reward, amountOf),
      costs: costsOf(detail, amountOf),
      lines: detail.lines.map((line) => lineOf(line, amountOf)),
    };
  });
