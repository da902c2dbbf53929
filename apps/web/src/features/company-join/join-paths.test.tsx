/** Every transition of joining a company as a press or the answer to a call: after each the page of the invitation shows the state of its chart. */
import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_INVITATION_TOKEN, type Misfortune } from '@offrande/api-client/testing';
import {
  EMPTY_JOINING,
  type InvitationShown,
  joinMachine,
  type JoinSnapshot,
  selectInvitation,
  selectJoinFailure,
} from '@offrande/domain/company-people';
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { AuthStage, type AuthWorld, authWorld } from '../auth/testing/auth-stage.tsx';
import { fillIn } from '../form/testing/fill-in.ts';
import { CompanyJoinPage } from './company-join.tsx';

afterEach(cleanup);

const NEW: InvitationShown = {
  companyName: 'Atelier & Fils',
  email: 'max@exemple.fr',
  role: 'buyer',
  isKnown: false,
};
const KNOWN: InvitationShown = { ...NEW, isKnown: true };
const ENTRY = {
  ...EMPTY_JOINING,
  firstName: 'Max',
  lastName: 'Durand',
  password: 'Mirabelle1',
  confirmPassword: 'Mirabelle1',
};
const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const OVER = {
  reason: 'refused',
  code: ERROR_CODES.linkOver,
  isRetryable: false,
  detail: { reason: 'withdrawn' },
} as const;

type Call = 'fetchInvitation' | 'joinCompany';
type Opened = Awaited<ReturnType<typeof open>>;

/** An event of the chart, with what makes it happen; without, it is the answer of a call. */
interface Move {
  readonly event: WalkEvent;
  readonly act?: (opened: Opened) => Promise<unknown>;
}

const answers = (call: Call, output: object = {}): Move => ({ event: done(call, output) });
const fails = (call: Call, error: object = DOWN): Move => ({ event: failed(call, error) });
const press = async ({ user }: Opened, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
const retry: Move = { event: { type: 'retry' }, act: (opened) => press(opened, 'Try again') };
const accept: Move = { event: { type: 'joinKnown' }, act: (opened) => press(opened, 'Accept the invitation') };
const openAccount: Move = {
  event: { type: 'join', entry: ENTRY },
  act: async (opened) => {
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'First name' }), ENTRY.firstName);
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Last name' }), ENTRY.lastName);
    for (const label of ['Password', 'Repeat the password'])
      await fillIn(opened.user, screen.getByLabelText(label, { selector: 'input' }), ENTRY.password);
    await press(opened, 'Open my account');
  },
};

const WAYS: readonly (readonly [string, InvitationShown, readonly Move[]])[] = [
  [
    'somebody without an account opens one at the second try',
    NEW,
    [answers('fetchInvitation', NEW), openAccount, fails('joinCompany'), openAccount, answers('joinCompany')],
  ],
  [
    'somebody with an account joins at the second try, and the invitation was read at the second',
    KNOWN,
    [
      fails('fetchInvitation'),
      retry,
      answers('fetchInvitation', KNOWN),
      accept,
      fails('joinCompany'),
      accept,
      answers('joinCompany'),
    ],
  ],
  ['the invitation was withdrawn', NEW, [fails('fetchInvitation', OVER)]],
  [
    'it was withdrawn after it could not be read',
    NEW,
    [fails('fetchInvitation'), retry, fails('fetchInvitation', OVER)],
  ],
];

const misfortuneOf = ({ type, error }: WalkEvent): Misfortune | null => {
  if (!type.startsWith('xstate.error')) return null;
  if (error === DOWN) return { kind: 'unreachable' };
  return { kind: 'refused', code: OVER.code, detail: OVER.detail };
};

/** The calls answer as the moves up to the next act say. */
const prepare = ({ shop }: AuthWorld, moves: readonly Move[]): void => {
  const nextAct = moves.findIndex((move) => move.act !== undefined);
  for (const { event } of moves.slice(0, nextAct === -1 ? moves.length : nextAct))
    shop.company.people.script.befall(event.type.split('.').at(-1) as Call, misfortuneOf(event));
};

const open = async ({ role, isKnown }: InvitationShown, moves: readonly Move[]) => {
  const world = authWorld(`/auth/b2b/join?token=${MEMORY_INVITATION_TOKEN}`, {
    people: { invitation: { role, isKnown } },
  });
  prepare(world, moves);
  await act(async () => {
    render(
      <AuthStage world={world}>
        <CompanyJoinPage />
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};

const titleOf = (snapshot: JoinSnapshot): string => {
  if (snapshot.matches('over')) return 'This invitation was withdrawn';
  if (snapshot.matches('unavailable')) return 'The invitation could not be read';
  const { companyName } = selectInvitation(snapshot)!;
  return `${snapshot.matches('joined') ? 'You act for' : 'Act for'} ${companyName}`;
};

const isShown = (name: string): boolean => screen.queryByRole('button', { name }) !== null;

const expectShown = async (snapshot: JoinSnapshot, { shop }: Opened): Promise<void> => {
  if (snapshot.hasTag('busy')) return;
  // Who opened an account is led to the company's home.
  if (snapshot.matches('joined') && selectInvitation(snapshot)?.isKnown === false)
    return waitFor(() => expect(shop.left).toEqual(['/b2b']));
  expect(await screen.findByRole('heading', { level: 1, name: titleOf(snapshot) })).toBeTruthy();
  await waitFor(() => {
    expect(isShown('Try again')).toBe(snapshot.can({ type: 'retry' }));
    expect(isShown('Accept the invitation')).toBe(snapshot.can({ type: 'joinKnown' }));
    expect(isShown('Open my account')).toBe(snapshot.can({ type: 'join', entry: ENTRY }));
    const isFailed = selectJoinFailure(snapshot) !== null && !snapshot.matches('over');
    expect(screen.queryByRole('alert') !== null).toBe(isFailed);
  });
};

const taken = new Set<unknown>();

const make = async (opened: Opened, moves: readonly Move[]): Promise<void> => {
  let snapshot = getInitialSnapshot(joinMachine, { token: MEMORY_INVITATION_TOKEN });
  for (const [at, { event, act: perform }] of moves.entries()) {
    if (perform !== undefined) prepare(opened, moves.slice(at + 1));
    await perform?.(opened);
    for (const transition of joinMachine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(joinMachine, snapshot, event as never);
    await expectShown(snapshot, opened);
  }
};

describe('the invitation of a company, press by press', () => {
  test.each(WAYS)('where %s, shows each state of its chart [S7.47][A-183]', async (_, invitation, moves) => {
    await make(await open(invitation, moves), moves);
  });

  test('takes every transition of the chart [S7.47]', () => {
    expect(notTaken(joinMachine, taken)).toEqual([]);
  });
});
