/**
 * Schedules that once found a defect, each with a sentence about it. They are always run, with the kinds of events that existed
 * then: with other kinds the same seed would give another schedule.
 */
import type { ScheduleName } from './schedule.ts';

/** Guests buying with coupons and by card. */
const GUEST_KINDS = [
  'createOrder',
  'openPayment',
  'pay',
  'payAgain',
  'tellOpen',
  'told',
  'return',
  'confirmOrder',
  'cancelOrder',
  'work',
  'sweep',
  'seal',
  'clock',
  'repeat',
] as const;

export interface Regression extends ScheduleName {
  readonly why: string;
}

export const REGRESSIONS: readonly Regression[] = [
  {
    seed: 'a',
    schedule: 19,
    kinds: GUEST_KINDS,
    why: 'The clock was set back between two attempts, so by date the older one was the newest, for the server but not for the model',
  },
  {
    seed: '912945cba34e',
    schedule: 1080,
    kinds: GUEST_KINDS,
    why: 'A payment that the provider opened but seemed to refuse permanently was paid twice, after its order had another attempt',
  },
  {
    seed: '54ba9f75487e',
    schedule: 1211,
    kinds: GUEST_KINDS,
    why: 'The database failed between a buyer’s return and the query to the provider, which the model treated as one step',
  },
  {
    seed: 'brought-in',
    schedule: 3,
    kinds: ['importCard', 'cardTransfer', 'openTopUp'],
    why: 'A member’s card that was not bought here could not be topped up, since its product was looked up in its sale',
  },
  {
    seed: 'given-back',
    schedule: 2379,
    kinds: ['memberOrder', 'confirmHeld', 'work', 'openTopUp', 'openOwed', 'pay', 'told', 'refund'],
    why: 'A card was returned while a top-up of it was being paid, and the money ended up on a permanently blocked card',
  },
  {
    seed: 'by-post',
    schedule: 2859,
    kinds: [
      'memberOrder',
      'confirmHeld',
      'refund',
      'cardTransfer',
      'importCard',
      'updateCard',
      'unlockOrder',
      'work',
      'sweep',
      'moment',
      'seal',
      'repeat',
    ],
    why: 'The model let no gift card pay for cards by post, so it refused an order that the server rightly accepted',
  },
  {
    seed: 'parts',
    schedule: 368,
    kinds: ['memberOrder', 'confirmHeld', 'refund', 'work'],
    why: 'When a second part of an order was returned, the model changed the order’s state, which the server rightly did not',
  },
  {
    seed: 'brought-in-again',
    schedule: 5,
    kinds: ['importCard', 'updateCard', 'repeat'],
    why: 'The model checked the PIN of a repeated import whose card had since been blocked, and refused it, while the server repeats its answer',
  },
  {
    seed: 'not-approved',
    schedule: 605,
    kinds: [
      'memberOrder',
      'colleagueOrder',
      'decideOrder',
      'confirmTransfer',
      'settleLate',
      'confirmHeld',
      'work',
      'sweep',
    ],
    why: 'The model settled an order that its company had not approved with money that came for it, which the server rightly refuses',
  },
];
