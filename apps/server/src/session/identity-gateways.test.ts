/** The domain's machines on the real gateways and the real server. */
import {
  createOneTimeCodeGateway,
  createPasswordResetGateway,
  createRegistrationGateway,
  createSessionGateway,
} from '@offrande/api-client/identity';
import { oneTimeCodeMachine } from '@offrande/domain/password';
import { numberingPlan } from '@offrande/domain/phone';
import { createIndividualRegistrationMachine, DEFAULT_INDIVIDUAL_POLICY } from '@offrande/domain/registration';
import { passwordResetMachine, resetLinkOf } from '@offrande/domain/password-reset';
import { sessionMachine } from '@offrande/domain/session';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { solveCaptcha } from '../captcha/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { type Identity, openIdentity, PASSWORD, newPerson } from './testing.ts';

const NEW = 'Mirabelle2-verte';

let shop: TestShop;
let identity: Identity;
beforeAll(async () => {
  shop = await openTestShop();
  identity = openIdentity(shop);
});
afterAll(() => shop.close());

const now = () => shop.shop.clock().getTime();

const registerBy = async (browser: Browser, { email, mobile }: { email: string; mobile: string }) => {
  const codes = createOneTimeCodeGateway(browser.client, async (action) => ({
    kind: 'standard',
    token: await solveCaptcha(browser, action),
  }));
  const verify = oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise(({ input }) => codes.sendCode(input)),
      confirmCode: fromPromise(({ input }) => codes.confirmCode(input)),
    },
  });
  const registration = createRegistrationGateway(browser.client);
  const machine = createIndividualRegistrationMachine(numberingPlan).provide({
    actors: {
      verifyEmail: verify,
      verifyPhone: verify,
      register: fromPromise(({ input }) => registration.register(input)),
    },
  });
  const actor = createActor(machine, { input: { policy: DEFAULT_INDIVIDUAL_POLICY, draft: null } }).start();
  actor.send({
    type: 'submit',
    entry: {
      firstName: 'Inès',
      lastName: 'Marchand',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      documentType: null,
      documentNumber: '',
      phone: { areaCode: '+33', number: `0${mobile.slice(3)}` },
      isSubscribed: true,
      promoCode: '',
    },
  });
  for (const [step, target] of [
    ['verifyEmail', email],
    ['verifyPhone', mobile],
  ] as const) {
    const { children } = await waitFor(actor, (snapshot) => snapshot.children[step] !== undefined);
    await waitFor(children[step]!, (code) => code.hasTag('enterable'));
    children[step]!.send({ type: 'submit', code: await identity.codeTo(target) });
  }
  return waitFor(actor, (snapshot) => snapshot.status === 'done');
};

const startSession = (browser: Browser) => {
  const policy = shop.shop.units.get(UNIT)!.loginPolicy('shop.example');
  let stored: string | null = null;
  const gateway = createSessionGateway(browser.client, {
    policy,
    storedToken: () => stored,
    lastActivityAt: () => null,
    now,
  });
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => gateway.signIn(input)),
      confirmCode: fromPromise(({ input }) => gateway.confirmCode(input)),
      validateToken: fromPromise(({ input }) => gateway.validateToken(input)),
      signOut: fromPromise(({ input }) => gateway.signOut(input)),
    },
    actions: { store: (_, session) => void (stored = session.user?.accessToken ?? null) },
  });
  const input = {
    unitId: UNIT,
    policy,
    stored: { user: null, loginType: null, backUrl: null, lastActivityAt: null },
    openedAt: now(),
  };
  return createActor(machine, { input }).start();
};

const signIn = async (browser: Browser, account: string, password: string) => {
  const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'login') } as const;
  const request = { type: 'email', account, password } as const;
  return { type: 'signIn', login: { request, captcha }, at: now() } as const;
};

test('a person registers, signs in, gets a new token at a check, and signs out [S2.109][S4.62][S4.64][S4.104][S7.39]', async () => {
  const browser = shop.browser();
  const who = newPerson();
  expect((await registerBy(browser, who)).output).toEqual({ path: '/auth/login', query: {} });
  const actor = startSession(browser);
  actor.send(await signIn(browser, who.email, PASSWORD));
  const first = await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  shop.wait(11);
  actor.send({ type: 'tick', at: now() });
  const { context } = await waitFor(
    actor,
    (snapshot) => snapshot.context.user?.accessToken !== first.context.user?.accessToken,
  );
  expect(context.user?.refreshToken).toBe(first.context.user?.refreshToken);
  actor.send({ type: 'signOut', isFailed: false });
  const out = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(out.context.isSignOutFailed).toBe(false);
});

test('a wrong password is reported; an ended session is noticed at the next check [S8.4][S7.114]', async () => {
  const browser = shop.browser();
  const who = newPerson();
  await registerBy(browser, who);
  const actor = startSession(browser);
  actor.send(await signIn(browser, who.email, 'Wrong-1-password'));
  const refused = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
  expect(refused.context.problem).toMatchObject({ _tag: 'LoginFailed', code: '70001' });
  actor.send(await signIn(browser, who.email, PASSWORD));
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  shop.wait(1);
  await sql`update sign_in set ended_at = ${shop.shop.clock()}, end_reason = 'passwordChanged' where ended_at is null`.execute(
    shop.database.connection,
  );
  actor.send({ type: 'tick', at: now() });
  const out = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(out.context.reason).toBe('refused');
});

test('a forgotten password is reset by the link in the mail [S2.92][S4.83][S4.84]', async () => {
  const browser = shop.browser();
  const who = newPerson();
  await registerBy(browser, who);
  const gateway = createPasswordResetGateway(browser.client);
  const machine = passwordResetMachine.provide({
    actors: {
      requestReset: fromPromise(({ input }) => gateway.requestReset(input)),
      confirmLink: fromPromise(({ input }) => gateway.confirmLink(input)),
      setPassword: fromPromise(({ input }) => gateway.setPassword(input)),
    },
  });
  const asking = createActor(machine, { input: { kind: 'individual', link: null } }).start();
  asking.send({ type: 'send', email: who.email });
  await waitFor(asking, (snapshot) => snapshot.hasTag('checkMail'));
  const [address] = /https?:\S+reset-password\S+/.exec(await identity.lastTo(who.email)) ?? [];
  const link = resetLinkOf(Object.fromEntries(new URL(address!).searchParams));
  const setting = createActor(machine, { input: { kind: 'individual', link } }).start();
  await waitFor(setting, (snapshot) => snapshot.matches('choosingPassword'));
  setting.send({ type: 'submit', newPassword: NEW });
  const { output } = await waitFor(setting, (snapshot) => snapshot.matches('changed'));
  expect(output).toEqual({ path: '/auth/login', query: {} });
  const actor = startSession(browser);
  actor.send(await signIn(browser, who.email, NEW));
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
});
