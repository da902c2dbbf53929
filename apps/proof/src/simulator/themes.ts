/**
 * A schedule's theme: some kinds of events, so that a few dozen events form a meaningful story. The first theme has all kinds,
 * for combinations that no other has.
 */
import type { Dice } from './dice.ts';
import type { AnyEvent } from './event-kind.ts';
import { EVENTS } from './events/index.ts';

const ALWAYS = ['work', 'sweep', 'moment', 'seal', 'repeat'];
const AT_PROVIDER = ['openOwed', 'pay', 'payAgain', 'tellOpen', 'told'];
const LATE = ['settleLate', 'returnLate'];
const BACK = ['refund', 'paidBack'];

/** Few other kinds, and drawn twice as often as other themes: a file is there only after an order was paid, issued and sent. */
const FILES = [
  'fileOrder',
  'fileOrder',
  'fileOrder',
  'confirmHeld',
  'confirmHeld',
  'confirmHeld',
  'work',
  'takeFile',
  'takeFileTwice',
  'askFileCode',
  'askFileCode',
  'renewFileLink',
  'refund',
  'days',
  'moment',
  'repeat',
];

const THEMES: readonly (readonly string[] | null)[] = [
  null,
  ['createOrder', ...AT_PROVIDER, 'return', 'confirmOrder', 'cancelOrder', ...LATE, ...BACK, ...ALWAYS],
  ['memberOrder', 'confirmHeld', 'confirmOrder', 'cancelOrder', ...BACK, 'unlockOrder', 'updateCard', ...ALWAYS],
  ['memberOrder', 'confirmHeld', 'refund', 'cardTransfer', 'importCard', 'updateCard', 'unlockOrder', ...ALWAYS],
  [
    'openTopUp',
    'walletTransfer',
    'confirmTransfer',
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
  [
    'colleagueOrder',
    'colleagueOrder',
    'colleagueOrder',
    'decideOrder',
    'decideOrder',
    'memberOrder',
    'night',
    'confirmHeld',
    'confirmTransfer',
    'cancelOrder',
    ...AT_PROVIDER,
    ...LATE,
    ...BACK,
    ...ALWAYS,
  ],
  ['memberOrder', 'confirmHeld', 'openTopUp', ...AT_PROVIDER, 'cancelOrder', ...LATE, ...BACK, ...ALWAYS],
  [
    'requestQuotation',
    'requestQuotation',
    'orderQuoted',
    'orderQuoted',
    'disableQuotation',
    'decideOrder',
    'night',
    'days',
    'days',
    'confirmHeld',
    'confirmTransfer',
    'cancelOrder',
    ...ALWAYS,
  ],
  [
    'salesmanOrder',
    'salesmanOrder',
    'salesmanOrder',
    'confirmHeld',
    'confirmHeld',
    'confirmTransfer',
    'confirmTransfer',
    'cancelOrder',
    ...LATE,
    ...BACK,
    'refund',
    'work',
    ...ALWAYS,
  ],
  FILES,
  FILES,
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

/** The kinds of a schedule's events; a kind listed twice is drawn twice as often. */
export const themeOf = (dice: Dice): readonly AnyEvent[] => dice.pick(KINDS);
