/** The machines of signing in, registering, resetting and profiles on the gateways in memory: each call fits the actor of its name. */
import {
  createIndividualRegistrationMachine,
  confirmationMachine,
  DEFAULT_INDIVIDUAL_POLICY,
} from '@offrande/domain/registration';
import { numberingPlan } from '@offrande/domain/phone';
import { oneTimeCodeMachine } from '@offrande/domain/password';
import { accountClosingMachine } from '@offrande/domain/account-closing';
import { createProfileMachine } from '@offrande/domain/profile';
import { type LoginPolicy } from '@offrande/domain/sign-in';
import { passwordResetMachine } from '@offrande/domain/password-reset';
import { sessionMachine } from '@offrande/domain/session';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  createMemoryIdentity,
  KNOWN_MEMBER,
  MEMORY_CODE,
  MEMORY_LINKS,
  MEMORY_VERIFY_TOKEN,
  type MemoryIdentity,
} from './index.ts';

const POLICY: LoginPolicy = {
  methods: ['normal'],
  isTwoFactor: false,
  hasBusiness: false,
  hasSalesmen: false,
  returnsAsSalesman: false,
  trustedHosts: [],
};
const NOTHING_STORED = { user: null, loginType: null, backUrl: null, lastActivityAt: null };
const { member, password } = KNOWN_MEMBER;

const startSession = ({ session }: MemoryIdentity, policy = POLICY) => {
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => session.signIn(input)),
      confirmCode: fromPromise(({ input }) => session.confirmCode(input)),
      validateToken: fromPromise(({ input }) => session.validateToken(input)),
      signOut: fromPromise(({ input }) => session.signOut(input)),
    },
  });
  const input = { unitId: 'FR', policy, stored: NOTHING_STORED, openedAt: 0 };
  return createActor(machine, { input }).start();
};

const login = (account: string, entered: string) => ({
  type: 'signIn' as const,
  login: {
    request: { type: 'email' as const, account, password: entered },
    captcha: { kind: 'standard' as const, token: 't' },
  },
  at: 1,
});

const codesOf = ({ codes }: MemoryIdentity) =>
  oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise(({ input }) => codes.sendCode(input)),
      confirmCode: fromPromise(({ input }) => codes.confirmCode(input)),
    },
  });

describe('in memory', () => {
  test('the known member signs in, is checked, and signs out [S4.104][S7.39]', async () => {
    const memory = createMemoryIdentity();
    const actor = startSession(memory);
    actor.send(login(member.email, password));
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(context.user).toMatchObject({ customerId: 'C1', customerName: 'Inès Marchand' });
    actor.send({ type: 'tick', at: 40_000 });
    actor.send({ type: 'signOut', isFailed: false });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(memory.script.made).toEqual(['signIn', 'validateToken', 'signOut']);
  });

  test('a wrong password is refused by the code of the server; sessions that end are noticed at the next check [S8.4]', async () => {
    const memory = createMemoryIdentity();
    const actor = startSession(memory);
    actor.send(login(member.email, 'Wrong1password'));
    const out = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(out.context.problem).toMatchObject({ _tag: 'LoginFailed', code: '70001' });
    actor.send(login(member.email, password));
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    memory.endSessions();
    actor.send({ type: 'tick', at: 40_000 });
    const left = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(left.context.reason).toBe('refused');
  });

  test('the second factor is the one code; a wrong one keeps the step [A-66]', async () => {
    const policy = { ...POLICY, isTwoFactor: true };
    const actor = startSession(createMemoryIdentity({ policy }), policy);
    actor.send(login(member.email, password));
    await waitFor(actor, (snapshot) => snapshot.hasTag('code'));
    actor.send({ type: 'enterCode', code: '000000', at: 2 });
    const wrong = await waitFor(actor, (snapshot) => snapshot.context.problem !== null);
    expect(wrong.context.problem).toEqual({ _tag: 'WrongCode', triesLeft: 4 });
    actor.send({ type: 'enterCode', code: MEMORY_CODE, at: 3 });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  });

  test('a registration goes through both codes and the new member signs in [S4.62][S4.64]', async () => {
    const memory = createMemoryIdentity();
    const machine = createIndividualRegistrationMachine(numberingPlan).provide({
      actors: {
        verifyEmail: codesOf(memory),
        verifyPhone: codesOf(memory),
        register: fromPromise(({ input }) => memory.registration.register(input)),
      },
    });
    const actor = createActor(machine, { input: { policy: DEFAULT_INDIVIDUAL_POLICY, draft: null } }).start();
    const entry = {
      firstName: 'Léa',
      lastName: 'Roy',
      email: 'lea@exemple.fr',
      password: 'Mirabelle2',
      confirmPassword: 'Mirabelle2',
      documentType: null,
      documentNumber: '',
      phone: { areaCode: '+33', number: '0698765432' },
      isSubscribed: false,
      promoCode: '',
    };
    actor.send({ type: 'submit', entry });
    for (const step of ['verifyEmail', 'verifyPhone'] as const) {
      const { children } = await waitFor(actor, (snapshot) => snapshot.children[step] !== undefined);
      await waitFor(children[step]!, (code) => code.hasTag('enterable'));
      children[step]!.send({ type: 'submit', code: MEMORY_CODE });
    }
    await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(memory.registered[0]).toMatchObject({ emailReference: 'email-1', phoneReference: 'sms-2' });
    const session = startSession(memory);
    session.send(login('lea@exemple.fr', 'Mirabelle2'));
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
  });

  test('the link of the registration mail is confirmed, any other is over [S7.45]', async () => {
    const { registration } = createMemoryIdentity();
    const machine = confirmationMachine.provide({
      actors: { confirmRegistration: fromPromise(({ input }) => registration.confirmRegistration(input)) },
    });
    for (const [verifyToken, state] of [
      [MEMORY_VERIFY_TOKEN, 'confirmed'],
      ['other', 'refused'],
    ] as const) {
      const input = { registerType: 'individual' as const, accountId: 'C1', verifyToken };
      const actor = createActor(machine, { input }).start();
      await waitFor(actor, (snapshot) => snapshot.matches(state));
    }
  });

  test('a password is reset by a valid link, once [S4.83][S4.84]', async () => {
    const memory = createMemoryIdentity();
    const { passwordReset } = memory;
    const machine = passwordResetMachine.provide({
      actors: {
        requestReset: fromPromise(({ input }) => passwordReset.requestReset(input)),
        confirmLink: fromPromise(({ input }) => passwordReset.confirmLink(input)),
        setPassword: fromPromise(({ input }) => passwordReset.setPassword(input)),
      },
    });
    const start = (tokenId: string) =>
      createActor(machine, { input: { kind: 'individual', link: { tokenId, accountId: 'C1' } } }).start();
    const actor = start(MEMORY_LINKS.valid);
    await waitFor(actor, (snapshot) => snapshot.matches('choosingPassword'));
    actor.send({ type: 'submit', newPassword: 'Mirabelle2' });
    await waitFor(actor, (snapshot) => snapshot.matches('changed'));
    for (const tokenId of Object.values(MEMORY_LINKS))
      await waitFor(start(tokenId), (snapshot) => snapshot.matches('linkOver'));
    const session = startSession(memory);
    session.send(login(member.email, 'Mirabelle2'));
    await waitFor(session, (snapshot) => snapshot.hasTag('signedIn'));
    await passwordReset.requestReset({ email: member.email, kind: 'individual' });
    expect(memory.resets).toEqual([member.email]);
  });

  test('a profile is fetched, changed and closed; after that there is none [S4.53][S4.55]', async () => {
    const { profile } = createMemoryIdentity({ closingFacts: { hasBalance: true, hasOpenOrder: false } });
    const machine = createProfileMachine(numberingPlan).provide({
      actors: {
        fetchProfile: fromPromise(({ input }) => profile.fetchProfile(input)),
        updateProfile: fromPromise(({ input }) => profile.updateProfile(input)),
      },
    });
    const policy = {
      accountCategories: [],
      deliveryAddress: { countries: null, refusedZipPrefixes: [] },
    } as never;
    const actor = createActor(machine, { input: { custId: 'C1', hasPassword: true, policy } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
    actor.send({ type: 'edit', section: 'personal' });
    actor.send({
      type: 'save',
      edit: { section: 'personal', entry: { civility: 'mrs', firstName: 'Inès', lastName: 'Roy' } },
    });
    const saved = await waitFor(actor, (snapshot) => snapshot.context.isUpdateSuccess === true);
    expect(saved.context.member?.lastName).toBe('Roy');
    expect(await profile.fetchProfile({ custId: 'C1' })).toMatchObject({ lastName: 'Roy' });
    const closing = createActor(
      accountClosingMachine.provide({
        actors: { deleteAccount: fromPromise(({ input }) => profile.deleteAccount(input)) },
      }),
      { input: { custId: 'C1', email: member.email, ...(await profile.readClosingFacts('C1')) } },
    ).start();
    closing.send({ type: 'goOn' });
    closing.send({ type: 'close', entry: { reason: 'noLongerUsing', email: member.email } });
    await waitFor(closing, (snapshot) => snapshot.status === 'done');
    await expect(profile.fetchProfile({ custId: 'C1' })).rejects.toMatchObject({ reason: 'unauthorized' });
  });

  test('a password is changed with the current one; an address book is kept whole [S7.22][S7.25][S7.26]', async () => {
    const { profile, session } = createMemoryIdentity();
    const update = { section: 'password', newPassword: 'Mirabelle2' } as const;
    const change = (current: string) =>
      profile.updateProfile({ custId: 'C1', memberType: 'individual', update, password: current });
    await expect(change('Wrong1password')).rejects.toMatchObject({ code: '70007' });
    await change(password);
    const { login: entered } = login(member.email, 'Mirabelle2');
    expect(await session.signIn({ login: entered })).toMatchObject({ _tag: 'SignedIn' });
    await profile.saveAddressBook({ custId: 'C1', book: [] });
    expect(await profile.fetchAddressBook({ custId: 'C1' })).toEqual([]);
    expect(await profile.exportData('C1')).toMatchObject({ profile: { custId: 'C1' } });
  });
});
