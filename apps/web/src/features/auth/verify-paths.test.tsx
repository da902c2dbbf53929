/** Every transition of a confirmation as a press, a second, or the answer to a call: after each the page of the link shows the state of its chart. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_COMPANY_TOKEN, MEMORY_VERIFY_TOKEN, type Misfortune } from '@offrande/api-client/testing';
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import {
  type ConfirmationLink,
  confirmationMachine,
  type ConfirmationSnapshot,
  selectConfirmationSeconds,
  selectDeadLink,
} from '@offrande/domain/registration';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { AuthStage, type AuthWorld, authWorld } from './testing/auth-stage.tsx';
import { VerifyPage } from './verify.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PERSON = { registerType: 'individual', accountId: 'C1', verifyToken: MEMORY_VERIFY_TOKEN } as const;
const COMPANY = { registerType: 'business', accountId: '', verifyToken: MEMORY_COMPANY_TOKEN } as const;
const CODES = { individual: 'C', business: 'B' } as const;
const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const EXPIRED = { reason: 'refused', code: ERROR_CODES.linkOver, isRetryable: false, detail: { reason: 'expired' } };

type Call = 'confirmRegistration' | 'confirmToken' | 'confirmBusiness';
type Opened = Awaited<ReturnType<typeof open>>;

/** An event of the chart, with what makes it happen; without, it is the answer of a call. */
interface Move {
  readonly event: WalkEvent;
  readonly act?: (opened: Opened) => Promise<unknown>;
}

const answers = (call: Call, output: object = {}): Move => ({ event: done(call, output) });
const fails = (call: Call, error: object = DOWN): Move => ({ event: failed(call, error) });
const pressed = (type: string, name: string): Move => ({
  event: { type },
  act: async ({ user }) => user.click(await screen.findByRole('button', { name })),
});
const tick = (secondsLeft: number): Move => ({
  event: { type: 'tick', secondsLeft },
  act: () => act(() => vi.advanceTimersByTimeAsync((10 - secondsLeft) * 1000)),
});
const retry = pressed('retry', 'Try again');
const stay = pressed('stop', 'Stay on this page');
const leave = pressed('leave', 'Home');
const known = answers('confirmToken', { tempId: 'temp-1' });
const registered = answers('confirmBusiness', { reference: 'R-2026-1183' });

const WAYS: readonly (readonly [string, ConfirmationLink, readonly Move[]])[] = [
  ['a person waits', PERSON, [answers('confirmRegistration'), tick(9), tick(0)]],
  ['a person stays', PERSON, [answers('confirmRegistration'), stay, leave]],
  ['a person tries again', PERSON, [fails('confirmRegistration'), stay, retry, answers('confirmRegistration'), leave]],
  ['the link of a person is over', PERSON, [fails('confirmRegistration', EXPIRED), tick(9), tick(0)]],
  ['nothing comes through for a person', PERSON, [fails('confirmRegistration'), leave]],
  ['a company waits', COMPANY, [known, registered, tick(9), tick(0)]],
  [
    'a company tries again',
    COMPANY,
    [fails('confirmToken'), retry, known, fails('confirmBusiness'), retry, known, registered, stay, leave],
  ],
  ['the link of a company is over', COMPANY, [fails('confirmToken', EXPIRED), stay, leave]],
  ['the registration of a company is over', COMPANY, [known, fails('confirmBusiness', EXPIRED), tick(9), tick(0)]],
];

const misfortuneOf = ({ type, error }: WalkEvent): Misfortune | null => {
  if (!type.startsWith('xstate.error')) return null;
  if (error === DOWN) return { kind: 'unreachable' };
  return { kind: 'refused', code: EXPIRED.code, detail: EXPIRED.detail };
};

/** The calls answer as the moves up to the next act say. */
const prepare = ({ shop }: AuthWorld, moves: readonly Move[]): void => {
  const nextAct = moves.findIndex((move) => move.act !== undefined);
  for (const { event } of moves.slice(0, nextAct === -1 ? moves.length : nextAct)) {
    const call = event.type.split('.').at(-1) as Call;
    if (call === 'confirmRegistration') shop.identity.script.befall(call, misfortuneOf(event));
    else shop.company.registration.script.befall(call, misfortuneOf(event));
  }
};

const open = async ({ registerType, accountId, verifyToken }: ConfirmationLink, moves: readonly Move[]) => {
  const search = new URLSearchParams({ registerType: CODES[registerType], accountId, verifyToken });
  const world = authWorld(`/auth/verify?${search}`);
  prepare(world, moves);
  render(
    <AuthStage world={world}>
      <VerifyPage />
    </AuthStage>,
  );
  return { ...world, user: userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime }) };
};

const TITLES = {
  individual: { confirmed: 'Your email is confirmed', over: 'This link is no longer valid' },
  business: { confirmed: 'Address confirmed', over: 'This link has expired' },
} as const;

const titleOf = (snapshot: ConfirmationSnapshot): string => {
  const { confirmed, over } = TITLES[snapshot.context.link.registerType];
  if (snapshot.matches('confirmed')) return confirmed;
  return selectDeadLink(snapshot) === null ? 'Your email is not confirmed yet' : over;
};

const expectCountdown = (homeSeconds: number | null): void => {
  if (homeSeconds === null) return void expect(screen.getByText('You stay on this page.')).toBeTruthy();
  const shown = Number(/\d+/u.exec(screen.getByText(/^The home page opens in/).textContent)![0]);
  expect(shown).toBeLessThanOrEqual(homeSeconds);
};

const expectShown = async (snapshot: ConfirmationSnapshot, { place }: Opened): Promise<void> => {
  if (snapshot.hasTag('busy')) return;
  // At once: a moment later the countdown would lead there too.
  if (snapshot.matches('left')) return expect(place.history.at(-1)).toBe('/');
  expect(await screen.findByRole('heading', { level: 1, name: titleOf(snapshot) })).toBeTruthy();
  expectCountdown(selectConfirmationSeconds(snapshot));
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(snapshot.can({ type: 'retry' }));
};

const taken = new Set<unknown>();

const make = async (opened: Opened, link: ConfirmationLink, moves: readonly Move[]): Promise<void> => {
  let snapshot: ConfirmationSnapshot = getInitialSnapshot(confirmationMachine, link);
  for (const [at, { event, act: perform }] of moves.entries()) {
    if (perform !== undefined) prepare(opened, moves.slice(at + 1));
    await perform?.(opened);
    for (const transition of confirmationMachine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(confirmationMachine, snapshot, event as never);
    await expectShown(snapshot, opened);
  }
};

describe('the link of a registration mail, press by press and second by second', () => {
  test.each(WAYS)(
    'where %s, shows each state of its chart [S2.88][S2.91][S7.43][S7.48][A-82]',
    async (_, link, moves) => {
      await make(await open(link, moves), link, moves);
    },
  );

  test('takes every transition of the chart [S2.88]', () => {
    expect(notTaken(confirmationMachine, taken)).toEqual([]);
  });
});
