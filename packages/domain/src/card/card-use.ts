/**
 * The possible uses of a card: one table with everything that prevents each use (S4.47, S5.66, A-85 to ).
 * Balance and history stay visible whatever the state.
 */
import { Result } from 'effect';
import { isPositive } from '../money/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card, CardDetail, CardLock } from './card.ts';
import { isExpired } from './expiry.ts';

/** `pay`: at a checkout, as a coupon. `pass`: in the wallet of a phone. */
export const CARD_USES = ['pay', 'transfer', 'topUp', 'print', 'resend', 'pass'] as const;
export type CardUse = (typeof CARD_USES)[number];

/** `country` is where the card would be used: the unit's own. */
export interface CardUseFacts extends Pick<CardDetail, 'isReloadable' | 'transferMode'> {
  readonly today: CalendarDate;
  readonly country: string;
}

/**
 * `CardExpired`: its last day has passed. `CardLocked`: the holder must contact support. `CardBlocked`: by its owner.
 * `CardNotUsableInCountry`: usable in `country` only. `CardEmpty`: its balance is zero. `CardNotReloadable` and
 * `CardNotTransferable`: its product does not offer it.
 */
export type CardRefusal =
  | { readonly _tag: 'CardExpired'; readonly expiredOn: CalendarDate }
  | { readonly _tag: 'CardLocked'; readonly lock: CardLock }
  | { readonly _tag: 'CardBlocked' }
  | { readonly _tag: 'CardNotUsableInCountry'; readonly country: string }
  | { readonly _tag: 'CardEmpty' }
  | { readonly _tag: 'CardNotReloadable' }
  | { readonly _tag: 'CardNotTransferable' };

type Hindrance = (card: Card, facts: CardUseFacts) => CardRefusal | null;

const expired: Hindrance = (card, { today }) =>
  isExpired(card, today) ? { _tag: 'CardExpired', expiredOn: card.expiresOn } : null;
const locked: Hindrance = ({ lock }) => (lock === null ? null : { _tag: 'CardLocked', lock });
const blocked: Hindrance = ({ isBlocked }) => (isBlocked ? { _tag: 'CardBlocked' } : null);
const elsewhere: Hindrance = ({ country }, facts) =>
  country === facts.country ? null : { _tag: 'CardNotUsableInCountry', country };
const empty: Hindrance = ({ balance }) => (isPositive(balance) ? null : { _tag: 'CardEmpty' });
const fixed: Hindrance = (_, { isReloadable }) => (isReloadable ? null : { _tag: 'CardNotReloadable' });
const kept: Hindrance = (_, { transferMode }) => (transferMode === 'none' ? { _tag: 'CardNotTransferable' } : null);

const HINDRANCES: Readonly<Record<CardUse, readonly Hindrance[]>> = {
  pay: [expired, locked, blocked, elsewhere, empty],
  transfer: [expired, locked, blocked, kept, empty],
  topUp: [expired, locked, blocked, fixed],
  print: [expired, locked, blocked],
  resend: [expired, locked, blocked],
  pass: [expired, locked, blocked],
};

/** The card if this use is allowed; otherwise the first refusal in the order of the table. */
export const checkCardUse = (use: CardUse, card: Card, facts: CardUseFacts): Result.Result<Card, CardRefusal> => {
  for (const hindrance of HINDRANCES[use]) {
    const refusal = hindrance(card, facts);
    if (refusal !== null) return Result.fail(refusal);
  }
  return Result.succeed(card);
};

/** The uses to offer on a card. */
export const offeredUses = (card: Card, facts: CardUseFacts): readonly CardUse[] =>
  CARD_USES.filter((use) => Result.isSuccess(checkCardUse(use, card, facts)));
