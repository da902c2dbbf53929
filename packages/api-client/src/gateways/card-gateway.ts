/**
 * The calls about cards in their holders' hands: those that the machines of card updates, imports and transfers invoke, and
 * the reads beside them. Source: spec section 7 (S7.13, S7.14, S7.88 to S7.97), A-86, A-89, A-95.
 */
import { type CaptchaFields, captchaFields } from '@offrande/domain/captcha/schema';
import type { CaptchaToken } from '@offrande/domain/captcha';
import { CARD_UPDATE_CODES, type CardUpdate } from '@offrande/domain/card-update';
import { type CardDetail } from '@offrande/domain/card';
import { type WalletKind } from '@offrande/domain/card-copy';
import { type CardEvent } from '@offrande/domain/card-history';
import { type StatementPeriod } from '@offrande/domain/card-statement';
import { type ImportAnswer, type ImportRequest } from '@offrande/domain/card-import';
import { cardDetailFromWire } from '@offrande/domain/card/schema';
import { cardTransactionsFromWire, transactionPage } from '@offrande/domain/card-history/schema';
import type { CardReceiver } from '@offrande/domain/card-copy';
import type { Currency } from '@offrande/domain/money';
import type { Page } from '@offrande/domain/paging';
import type { Instant } from '@offrande/domain/time';
import type { Transfer } from '@offrande/domain/transfer';
import { encodeTransfer } from '@offrande/domain/transfer/schema';
import { Result, Schema } from 'effect';
import { CallFailure } from '../client/call-failure.ts';
import type { Client } from '../client/client.ts';
import { cardPass, cardPrint, cardResend, sentCards } from '../contract/card-copy.ts';
import { applyCard, cardValidation, importCard } from '../contract/card-import.ts';
import {
  cardPin,
  cardReminder,
  cardStatement,
  cardTransactions,
  cardTransfer,
  memberCards,
  memberProducts,
  updateCard,
} from '../contract/card.ts';
import { queryCard } from '../contract/coupon.ts';
import type { AnyCall, ResponseOf } from '../contract/index.ts';
import type { IntentionKeys } from './intention-keys.ts';
import { present } from './present.ts';
import { readInstant } from './read-answer.ts';
import { customerField, type ReadCustomerId } from './whose.ts';

export type MemberProduct = ResponseOf<typeof memberProducts>['products'][number];
export type QueriedCard = ResponseOf<typeof queryCard>;

export interface SentCard extends CardReceiver {
  readonly cardId: string;
  readonly productName: string;
  readonly receiverName: string;
  /** When it went out last; null while its first message waits. */
  readonly sentAt: Instant | null;
  readonly dueAt: Instant | null;
  /** It reached nobody, and was not sent again. */
  readonly isUndelivered: boolean;
  /** Why it stays where it is, by the tag of the refusal; null if it may be sent again. */
  readonly hindrance: string | null;
}

/** `pin` is empty for a card without one. `captcha` is null if none was required. */
export interface CardQuestion {
  readonly cardNumber: string;
  readonly pin: string;
  readonly captcha: CaptchaToken | null;
}

export interface CardGateway {
  queryCard(question: CardQuestion): Promise<QueriedCard>;
  readProducts(filter?: {
    readonly productName?: string;
    readonly categoryId?: string;
  }): Promise<readonly MemberProduct[]>;
  readCards(itemCode: string): Promise<CardDetail>;
  readPin(cardNumber: string): Promise<string | null>;
  readTransactions(cardNumber: string, page: number, captcha?: CaptchaToken | null): Promise<Page<CardEvent>>;
  saveCardUpdate(change: { readonly cardNumber: string; readonly update: CardUpdate | null }): Promise<void>;
  validateCard(
    card: {
      readonly cardNumber: string;
      readonly captcha: CaptchaToken;
    } | null,
  ): Promise<{ readonly isNeedPinCode: boolean }>;
  importCard(request: ImportRequest | null): Promise<ImportAnswer>;
  applyCard(question: CardQuestion): Promise<void>;
  sendTransfer(transfer: Transfer | null): Promise<void>;
  /** Gives the address of the PDF. */
  printCard(cardNumber: string): Promise<string>;
  /** Gives the address of the pass of an own card. */
  readPass(cardNumber: string, wallet: WalletKind): Promise<string>;
  /** The statement of an own card as PDF, in base64. */
  readStatement(cardNumber: string, period: StatementPeriod): Promise<ResponseOf<typeof cardStatement>>;
  /** Whether the owner is reminded of the card's end. */
  readReminder(cardNumber: string): Promise<boolean>;
  saveReminder(cardNumber: string, isWanted: boolean): Promise<boolean>;
  /** An own card, or the cards of an own order to the receiver that the order named. */
  resendCard(resend: {
    readonly what: { readonly cardNumber: string } | { readonly orderNo: string };
    readonly receiverEmail: string;
    readonly captcha: CaptchaToken;
  }): Promise<void>;
  /** The cards of an order that went to receivers by email or SMS. */
  readSentCards(orderNo: string): Promise<readonly SentCard[]>;
  /** One of them goes where it went, or to a corrected address. */
  sendAgain(sending: {
    readonly orderNo: string;
    readonly cardId: string;
    readonly to: CardReceiver;
    readonly captcha: CaptchaToken;
  }): Promise<void>;
}

const decode = <A>(call: AnyCall, schema: Schema.Codec<A, unknown>, answer: unknown): A => {
  const decoded = Schema.decodeUnknownResult(schema)(answer);
  if (Result.isSuccess(decoded)) return decoded.success;
  throw new CallFailure({ reason: 'unreadable', call: call.name, status: 200 }, { cause: decoded.failure });
};

const fieldsOf = (captcha: CaptchaToken | null): CaptchaFields => (captcha === null ? {} : captchaFields(captcha));

const sentInstant = (text: string | null): Instant | null => (text === null ? null : readInstant(text, sentCards.name));

const pinOf = (pin: string) => (pin === '' ? {} : { pinCode: pin });

export const createCardGateway = (
  client: Client,
  currency: Currency,
  keys: IntentionKeys,
  readCustomerId: ReadCustomerId = () => null,
): CardGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const detail = cardDetailFromWire(currency);
  const history = cardTransactionsFromWire(currency);
  return {
    queryCard: ({ cardNumber, pin, captcha }) =>
      client.call(queryCard, {
        aggregatorBu: client.unitId,
        cardNumber,
        ...pinOf(pin),
        ...fieldsOf(captcha),
      }),
    readProducts: async (filter = {}) =>
      (await client.call(memberProducts, { ...unit, ...customerField(readCustomerId), ...filter })).products,
    readCards: async (itemCode) =>
      decode(
        memberCards,
        detail,
        await client.call(memberCards, { ...unit, ...customerField(readCustomerId), itemCode }),
      ),
    readPin: async (cardNumber) => (await client.call(cardPin, { ...unit, cardNumber })).pinCode,
    readTransactions: async (cardNumber, pageNo, captcha = null) => {
      const answer = await client.call(cardTransactions, { ...unit, cardNumber, pageNo, ...fieldsOf(captcha) });
      return transactionPage(decode(cardTransactions, history, answer), pageNo);
    },
    saveCardUpdate: async ({ cardNumber, update }) => {
      const action = CARD_UPDATE_CODES[present(update, 'update')];
      await client.call(updateCard, { ...unit, cardNumber, action });
    },
    validateCard: async (card) => {
      const { cardNumber, captcha } = present(card, 'card');
      const answer = await client.call(cardValidation, { ...unit, cardNumber, ...captchaFields(captcha) });
      return { isNeedPinCode: answer.isNeedPincode };
    },
    importCard: async (given) => {
      const request = present(given, 'import');
      const { token: _token, traditionalToken: _traditional, ...meant } = request;
      const { buId } = await keys.run(`import ${JSON.stringify(meant)}`, (idempotencyKey) =>
        client.call(importCard, { ...unit, ...request }, { idempotencyKey }),
      );
      return { unitId: buId };
    },
    applyCard: async ({ cardNumber, pin, captcha }) => {
      await keys.run(`apply ${cardNumber}`, (idempotencyKey) =>
        client.call(applyCard, { ...unit, cardNumber, ...pinOf(pin), ...fieldsOf(captcha) }, { idempotencyKey }),
      );
    },
    sendTransfer: async (transfer) => {
      const request = encodeTransfer(present(transfer, 'transfer'));
      await keys.run(`transfer ${JSON.stringify(request)}`, (idempotencyKey) =>
        client.call(cardTransfer, { ...unit, ...request }, { idempotencyKey }),
      );
    },
    printCard: async (cardNumber) => (await client.call(cardPrint, { ...unit, cardNumber })).pdfUrl,
    readPass: async (cardNumber, wallet) => (await client.call(cardPass, { ...unit, cardNumber, wallet })).passUrl,
    readStatement: (cardNumber, period) => client.call(cardStatement, { ...unit, cardNumber, period }),
    readReminder: async (cardNumber) => (await client.call(cardReminder, { ...unit, cardNumber })).isWanted,
    saveReminder: async (cardNumber, isWanted) =>
      (await client.call(cardReminder, { ...unit, cardNumber, isWanted })).isWanted,
    resendCard: async ({ what, receiverEmail, captcha }) => {
      await keys.run(`resend ${JSON.stringify(what)} ${receiverEmail}`, (idempotencyKey) =>
        client.call(cardResend, { ...unit, ...what, receiverEmail, ...captchaFields(captcha) }, { idempotencyKey }),
      );
    },
    readSentCards: async (orderNo) => {
      const { cards } = await client.call(sentCards, { ...unit, orderNo });
      return cards.map((card) => ({ ...card, sentAt: sentInstant(card.sentAt), dueAt: sentInstant(card.dueAt) }));
    },
    sendAgain: async ({ orderNo, cardId, to, captcha }) => {
      const receiver = {
        ...(to.email === null ? {} : { receiverEmail: to.email }),
        ...(to.mobile === null ? {} : { mobileNo: to.mobile }),
      };
      await keys.run(`send again ${cardId} ${JSON.stringify(to)}`, (idempotencyKey) =>
        client.call(
          cardResend,
          { ...unit, orderNo, cardId, ...receiver, ...captchaFields(captcha) },
          { idempotencyKey },
        ),
      );
    },
  };
};
