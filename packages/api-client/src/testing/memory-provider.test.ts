/** The machines of identity providers and single sign-on on the gateways in memory. */
import { oauthMachine, selectOAuthFailure, singleSignOnMachine } from '@offrande/domain/identity-provider';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createMemoryIdentity, KNOWN_MEMBER, MEMORY_CODE, MEMORY_PROVIDER, type MemoryIdentity } from './index.ts';

const POLICY = {
  methods: ['apple', 'singleSignOn'] as const,
  returnsAsSalesman: false,
  trustedHosts: ['shop.example', MEMORY_PROVIDER.host],
};
const PAGE = 'https://shop.example/FR/auth';
const captcha = { kind: 'standard', token: 't' } as const;
const STORED = { method: 'apple', state: MEMORY_PROVIDER.state, redirectUrl: PAGE, code: null } as const;

const leave = ({ provider }: MemoryIdentity) => {
  const left: string[] = [];
  const machine = oauthMachine.provide({
    actors: { fetchProviderAddress: fromPromise(({ input }) => provider.fetchProviderAddress(input)) },
    actions: { leaveTo: (_, address) => void left.push(address) },
  });
  const location = { path: '/auth', query: {} };
  const actor = createActor(machine, { input: { policy: POLICY, location, stored: null } }).start();
  actor.send({ type: 'start', method: 'apple', redirectUrl: PAGE });
  return { actor, left };
};

const cameBack = (code: string) => {
  const location = { path: '/auth', query: { code, state: MEMORY_PROVIDER.state } };
  const actor = createActor(oauthMachine, { input: { policy: POLICY, location, stored: STORED } }).start();
  actor.send({ type: 'captchaSolved', captcha });
  return actor.getSnapshot().output!;
};

const signOn = (memory: MemoryIdentity, token: string) => {
  const done: unknown[] = [];
  const machine = singleSignOnMachine.provide({
    actors: { singleSignOn: fromPromise(({ input }) => memory.provider.singleSignOn(input)) },
    actions: {
      storeSession: (_, { backUrl }) => void done.push(backUrl),
      redirect: (_, { address }) => void done.push(address),
    },
  });
  const request = { unitId: 'FR', token, page: 'product', item: 'GC1' };
  const input = { request, trustedHosts: POLICY.trustedHosts, isSafari: false };
  return { actor: createActor(machine, { input }).start(), done };
};

describe('an identity provider in memory', () => {
  test('has a page that the machine leaves for with a state of its own [S7.40][S4.110]', async () => {
    const { actor, left } = leave(createMemoryIdentity());
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(left).toEqual([
      `https://${MEMORY_PROVIDER.host}/authorize?state=${MEMORY_PROVIDER.state}&redirect_uri=${encodeURIComponent(PAGE)}`,
    ]);
  });

  test('that cannot be asked is a failure of the machine [S8.62]', async () => {
    const memory = createMemoryIdentity();
    memory.script.befall('fetchProviderAddress', { kind: 'refused', code: '50300' });
    const { actor, left } = leave(memory);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(selectOAuthFailure(actor.getSnapshot())).toMatchObject({ reason: 'unreachable', code: '50300' });
    expect(left).toEqual([]);
  });

  test('signs the first member in by one code, asks its owner by the other, and believes no third [S4.110]', async () => {
    const { session } = createMemoryIdentity();
    const { custId } = KNOWN_MEMBER.member;
    expect(await session.signIn({ login: cameBack(MEMORY_PROVIDER.code) })).toMatchObject({
      _tag: 'SignedIn',
      user: { customerId: custId },
    });
    const asked = await session.signIn({ login: cameBack(MEMORY_PROVIDER.codeToAsk) });
    if (asked._tag !== 'CodeNeeded') throw new Error('The owner was not asked');
    const confirmed = await session.confirmCode({ tokenId: asked.tokenId, code: MEMORY_CODE });
    expect(confirmed.customerId).toBe(custId);
    await expect(session.signIn({ login: cameBack('x') })).rejects.toMatchObject({ code: '70001' });
    const byToken = (providerToken: string) =>
      session.signIn({ login: { request: { type: 'google', providerToken }, captcha } });
    expect(await byToken(MEMORY_PROVIDER.token)).toMatchObject({ _tag: 'SignedIn' });
    await expect(byToken('x')).rejects.toMatchObject({ code: '70001' });
  });
});

describe('a partner in memory', () => {
  test('sends people on to the page they want, signed in by the address [S7.41][S4.112][S2.112]', async () => {
    const memory = createMemoryIdentity();
    const { actor, done } = signOn(memory, MEMORY_PROVIDER.partnerToken);
    await waitFor(actor, ({ status }) => status === 'done');
    const [backUrl, address] = done as [string, string];
    const { origin, pathname, searchParams } = new URL(address);
    expect([backUrl, origin, pathname]).toEqual([MEMORY_PROVIDER.backUrl, 'https://shop.example', '/FR/product/GC1']);
    expect(searchParams.get('autoLogin')).toBe('true');
    const user = await memory.session.validateToken({ accessToken: searchParams.get('token')! });
    expect(user.customerId).toBe(KNOWN_MEMBER.member.custId);
  });

  test('is refused with another token, and nobody is signed in [S7.41]', async () => {
    const { actor, done } = signOn(createMemoryIdentity(), 'another');
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(done).toEqual([]);
  });
});
