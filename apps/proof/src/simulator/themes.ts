/**
 * What a schedule is about: some kinds of events, so that a few dozen of them lead somewhere. The first has all; what comes
 * together in none of the others meets there.
 */
import type { Dice } from './dice.ts';
import type { AnyEvent } from './event-kind.ts';
import { EVENTS } from './events/index.ts';

const ALWAYS = ['work', 'sweep', 'moment', 'seal', 'repeat'];
const AT_PROVIDER = ['openOwed', 'pay', 'payAgain', 'tellOpen', 'told'];
const LATE = ['settleLate', 'returnLate'];
const BACK = ['refund', 'paidBack'];

const THEMES: readonly (readonly string[] | null)[] = [
  null,
  ['createOrder', ...AT_PROVIDER, 'return', 'confirmOrder', 'cancelOrder', ...LATE, ...BACK, ...ALWAYS],
  ['memberOrder', 'confirmHeld', 'confirmOrder', 'cancelOrder', ...BACK, 'unlockOrder', 'updateCard', ...ALWAYS],
  ['memberOrder', 'confirmHeld', 'refund', 'cardTransfer', 'importCard', 'updateCard', 'unlockOrder', ...ALWAYS],
  [
    'openTopUp',
    ...AT_PROVIDER,
    'resumeTopUp',
    'giveUpTopUp',
    'memberReturn',
    'bookTopUp',
    ...LATE,
    'cardTransfer',
    ...ALWAYS,
  ],
  ['memberOrder', 'confirmTransfer', 'confirmTransfer', 'cancelOrder', ...LATE, ...BACK, 'updateCard', ...ALWAYS],
  ['memberOrder', 'confirmHeld', 'openTopUp', ...AT_PROVIDER, 'cancelOrder', ...LATE, ...BACK, ...ALWAYS],
  [
    'endingOrder',
    'night',
    'confirmHeld',
    'confirmTransfer',
    'cancelOrder',
    'cardTransfer',
    'openTopUp',
    ...AT_PROVIDER,
    ...LATE,
    ...BACK,
    ...ALWAYS,
  ],
];

export const kindNamed = (name: string): AnyEvent => EVENTS.find((kind) => kind.name === name)!;

const KINDS = THEMES.map((names) => names?.map(kindNamed) ?? EVENTS);

/** The kinds of a schedule's events; one that stands twice comes twice as often. */
export const themeOf = (dice: Dice): readonly AnyEvent[] => dice.pick(KINDS);
