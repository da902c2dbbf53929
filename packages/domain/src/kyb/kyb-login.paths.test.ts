import { Result } from 'effect';
import * as fc from 'fast-check';
import { createActor, fromPromise, toPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { emails } from '../email/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { checkKybCredentials, kybLoginMachine, selectKybLoginFailure, selectKybLoginOfOtherKind } from './index.ts';
import type { KybCredentials, KybLogin, KybLoginEvent, KybLoginSnapshot } from './index.ts';

const ACCESS = { token: 't-1', custId: 'c-1' };
const REFUSED = { reason: 'refused', code: '40101', isRetryable: false };
const OTHER = { reason: 'refused', code: '70016', isRetryable: false };
const OTHER_DETAIL = { detail: { reason: 'individual' } };
const CAPTCHA_REFUSED = { reason: 'refused', code: '80001', isRetryable: false };
const UNREACHABLE = { reason: 'unreachable', code: '1234', isRetryable: true };
const PASSWORD = ' Bonjour12! ';
const RIGHT = { email: ' ines@acme.example ', password: PASSWORD };

const CAPTCHA = { kind: 'standard', token: 'solution' } as const;
const submit = (credentials: KybCredentials): KybLoginEvent => ({
  type: 'submit',
  login: { ...credentials, captcha: CAPTCHA },
});
const COMPLETE = [submit(RIGHT), submit({ email: 'paul@acme.example', password: 'x' })];
const INCOMPLETE = [
  submit({ email: 'ines@acme', password: PASSWORD }),
  submit({ email: '', password: PASSWORD }),
  submit({ email: RIGHT.email, password: '' }),
];
const own = [...COMPLETE, ...INCOMPLETE];
const events = [
  ...own,
  done('signIn', ACCESS),
  ...[REFUSED, { ...OTHER, ...OTHER_DETAIL }, UNREACHABLE, CAPTCHA_REFUSED].map((failure) => failed('signIn', failure)),
] as unknown as readonly WalkEvent[];
const { snapshots, steps, reached, notTaken } = walk(kybLoginMachine, events, [undefined]);

const stateOf = ({ value }: KybLoginSnapshot): string => String(value);
const triesOf = (type: string) => steps.filter(({ event }) => event.type === type);
const tries = triesOf('submit').filter(({ from, to }) => stateOf(from) === 'entering' && stateOf(to) === 'signingIn');

describe('every path of a sign-in to the verification', () => {
  test('reaches every state and takes every transition [S7.38]', () => {
    expect(stateIds(kybLoginMachine).filter((id) => !reached.has(id))).toEqual([]);
    expect(notTaken).toEqual([]);
  });

  test('accepts complete credentials while they are entered, and nothing else [S7.38]', () => {
    for (const snapshot of snapshots) {
      for (const event of own)
        expect(snapshot.can(event)).toBe(stateOf(snapshot) === 'entering' && COMPLETE.includes(event));
      expect(snapshot.hasTag('fetching')).toBe(stateOf(snapshot) === 'signingIn');
    }
  });

  test('sends the email without outer spaces, and the password as it was typed [S7.38]', () => {
    expect(tries.length).toBeGreaterThan(0);
    expect(tries.map(({ to }) => to.context.login)).toContainEqual({
      email: 'ines@acme.example',
      password: PASSWORD,
      captcha: CAPTCHA,
    });
    for (const { to } of tries) expect(selectKybLoginFailure(to)).toBeNull();
  });

  test('keeps no password after a try, whatever came of it [S7.38][A-74]', () => {
    for (const snapshot of snapshots) {
      if (stateOf(snapshot) === 'signingIn') continue;
      expect(snapshot.context.login).toBeNull();
      expect(JSON.stringify(kybLoginMachine.getPersistedSnapshot(snapshot))).not.toContain(PASSWORD);
    }
  });

  test('ends with the session of the verification as its output [S7.38][S4.80]', () => {
    const ended = triesOf('xstate.done.actor.signIn');
    expect(ended.length).toBeGreaterThan(0);
    for (const { to } of ended) expect([to.status, to.output, stateOf(to)]).toEqual(['done', ACCESS, 'signedIn']);
    for (const { status } of snapshots.filter((one) => stateOf(one) !== 'signedIn')) expect(status).toBe('active');
  });

  test('that fails shows why, unless its captcha was refused, and may be tried again without the old failure [S7.38][S8.7][A-74]', () => {
    const failures = triesOf('xstate.error.actor.signIn');
    expect(failures.length).toBeGreaterThan(0);
    for (const { event, to } of failures) {
      expect(stateOf(to)).toBe('entering');
      const { detail, ...said } = event['error'] as typeof REFUSED & Partial<typeof OTHER_DETAIL>;
      if (said.code === CAPTCHA_REFUSED.code) expect(selectKybLoginFailure(to)).toBeNull();
      else expect(selectKybLoginFailure(to)).toMatchObject(said);
      const other = detail === undefined ? null : { _tag: 'LoginOfOtherKind', kind: 'individual' };
      expect(selectKybLoginOfOtherKind(to)).toEqual(other);
      expect(to.context.access).toBeNull();
      expect(to.can(submit(RIGHT))).toBe(true);
    }
  });
});

test('credentials are an email and any password, in NFC as the shop’s own forms send it [S7.38][A-56]', () =>
  fc.assert(
    fc.property(emails, fc.string({ unit: 'grapheme' }), (email, password) => {
      const checked = checkKybCredentials({ email: ` ${email} `, password });
      if (password === '') expect(checked).toMatchObject({ failure: { password: { _tag: 'Required' } } });
      else expect(checked).toEqual(Result.succeed({ email, password: password.normalize('NFC') }));
      expect(Result.isFailure(checkKybCredentials({ email: `${email}@`, password }))).toBe(true);
    }),
  ));

test('the call is made with the credentials of the try, and its answer is the output [S7.38]', async () => {
  const sent: (KybLogin | null)[] = [];
  const machine = kybLoginMachine.provide({
    actors: {
      signIn: fromPromise<typeof ACCESS, KybLogin | null>(async ({ input }) => {
        sent.push(input);
        if (sent.length === 1) throw REFUSED;
        return ACCESS;
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send(submit({ ...RIGHT, password: 'wrong' }));
  await waitFor(actor, (snapshot) => snapshot.matches('entering'));
  expect(selectKybLoginFailure(actor.getSnapshot())).toMatchObject(REFUSED);
  actor.send(submit(RIGHT));
  expect(await toPromise(actor)).toEqual(ACCESS);
  expect(sent).toEqual(
    ['wrong', PASSWORD].map((password) => ({ email: 'ines@acme.example', password, captcha: CAPTCHA })),
  );
});
