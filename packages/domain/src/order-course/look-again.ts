/**
 * How often the page of an order reads it again by itself, and until when: often at first, ever more rarely, and in the end
 * no more. Only while the page is shown; being shown again begins anew. Times in milliseconds. Source,
 *
 */
import { CARD_HOLD_MS, wayOfPaying } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { CardsOnTheirWay } from './order-course.ts';
import { isUndecided, type OrderApproval, type OrderStatus } from '../order/index.ts';

/**
 * What may change without the buyer: `bank`, the answer to a payment; `transfer`, money or a colleague's decision that takes
 * hours or days; `cards`, which are sent in a moment.
 */
export type Awaited = 'bank' | 'transfer' | 'cards';

interface Pace {
  readonly firstMs: number;
  readonly longestMs: number;
  /** All pauses together last no longer. */
  readonly forMs: number;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A payment that is not made ends with its reservation; the server notes that within minutes. */
const PACES: Readonly<Record<Awaited, Pace>> = {
  bank: { firstMs: 5 * SECOND_MS, longestMs: MINUTE_MS, forMs: CARD_HOLD_MS + 5 * MINUTE_MS },
  transfer: { firstMs: 30 * SECOND_MS, longestMs: 5 * MINUTE_MS, forMs: 60 * MINUTE_MS },
  cards: { firstMs: 3 * SECOND_MS, longestMs: 30 * SECOND_MS, forMs: 2 * MINUTE_MS },
};

/** What an order waits for; null if it is final, or changes by somebody's decision only. */
export const awaitedBy = ({
  status,
  means,
  sending,
  approval = null,
}: {
  readonly status: OrderStatus;
  readonly means: PaymentMeans | null;
  readonly sending: CardsOnTheirWay | null;
  readonly approval?: OrderApproval | null;
}): Awaited | null => {
  if (isUndecided(status) && approval?.standing === 'awaited') return 'transfer';
  if (isUndecided(status)) return means !== null && wayOfPaying(means) === 'later' ? 'transfer' : 'bank';
  const isSending = status === 'confirmed' && sending !== null && sending.sent + sending.failed < sending.cards;
  return isSending ? 'cards' : null;
};

/** The pause before the next look after `looks` ones; null if there is none any more. */
export const pauseBeforeNextLookMs = (awaited: Awaited | null, looks: number): number | null => {
  if (awaited === null) return null;
  const { firstMs, longestMs, forMs } = PACES[awaited];
  const pauses = Array.from({ length: looks + 1 }, (_, look) => Math.min(firstMs * 2 ** look, longestMs));
  const passedMs = pauses.reduce((all, pause) => all + pause, 0);
  return passedMs > forMs ? null : pauses.at(-1)!;
};
