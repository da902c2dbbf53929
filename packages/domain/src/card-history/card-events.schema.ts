/** The wire format of a card's history (S3.99). Amounts are decimal strings, instants ISO 8601. */
import { Schema, SchemaTransformation } from 'effect';
import { moneyFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import type { Page } from '../paging/index.ts';
import { InstantFromIso } from '../time/schema.ts';
import { CARD_EVENT_KINDS } from './card-events.ts';
import type { CardEvent, CardEventKind } from './card-events.ts';

/** Aliases of two kinds, which are decoded but never sent. */
type Alias = 'debit' | 'refunded';

const kindOfName = (name: CardEventKind | Alias): CardEventKind => {
  if (name === 'debit') return 'redeem';
  return name === 'refunded' ? 'void' : name;
};

/** Kinds by their names; `debit` is read as redeem, `refunded` as void. Any other name is refused. */
export const CardEventKindFromName = Schema.Literals([...CARD_EVENT_KINDS, 'debit', 'refunded']).pipe(
  Schema.decodeTo(
    Schema.Literals(CARD_EVENT_KINDS),
    SchemaTransformation.transform<CardEventKind, CardEventKind | Alias>({
      decode: kindOfName,
      encode: (kind) => kind,
    }),
  ),
);

const eventFromWire = (currency: Currency): Schema.Codec<CardEvent, unknown> =>
  Schema.Struct({
    kind: CardEventKindFromName,
    amount: moneyFromString(currency),
    balanceAfter: moneyFromString(currency),
    at: InstantFromIso,
    reference: Schema.NullOr(Schema.String),
    isExpiry: Schema.optionalKey(Schema.Boolean),
  });

/** One page of a card's history, without its number: the request names that. */
export const cardTransactionsFromWire = (currency: Currency) =>
  Schema.Struct({
    totalCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
    transactionList: Schema.Array(eventFromWire(currency)),
  });

/** The answer as the page that was asked for. */
export const transactionPage = (
  { totalCount, transactionList }: ReturnType<typeof cardTransactionsFromWire>['Type'],
  page: number,
): Page<CardEvent> => ({ items: transactionList, totalCount, page });
