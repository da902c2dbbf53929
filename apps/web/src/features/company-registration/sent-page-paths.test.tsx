/** Every transition of the page after sending as a press, a second, or the answer to a call: after each the page shows the state of its chart. */
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import {
  selectHomeSeconds,
  selectSentTo,
  selectTokenResendFailure,
  selectTokenResendSeconds,
  verifyPageMachine,
  type VerifyPageSnapshot,
} from '@offrande/domain/registration';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { saveSentTo } from '../../shop/company-sent-to.ts';
import { companyWorld } from './testing/company-world.ts';
import { fill, heading, type Opened, press, show } from './testing/open-registration.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EMAIL = 'lea@atelier.fr';
const OTHER = 'leo@atelier.fr';
const DOWN = { reason: 'unreachable', code: null, isRetryable: true };

/** An event of the chart, with what makes it happen; without, it is the answer of a call, or comes with the event before. */
interface Move {
  readonly event: WalkEvent;
  readonly act?: (opened: Opened) => Promise<unknown>;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const tickHome = (secondsLeft: number): Move => ({
  event: { type: 'tickHome', secondsLeft },
  act: () => pass(10 - secondsLeft),
});
const tickResend = (secondsLeft: number, act?: Move['act']): Move => ({
  event: { type: 'tickResend', secondsLeft },
  ...(act && { act }),
});
const pressed = (type: string, name: string): Move => ({ event: { type }, act: (opened) => press(opened, name) });

const stay = pressed('stop', 'Stay on this page');
const beginCorrecting = pressed('stop', 'The address is wrong: correct it');
const leave = pressed('leave', 'Home');
const resend = pressed('resend', 'Send again');
const sendAgain = pressed('correct', 'Send the link there');
const minute = tickResend(0, () => pass(60));
const correct: Move = {
  event: { type: 'correct', newEmail: OTHER },
  act: async (opened) => {
    await fill(opened, 'Correct email', OTHER);
    await press(opened, 'Send the link there');
  },
};
const unchanged: Move = { ...sendAgain, event: { type: 'correct', newEmail: EMAIL } };

const WAYS: readonly (readonly [string, readonly Move[]])[] = [
  ['nobody does anything', [tickHome(9), tickResend(59), tickHome(0)]],
  [
    'the link is asked for again',
    [
      stay,
      minute,
      resend,
      { event: failed('resendToken', DOWN) },
      resend,
      { event: done('resendToken', {}) },
      minute,
      leave,
    ],
  ],
  ['the visitor goes home at once', [leave]],
  [
    'the address is corrected',
    [
      beginCorrecting,
      unchanged,
      correct,
      { event: failed('correctEmail', DOWN) },
      correct,
      { event: done('correctEmail', {}) },
      minute,
      resend,
      { event: done('resendToken', {}) },
    ],
  ],
];

/** The calls answer as the move that follows says. */
const prepare = ({ register }: Opened, next: Move | undefined): void => {
  const [, outcome, call] = /^xstate\.(done|error)\.actor\.(\w+)$/u.exec(next?.event.type ?? '') ?? [];
  if (call === 'resendToken' || call === 'correctEmail')
    register.script.befall(call, outcome === 'error' ? { kind: 'unreachable' } : null);
};

const secondsIn = (text: string | null | undefined): number => Number(/\d+/u.exec(text ?? '')?.[0]);

const expectCountdown = (homeSeconds: number | null): void => {
  if (homeSeconds === null) return void expect(screen.getByText('You stay on this page.')).toBeTruthy();
  const shown = secondsIn(screen.getByText(/^The home page opens in/).textContent);
  expect(shown).toBeLessThanOrEqual(homeSeconds);
};

const expectResend = (seconds: number): void => {
  const button = screen.queryByRole<HTMLButtonElement>('button', { name: /^Send again/ });
  if (button === null) return void expect(screen.getByLabelText('Correct email')).toBeTruthy();
  expect(button.disabled).toBe(seconds > 0);
  if (seconds > 0) expect(secondsIn(button.textContent)).toBeLessThanOrEqual(seconds);
};

const expectShown = async (snapshot: VerifyPageSnapshot, { place }: Opened): Promise<void> => {
  if (snapshot.hasTag('busy')) return;
  // At once: a moment later the countdown would lead there too.
  if (snapshot.matches('left')) return expect(place.history.at(-1)).toBe('/');
  await heading('One more step: confirm your email');
  await waitFor(() => {
    expect(screen.getByText(selectSentTo(snapshot))).toBeTruthy();
    expectCountdown(selectHomeSeconds(snapshot));
    expectResend(selectTokenResendSeconds(snapshot));
    expect(screen.queryByRole('alert') === null).toBe(selectTokenResendFailure(snapshot) === null);
  });
};

const openSent = (): Promise<Opened> => {
  const world = companyWorld();
  saveSentTo(world.shop, EMAIL);
  return show(world);
};

const taken = new Set<unknown>();

const make = async (opened: Opened, moves: readonly Move[]): Promise<VerifyPageSnapshot> => {
  let snapshot = getInitialSnapshot(verifyPageMachine, { email: EMAIL });
  await expectShown(snapshot, opened);
  for (const [at, { event, act: perform }] of moves.entries()) {
    prepare(opened, moves[at + 1]);
    await perform?.(opened);
    for (const transition of verifyPageMachine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(verifyPageMachine, snapshot, event as never);
    await expectShown(snapshot, opened);
  }
  return snapshot;
};

describe('the page after sending, press by press and second by second', () => {
  test.each(WAYS)('where %s, shows each state of its chart [S2.88][S4.66][S7.50][A-82]', async (_, moves) => {
    await make(await openSent(), moves);
  });

  test('sends the link where the chart says, and takes every transition of it [S2.88][S7.50]', async () => {
    const opened = await openSent();
    await make(opened, WAYS.at(-1)![1]);
    expect(opened.register.corrected).toEqual([{ email: EMAIL, newEmail: OTHER }]);
    expect(opened.register.script.made).toEqual(['correctEmail', 'correctEmail', 'resendToken']);
    expect(notTaken(verifyPageMachine, taken)).toEqual([]);
  });
});
