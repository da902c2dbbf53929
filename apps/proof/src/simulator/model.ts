/**
 * The simulator's reference model of the shop: the domain's functions in memory, without a database. Also the outside world:
 * the provider's state of each payment, its pending notifications, and the calls that buyers made and may repeat. Amounts are
 * in minor units, times in milliseconds. An order is named by the key of its creation.
 */
import type { DeliveryType } from '@offrande/domain/delivery';
import {
  type Account,
  applyChange,
  type Book,
  EMPTY_BOOK,
  enterBalance,
  type Settlement,
  topUp,
  walletAccount,
} from '@offrande/domain/ledger';
import { type Sale } from '@offrande/domain/sale';
import type { OrderState } from '@offrande/domain/order';
import type { AttemptState, PaymentTask } from '@offrande/domain/payment-attempt';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Result } from 'effect';
import { type CalendarDate } from '@offrande/domain/time';
import type { ModelCardFile, ModelCode, ModelQuotation } from './model-records.ts';
import { BUYERS, COUPONS, ENDING_CARD, HELD_CARDS, MEMBERS, WALLET_MINOR } from './baskets.ts';

/** An order's line of cards. `sale` covers all its cards. */
export interface ModelLine {
  readonly name: string;
  readonly faceMinor: bigint;
  readonly cards: number;
  readonly delivery: DeliveryType;
  readonly sale: Sale;
}

/** What an order sells: cards, or value on an existing card or wallet. */
export type Sells =
  | { readonly type: 'cards'; readonly settlement: Omit<Settlement, 'orderNo'> }
  | { readonly type: 'topUp'; readonly to: Account };

/** The decision of the company about an order. `lapsed`: nobody decided in time. */
export interface ModelApproval {
  readonly decideBy: number;
  readonly decision: 'approved' | 'refused' | 'lapsed' | null;
}

export interface ModelOrder {
  readonly name: string;
  readonly buyer: number;
  readonly state: OrderState;
  readonly means: PaymentMeans;
  readonly lines: readonly ModelLine[];
  readonly sells: Sells;
  readonly totalMinor: bigint;
  readonly paymentId: string | null;
  readonly expiresAt: number;
  readonly isIssued: boolean;
  /** Who confirmed the parcel's arrival: `reference`, or the buyer's name in the books. */
  readonly unlockedBy: string | null;
  readonly path: readonly OrderState[];
  /** Null if the order needed no decision. */
  readonly approval: ModelApproval | null;
  /** The quotation whose lines it has; null for a basket. */
  readonly quotation: string | null;
}

/** An existing card. `holder` null: it is in no account. */
export interface ModelCard {
  readonly name: string;
  /** Where it was sold; null for a card from before the shop, or one transferred to a friend. `unit` starts at 1. */
  readonly sold: { readonly order: string; readonly line: string; readonly unit: number } | null;
  readonly hasPin: boolean;
  readonly holder: number | null;
  readonly isProven: boolean;
  readonly wrongPins: number;
  readonly isBlocked: boolean;
  readonly mark: 'new' | 'used';
  readonly awaitsReceipt: boolean;
  readonly isReturned: boolean;
  readonly lastDay: CalendarDate;
  /** Bookings of its remaining balance after expiry: how many, and whether there may be more. */
  readonly restsBooked: number;
  readonly isRestOpen: boolean;
  /** Its history in order. */
  readonly changes: readonly string[];
  /** Number of partial transfers to friends, and of imports of its balance into a wallet. */
  readonly given: number;
  readonly emptied: number;
}

/** Money in suspense, now or formerly. */
export interface ModelSuspended {
  readonly paymentId: string;
  readonly origin: 'provider' | 'bank';
  readonly order: string;
  readonly amountMinor: bigint;
  readonly state: 'waiting' | 'settled' | 'returned';
}

export interface ModelRefund {
  readonly id: string;
  readonly order: string;
  readonly priceMinor: bigint;
  readonly moneyMinor: bigint;
  readonly isPaidBack: boolean;
}

/** A booked bank statement line. */
export interface ModelBooking {
  readonly reference: string;
  readonly order: string;
  readonly amountMinor: bigint;
  readonly outcome: 'settled' | PaymentTask;
}

/** `about` is the payment or refund that closes it. */
export interface ModelTask {
  readonly about: string | null;
  readonly isClosed: boolean;
}

export interface ModelAttempt {
  readonly name: string;
  readonly order: string;
  readonly state: AttemptState;
  readonly isRefKnown: boolean;
  readonly hasRedirect: boolean;
  readonly paymentId: string | null;
  readonly createdAt: number;
  readonly looks: number;
  readonly nextLookAt: number | null;
}

/** What the provider states wrongly. */
export type Claim = 'amount' | 'order' | 'currency' | 'shop';

/** A payment at the provider, from its opening on. `paymentIds`: the payments made, two if the buyer paid twice. */
export interface OutsidePayment {
  readonly attempt: string;
  readonly state: 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';
  readonly paymentIds: readonly string[];
  readonly claim: Claim | null;
  /** It was over before it was paid: nothing queries it again, so its notification is the only report. */
  readonly needsMessage: boolean;
  readonly paidAt: number | null;
}

/** The provider's report on a payment at one moment. */
export interface ProviderStatus {
  readonly attempt: string;
  readonly state: OutsidePayment['state'];
  readonly paymentId: string | null;
  readonly claim: Claim | null;
}

export interface ModelMessage {
  readonly key: string;
  readonly attempts: number;
  readonly nextAt: number;
  /** When the shop stops trying, which no schedule waits for. */
  readonly giveUpAt: number;
  readonly isDone: boolean;
}

/** A buyer's call, repeatable under its key. */
export interface MadeCall {
  readonly event: string;
  readonly key: string;
  readonly args: unknown;
}

export interface Model {
  now: number;
  book: Book;
  readonly orders: Map<string, ModelOrder>;
  readonly attempts: Map<string, ModelAttempt>;
  readonly outbox: Map<string, ModelMessage>;
  readonly tasks: Map<string, ModelTask>;
  readonly cards: Map<string, ModelCard>;
  readonly suspended: Map<string, ModelSuspended>;
  readonly bookings: Map<string, ModelBooking>;
  readonly refunds: Map<string, ModelRefund>;
  /** The year in whose series an order's invoice or a return's credit note has its number, by series and subject. */
  readonly numbered: Map<string, number>;
  readonly quotations: Map<string, ModelQuotation>;
  /** By their orders. */
  readonly files: Map<string, ModelCardFile>;
  readonly codes: Map<string, ModelCode>;
  /** The links by which browsers got files. */
  readonly downloads: string[];
  /** References of the provider's notifications already processed. */
  readonly noted: Set<string>;
  /** States of idempotency keys: `done`, or running until an instant. */
  readonly keys: Map<string, 'done' | number>;
  readonly payments: Map<string, OutsidePayment>;
  readonly underWay: ProviderStatus[];
  readonly calls: MadeCall[];
}

export const CURRENCY = 'EUR';

/** The first day of every schedule, and one after all of them. */
export const FIRST_DAY: CalendarDate = { year: 2030, month: 11, day: 21 };
const FAR_DAY: CalendarDate = { year: 2031, month: 11, day: 21 };

/** A card without history. */
export const freshCard = (name: string, changes: Partial<ModelCard> = {}): ModelCard => ({
  name,
  sold: null,
  hasPin: true,
  holder: null,
  isProven: false,
  wrongPins: 0,
  isBlocked: false,
  mark: 'new',
  awaitsReceipt: false,
  isReturned: false,
  lastDay: FAR_DAY,
  restsBooked: 0,
  isRestOpen: true,
  changes: [],
  given: 0,
  emptied: 0,
  ...changes,
});

/** The opening balance of a member's wallet, posted from suspense. */
export const openingOf = (member: string, customerId: string = member) =>
  topUp({
    paymentId: `opening.${member}`,
    to: walletAccount(customerId, CURRENCY),
    amountMinor: WALLET_MINOR,
    feeMinor: 0n,
    paidFrom: 'suspense',
  });

const FIRST_CHANGES = [
  ...[...COUPONS, ...HELD_CARDS, ENDING_CARD].map(({ name, balanceMinor }) =>
    enterBalance(name, balanceMinor, CURRENCY),
  ),
  ...MEMBERS.map((buyer) => openingOf(BUYERS[buyer]!.member!)),
];

const FIRST_BOOK = FIRST_CHANGES.reduce((book, change) => Result.getOrThrow(applyChange(book, change)), EMPTY_BOOK);

const FIRST_CARDS = [
  ...COUPONS.map(({ name }) => freshCard(name, { hasPin: false })),
  ...HELD_CARDS.map(({ name, holder }) => freshCard(name, { holder })),
  freshCard(ENDING_CARD.name, { holder: ENDING_CARD.holder, lastDay: FIRST_DAY }),
];

/** The shop before its first order: cards and members' wallets with opening balances from suspense. */
export const newModel = (now: number): Model => ({
  now,
  book: FIRST_BOOK,
  orders: new Map(),
  attempts: new Map(),
  outbox: new Map(),
  tasks: new Map(),
  cards: new Map(FIRST_CARDS.map((card) => [card.name, card])),
  suspended: new Map(),
  bookings: new Map(),
  refunds: new Map(),
  numbered: new Map(),
  quotations: new Map(),
  files: new Map(),
  codes: new Map(),
  downloads: [],
  noted: new Set(),
  keys: new Map(),
  payments: new Map(),
  underWay: [],
  calls: [],
});

/** An independent copy: values are never changed in place, only replaced. */
export const copyModel = (model: Model): Model => ({
  ...model,
  orders: new Map(model.orders),
  attempts: new Map(model.attempts),
  outbox: new Map(model.outbox),
  tasks: new Map(model.tasks),
  cards: new Map(model.cards),
  suspended: new Map(model.suspended),
  bookings: new Map(model.bookings),
  refunds: new Map(model.refunds),
  numbered: new Map(model.numbered),
  quotations: new Map(model.quotations),
  files: new Map(model.files),
  codes: new Map(model.codes),
  downloads: [...model.downloads],
  noted: new Set(model.noted),
  keys: new Map(model.keys),
  payments: new Map(model.payments),
  underWay: [...model.underWay],
  calls: [...model.calls],
});

/** The attempts of some orders, newest first by the clock, which may have been set back. */
export const findAttempts = (model: Model, orders: ReadonlySet<string>): readonly ModelAttempt[] =>
  [...model.attempts.values()].filter(({ order }) => orders.has(order)).toSorted((a, b) => b.createdAt - a.createdAt);

/** A payment that has just been opened at the provider. */
export const openedPayment = (attempt: string): OutsidePayment => ({
  attempt,
  state: 'open',
  paymentIds: [],
  claim: null,
  needsMessage: false,
  paidAt: null,
});

/** The provider's current report on a payment. */
export const currentStatus = ({ attempt, state, paymentIds, claim }: OutsidePayment): ProviderStatus => ({
  attempt,
  state,
  paymentId: state === 'paid' ? paymentIds[0]! : null,
  claim,
});
