/**
 * Schedules that once broke something, each with a sentence about what it was. They are run for ever, on the kinds of events
 * that there were when they were found: with another table the same seed would be another schedule.
 */
import type { ScheduleName } from './schedule.ts';

/** A guest who buys with coupons and by card. */
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
    why: 'The clock was set back between two attempts, so the newest by its date was the older one, for the server and not for the model',
  },
  {
    seed: '912945cba34e',
    schedule: 1080,
    kinds: GUEST_KINDS,
    why: 'A payment that the provider opened and then seemed to refuse for good was paid twice all the same, after its order had another attempt',
  },
  {
    seed: '54ba9f75487e',
    schedule: 1211,
    kinds: GUEST_KINDS,
    why: 'The database broke between a buyer’s return and the question to the provider, which the model took for one moment',
  },
  {
    seed: 'brought-in',
    schedule: 3,
    kinds: ['importCard', 'cardTransfer', 'openTopUp'],
    why: 'An own card that was not bought here could not be topped up, since its product was looked for in its sale',
  },
  {
    seed: 'given-back',
    schedule: 2379,
    kinds: ['memberOrder', 'confirmHeld', 'work', 'openTopUp', 'openOwed', 'pay', 'told', 'refund'],
    why: 'A card was given back while a top-up of it was being paid, whose money then lay on a card that is blocked for good',
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
    why: 'The model let a gift card pay for nothing that goes by post, so it refused an order that the server rightly took',
  },
  {
    seed: 'parts',
    schedule: 368,
    kinds: ['memberOrder', 'confirmHeld', 'refund', 'work'],
    why: 'After a second part of an order was given back the model had it change its state, which it does not',
  },
  {
    seed: 'brought-in-again',
    schedule: 5,
    kinds: ['importCard', 'updateCard', 'repeat'],
    why: 'The model judged the PIN of an import that was only asked again, whose card had been blocked since, and refused what the server answers as before',
  },
];
