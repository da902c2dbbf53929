/**
 * A member's own cards in memory: listed, updated, transferred, imported, with a history. A transferred card is gone
 * to the friend; a balance that is imported is gone to the wallet. Source: S3.96 to S3.99, A-86, A-89, A-95.
 */
import { type Card, type CardDetail, withCard } from '@offrande/domain/card';
import { type CardEvent } from '@offrande/domain/card-history';
import { type CardUpdate, updateCard } from '@offrande/domain/card-update';
import { encodeAmount, sum, type Currency } from '@offrande/domain/money';
import { PAGE_SIZE, pageOf, type Page } from '@offrande/domain/paging';
import type { CalendarDate } from '@offrande/domain/time';
import { cardAfterTransfer, type Transfer } from '@offrande/domain/transfer';
import { Result } from 'effect';
import { CallFailure } from '../client/call-failure.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import type { MemberProduct } from '../gateways/index.ts';

/** A card that can be imported: number, PIN (empty for none) and its detail once imported. */
export interface ImportableCard {
  readonly card: Card;
  readonly pin: string;
  readonly itemCode: string;
}

export interface OwnCardsOptions {
  readonly currency: Currency;
  readonly today: CalendarDate;
  readonly details?: readonly CardDetail[];
  readonly histories?: Readonly<Record<string, readonly CardEvent[]>>;
  readonly importable?: readonly ImportableCard[];
}

const refused = (call: string, code: string, serverMessage = ''): CallFailure =>
  new CallFailure({ reason: 'refused', call, status: 422, code, serverMessage });

export const createOwnCards = (options: OwnCardsOptions) => {
  const { currency, today, histories = {}, importable = [] } = options;
  let details: readonly CardDetail[] = options.details ?? [];
  const imported = new Set<string>();

  const find = (call: string, cardNumber: string): { readonly detail: CardDetail; readonly card: Card } => {
    for (const detail of details) {
      const card = detail.cards.find((one) => one.cardNumber === cardNumber);
      if (card !== undefined) return { detail, card };
    }
    throw refused(call, ERROR_CODES.notFound);
  };

  const put = (call: string, card: Card): void => {
    const { detail } = find(call, card.cardNumber);
    details = details.map((one) => (one === detail ? withCard(detail, card) : one));
  };

  return {
    products: (): readonly MemberProduct[] =>
      details.map(({ itemCode, productName, productImageUrl, cards }) => ({
        itemCode,
        productName,
        productImgUrl: productImageUrl,
        categoryId: null,
        cardCount: cards.length,
        cardBalance: encodeAmount(
          sum(
            cards.map(({ balance }) => balance),
            currency,
          ),
        ),
      })),
    detail: (itemCode: string): CardDetail => {
      const detail = details.find((one) => one.itemCode === itemCode);
      if (detail === undefined) throw refused('memberCards', ERROR_CODES.notFound);
      return detail;
    },
    card: (call: string, cardNumber: string): Card => find(call, cardNumber).card,
    history: (cardNumber: string, page: number): Page<CardEvent> => {
      find('cardTransactions', cardNumber);
      return pageOf(histories[cardNumber] ?? [], page, PAGE_SIZE);
    },
    update: (cardNumber: string, update: CardUpdate): void => {
      const changed = updateCard(find('updateCard', cardNumber).card, update, today);
      if (Result.isFailure(changed)) throw refused('updateCard', ERROR_CODES.cardNotUsable);
      put('updateCard', changed.success);
    },
    give: ({ cardNumber, amount }: Transfer): void => {
      put('cardTransfer', cardAfterTransfer(find('cardTransfer', cardNumber).card, amount));
    },
    bring: (cardNumber: string, pin: string, intoWallet: boolean): void => {
      const found = importable.find(({ card, pin: right }) => card.cardNumber === cardNumber && right === pin);
      if (found === undefined)
        throw refused('importCard', ERROR_CODES.cardUnknown, 'The card number or the PIN is wrong.');
      if (imported.has(cardNumber))
        throw refused('importCard', ERROR_CODES.cardAlreadyImported, 'The card has been imported already.');
      imported.add(cardNumber);
      if (intoWallet) return;
      details = details.map((detail) =>
        detail.itemCode === found.itemCode ? { ...detail, cards: [found.card, ...detail.cards] } : detail,
      );
    },
  };
};
