/**
 * The gateways about cards in their holders' hands without a server: own cards, unlocking, the captcha. The same promises
 * and the same failures, and a captcha that every proof passes.
 */
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { ALREADY_UNLOCKED_CODE, type UnlockedOrder } from '@offrande/domain/unlock';
import { CallFailure } from '../client/call-failure.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CardGateway, QueriedCard, SentCard, UnlockGateway } from '../gateways/index.ts';
import type { CaptchaGateway } from '../identity/index.ts';
import { present } from '../gateways/present.ts';
import { createCallScript, type CallScript } from './call-script.ts';
import { createOwnCards, type OwnCardsOptions } from './memory-own-cards.ts';

export type MemoryCardCall =
  | 'queryCard'
  | 'memberProducts'
  | 'memberCards'
  | 'cardPin'
  | 'cardTransactions'
  | 'updateCard'
  | 'cardValidation'
  | 'sentCards'
  | 'sendAgain'
  | 'importCard'
  | 'applyCard'
  | 'cardTransfer'
  | 'cardPrint'
  | 'cardPass'
  | 'cardStatement'
  | 'cardReminder'
  | 'cardResend'
  | 'unlockOrder'
  | 'captcha';

export interface MemoryCardOptions extends OwnCardsOptions {
  /** What a query answers, by card number; with its PIN, empty where the card has none. */
  readonly queried?: Readonly<Record<string, { readonly pin: string; readonly answer: QueriedCard }>>;
  /** PINs of own cards, by number. */
  readonly pins?: Readonly<Record<string, string>>;
  /** Beginnings of numbers that need no PIN. */
  readonly prefixesWithoutPin?: readonly string[];
  /** Parcels that wait for their receipt, by what opens them. */
  readonly locked?: Readonly<Record<string, UnlockedOrder>>;
  /** The cards that every order has sent. */
  readonly sent?: readonly SentCard[];
}

type Resent = ({ readonly cardNumber: string } | { readonly orderNo: string }) & {
  readonly receiverEmail: string;
};

export interface MemoryCardGateways {
  readonly cards: CardGateway;
  readonly unlock: UnlockGateway;
  readonly captcha: CaptchaGateway;
  readonly script: CallScript<MemoryCardCall>;
  /** What was sent once more and where, in order. */
  readonly resent: readonly Resent[];
}

/** 12 June 2026, 14:45 in Paris. */
const SENT_AGAIN_AT = Date.UTC(2026, 5, 12, 12, 45);

const refused = (call: MemoryCardCall, code: string): CallFailure =>
  new CallFailure({ reason: 'refused', call, status: 422, code });

/** Unlocks each order once; anything else stays locked. */
const createLocks = (locked: Readonly<Record<string, UnlockedOrder>>) => {
  const open = new Set<string>();
  return (reference: string): UnlockedOrder => {
    const order = locked[reference];
    if (order === undefined) throw refused('unlockOrder', ERROR_CODES.orderStillLocked);
    if (open.has(order.orderNo)) throw refused('unlockOrder', ALREADY_UNLOCKED_CODE);
    open.add(order.orderNo);
    return order;
  };
};

export const createMemoryCardGateways = (options: MemoryCardOptions): MemoryCardGateways => {
  const { queried = {}, pins = {}, prefixesWithoutPin = [], locked = {} } = options;
  const script = createCallScript<MemoryCardCall>();
  const own = createOwnCards(options);
  const open = createLocks(locked);
  const resent: Resent[] = [];
  let sent: readonly SentCard[] = options.sent ?? [];
  const unreminded = new Set<string>();
  const { run } = script;
  return {
    script,
    resent,
    captcha: {
      readTask: (action) =>
        run('captcha', () => ({
          provider: 'proofOfWork',
          challenge: action,
          action,
          bits: PROOF_MIN_BITS,
          endsAt: Number.MAX_SAFE_INTEGER,
        })),
    },
    unlock: { unlockOrder: (request) => run('unlockOrder', () => open(present(request, 'order').orderNo)) },
    cards: {
      queryCard: ({ cardNumber, pin }) =>
        run('queryCard', () => {
          const found = queried[cardNumber];
          if (found === undefined || found.pin !== pin) throw refused('queryCard', ERROR_CODES.cardUnknown);
          return found.answer;
        }),
      readProducts: () => run('memberProducts', own.products),
      readCards: (itemCode) => run('memberCards', () => own.detail(itemCode)),
      readPin: (cardNumber) =>
        run('cardPin', () => {
          own.card('cardPin', cardNumber);
          return pins[cardNumber] ?? null;
        }),
      readTransactions: (cardNumber, page) => run('cardTransactions', () => own.history(cardNumber, page)),
      saveCardUpdate: ({ cardNumber, update }) =>
        run('updateCard', () => own.update(cardNumber, present(update, 'update'))),
      validateCard: (card) =>
        run('cardValidation', () => ({
          isNeedPinCode: !prefixesWithoutPin.some((prefix) => present(card, 'card').cardNumber.startsWith(prefix)),
        })),
      importCard: (given) =>
        run('importCard', () => {
          const { cardNumber, pinCode = '', importType, memberBu } = present(given, 'import');
          own.bring(cardNumber, pinCode, importType === 'balance');
          return { unitId: memberBu };
        }),
      applyCard: ({ cardNumber, pin }) => run('applyCard', () => own.bring(cardNumber, pin, false)),
      sendTransfer: (transfer) => run('cardTransfer', () => own.give(present(transfer, 'transfer'))),
      printCard: (cardNumber) =>
        run('cardPrint', () => `/api/card/print/${own.card('cardPrint', cardNumber).cardNumber}`),
      readPass: (cardNumber, wallet) =>
        run('cardPass', () => `/api/card/pass/${wallet}/${own.card('cardPass', cardNumber).cardNumber}`),
      readStatement: (cardNumber, period) =>
        run('cardStatement', () => {
          own.card('cardStatement', cardNumber);
          return { fileName: `statement-${period}.pdf`, contentType: 'application/pdf', content: 'JVBERi0=' };
        }),
      readReminder: (cardNumber) => run('cardReminder', () => !unreminded.has(cardNumber)),
      saveReminder: (cardNumber, isWanted) =>
        run('cardReminder', () => {
          if (isWanted) unreminded.delete(cardNumber);
          else unreminded.add(cardNumber);
          return isWanted;
        }),
      resendCard: ({ what, receiverEmail }) =>
        run('cardResend', () => {
          if ('cardNumber' in what) own.card('cardResend', what.cardNumber);
          resent.push({ ...what, receiverEmail });
        }),
      readSentCards: () => run('sentCards', () => sent),
      sendAgain: ({ cardId, to }) =>
        run('sendAgain', () => {
          sent = sent.map((card) =>
            card.cardId === cardId ? { ...card, ...to, sentAt: SENT_AGAIN_AT, isUndelivered: false } : card,
          );
        }),
    },
  };
};
