/** The domain's identity provider machines on the real gateways, the real server and the sandbox's provider. */
import { createIdentityProviderGateway, createSessionGateway } from '@offrande/api-client/identity';
import { calls } from '@offrande/api-client/contract';
import { autoLoginToken } from '@offrande/domain/token';
import { oauthMachine, singleSignOnMachine } from '@offrande/domain/identity-provider';
import { sessionMachine } from '@offrande/domain/session';
import type { StoredOAuth } from '@offrande/domain/identity-provider/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { solveCaptcha } from '../captcha/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { newPerson } from '../session/testing.ts';
import { atProvider, tokenOf } from './testing.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const policyFor = async (browser: Browser) => {
  const { trustedHosts } = await browser.call(calls.unitParameters, { buId: UNIT });
  const {
    methods,
    returnsAsSalesman,
    trustedHosts: own,
  } = shop.shop.units.get(UNIT)!.loginPolicy(new URL(shop.shop.publicOrigin).host);
  return { methods, returnsAsSalesman, trustedHosts: [...own, ...(trustedHosts as string[])] };
};

test('machine and server agree on a visit to the provider, the captcha and the login [S7.40][S4.110][S4.111]', async () => {
  const browser = shop.browser();
  const gateway = createIdentityProviderGateway(browser.client);
  const policy = await policyFor(browser);
  let stored: StoredOAuth | null = null;
  let left = '';
  const machine = oauthMachine.provide({
    actors: { fetchProviderAddress: fromPromise(({ input }) => gateway.fetchProviderAddress(input)) },
    actions: { store: (_, kept) => void (stored = kept), leaveTo: (_, address) => void (left = address) },
  });
  const away = createActor(machine, { input: { policy, location: { path: '/auth', query: {} }, stored } }).start();
  away.send({ type: 'start', method: 'singleSignOn', redirectUrl: `${shop.shop.publicOrigin}/${UNIT}/auth` });
  await waitFor(away, (snapshot) => snapshot.matches('leaving'));
  const { searchParams } = await atProvider(left, { email: newPerson().email });
  const location = { path: '/auth', query: Object.fromEntries(searchParams) };
  const back = createActor(machine, { input: { policy, location, stored } }).start();
  back.send({ type: 'captchaSolved', captcha: { kind: 'standard', token: await solveCaptcha(browser, 'login') } });
  expect(stored).toBeNull();

  const session = createSessionGateway(browser.client, {
    policy: { isTwoFactor: false },
    storedToken: () => null,
    lastActivityAt: () => null,
    now: () => shop.shop.clock().getTime(),
  });
  const signIn = fromPromise(({ input }: { input: Parameters<typeof session.signIn>[0] }) => session.signIn(input));
  const nothing = { user: null, loginType: null, backUrl: null, lastActivityAt: null };
  const input = {
    unitId: UNIT,
    policy: shop.shop.units.get(UNIT)!.loginPolicy(new URL(shop.shop.publicOrigin).host),
    stored: nothing,
    openedAt: 0,
  };
  const actor = createActor(sessionMachine.provide({ actors: { signIn } }), { input }).start();
  actor.send({ type: 'signIn', login: back.getSnapshot().output!, at: 1 });
  await waitFor(actor, (snapshot) => snapshot.context.user !== null);
  expect(actor.getSnapshot().context.user).toMatchObject({ customerName: 'Alix Martin' });
});

test('a partner’s visitor is redirected to his page, whose URL signs him in [S7.41][S4.112][S2.112]', async () => {
  const browser = shop.browser();
  const gateway = createIdentityProviderGateway(browser.client);
  const { trustedHosts } = await policyFor(browser);
  let address = '';
  const machine = singleSignOnMachine.provide({
    actors: { singleSignOn: fromPromise(({ input }) => gateway.singleSignOn(input)) },
    actions: { storeSession: () => undefined, redirect: (_, redirect) => void (address = redirect.address) },
  });
  const token = await tokenOf(shop, 'partner', { email: newPerson().email, tokenId: 'gateway-1' });
  const request = { unitId: UNIT, token, page: 'account', item: '' };
  const actor = createActor(machine, { input: { request, trustedHosts, isSafari: false } }).start();
  await waitFor(actor, ({ status }) => status === 'done');
  const query = Object.fromEntries(new URL(address).searchParams);
  expect(new URL(address).pathname).toBe(`/${UNIT}/account`);
  browser.become(autoLoginToken(query)!);
  expect(await browser.call(calls.validateToken, { aggregatorBuId: UNIT })).toMatchObject({
    customerName: 'Alix Martin',
  });
});
