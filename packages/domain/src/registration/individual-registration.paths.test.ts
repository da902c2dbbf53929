import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { CodeAnswer, CodeToConfirm, OneTimeCodeTarget, SentCode } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  DEFAULT_INDIVIDUAL_POLICY,
  EMPTY_INDIVIDUAL,
  createIndividualRegistrationMachine,
  selectIndividualCode,
  selectIndividualDraft,
  selectIndividualNotice,
  selectIndividualRefusals,
} from './index.ts';
import type { IndividualEntry } from './index.ts';
import type { IndividualRegistered, IndividualRegistration } from './schema.ts';
import { INES_ENTRY } from './testing.ts';

const individualRegistrationMachine = createIndividualRegistrationMachine(numberingPlan);

const DOWN = { reason: 'network', code: '500', message: 'down', isRetryable: true };
const policy = { ...DEFAULT_INDIVIDUAL_POLICY, isPhoneNeeded: false };
const otherEmail = { ...INES_ENTRY, email: 'autre@exemple.fr' };
const noPhone = { ...INES_ENTRY, phone: { areaCode: '', number: '' } };
const otherPhone = { ...INES_ENTRY, phone: { areaCode: '+33', number: '0699887766' } };
const wrong = { ...INES_ENTRY, lastName: '' };
const submit = (entry: IndividualEntry) => ({ type: 'submit', entry }) as const;
const verified = (channel: 'email' | 'sms', target: string) =>
  ({ _tag: 'Verified', channel, target, reference: `proof of ${target}` }) as const;

const emails = ['ines@exemple.fr', 'autre@exemple.fr'];
const phones = ['+33612345678', '+33699887766'];
const events = [
  ...[INES_ENTRY, otherEmail, noPhone, otherPhone, wrong].map(submit),
  ...emails.map((email) => done('verifyEmail', verified('email', email))),
  ...phones.map((phone) => done('verifyPhone', verified('sms', phone))),
  done('verifyEmail', { _tag: 'Cancelled' }),
  done('verifyPhone', { _tag: 'Cancelled' }),
  done('register', { isEmailValid: true }),
  done('register', { isEmailValid: false }),
  failed('register', DOWN),
];
const walked = walk(individualRegistrationMachine, events, [{ policy, draft: null }]);

/** A code verifies its target; other answers are impossible. */
const steps = walked.steps.filter(({ from, event }) => {
  const { target } = (event['output'] ?? {}) as { target?: string };
  if (target === undefined) return true;
  return from.matches('verifyingEmail')
    ? target === from.context.individual?.email
    : target === from.context.individual?.phone?.e164;
});

describe('every path of the registration of an individual', () => {
  test('reaches every state but the one it passes through, and takes every transition [S4.62][S4.64]', () => {
    const notReached = stateIds(individualRegistrationMachine).filter((id) => !walked.reached.has(id));
    expect(notReached).toEqual(['individualRegistration.deciding']);
    expect(walked.notTaken).toEqual([]);
  });

  test('the form is sent only while it is shown', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can(submit(INES_ENTRY))).toBe(snapshot.matches('filling'));
      expect(snapshot.hasTag('verifying')).toBe(
        snapshot.matches('verifyingEmail') || snapshot.matches('verifyingPhone'),
      );
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('registering'));
    }
  });

  test('nobody is registered without a code to the email, and one to the mobile if there is one [S4.62][S4.64][S5.46]', () => {
    const asked = steps.filter(({ from, to }) => !from.matches('registering') && to.matches('registering'));
    expect(asked.length).toBeGreaterThan(3);
    for (const { to } of asked) {
      const { individual, emailProof, phoneProof } = to.context;
      expect(emailProof).toEqual({ target: individual!.email, reference: `proof of ${individual!.email}` });
      if (individual!.phone !== null) expect(phoneProof?.target).toBe(individual!.phone.e164);
    }
  });

  test('a mobile that was removed after its verification is not part of the registration [S3.64]', () => {
    const asked = steps.filter(({ to }) => to.matches('registering') && to.context.phoneProof !== null);
    const named = asked.map(({ to }) => [
      to.context.individual!.phone?.e164,
      (to.children['register']!.getSnapshot() as { input: IndividualRegistration }).input.phoneReference,
    ]);
    expect(new Map(named.map(([phone, reference]) => [phone, reference]))).toEqual(
      new Map([...phones.map((phone) => [phone, `proof of ${phone}`] as const), [undefined, null]]),
    );
  });

  test('the email is verified before the mobile, and nothing is verified twice [S4.62][S4.64]', () => {
    for (const { from, event, to } of steps) {
      if (!from.matches('filling') || event.type !== 'submit' || event['entry'] === wrong) continue;
      const { individual, emailProof, phoneProof } = to.context;
      const isEmailProven = emailProof?.target === individual?.email;
      const isPhoneProven = individual?.phone === null || phoneProof?.target === individual?.phone?.e164;
      expect(to.value).toBe(!isEmailProven ? 'verifyingEmail' : !isPhoneProven ? 'verifyingPhone' : 'registering');
    }
  });

  test('an invalid entry is not sent, and every refused field is reported [S3.61]', () => {
    const refused = steps.filter(({ from, event }) => from.matches('filling') && event['entry'] === wrong);
    for (const { to } of refused) {
      expect(to.value).toBe('filling');
      expect(selectIndividualRefusals(to)).toEqual({ lastName: { _tag: 'Required' } });
      expect(selectIndividualNotice(to)).toBeNull();
    }
    for (const { from, event, to } of steps) {
      if (from.matches('filling') && event['entry'] === INES_ENTRY) expect(selectIndividualRefusals(to)).toBeNull();
    }
  });

  test('going back from a code leads to the form, with all entries except the passwords [A-82]', () => {
    for (const { from, event, to } of steps) {
      if (!from.hasTag('verifying') || (event['output'] as { _tag?: string })?._tag !== 'Cancelled') continue;
      expect([to.value, to.context.individual]).toEqual(['filling', null]);
      expect(to.context.emailProof).toEqual(from.context.emailProof);
    }
    for (const snapshot of walked.snapshots) {
      const draft = selectIndividualDraft(snapshot);
      expect([draft.password, draft.confirmPassword]).toEqual(['', '']);
      if (snapshot.matches('filling') || snapshot.matches('registered')) expect(snapshot.context.individual).toBeNull();
    }
  });

  test('with a valid email the registered user goes to /auth/login [S2.109]', () => {
    const registered = steps.filter(({ from, to }) => from.matches('registering') && to.matches('registered'));
    expect(registered.length).toBeGreaterThan(0);
    for (const { from, event, to } of registered) {
      expect((event['output'] as IndividualRegistered).isEmailValid).toBe(true);
      expect(to.output).toEqual({ path: '/auth/login', query: {} });
      expect(selectIndividualNotice(to)).toEqual({
        _tag: 'RegistrationSucceeded',
        email: from.context.individual?.email,
      });
    }
  });

  test('an email that cannot receive mail keeps the user on the form and must be verified again [A-82]', () => {
    const invalid = steps.filter(
      ({ from, event }) =>
        from.matches('registering') && event['output'] !== undefined && event.type.endsWith('.register'),
    );
    for (const { event, to } of invalid) {
      if ((event['output'] as IndividualRegistered).isEmailValid) continue;
      expect([to.value, to.context.emailProof]).toEqual(['filling', null]);
      expect(selectIndividualRefusals(to)).toEqual({ email: { _tag: 'EmailCannotReceive' } });
    }
  });

  test('a failed call is reported and keeps all verifications', () => {
    for (const { from, event, to } of steps) {
      if (!from.matches('registering') || event['error'] !== DOWN) continue;
      expect(to.value).toBe('filling');
      expect(selectIndividualNotice(to)).toMatchObject({
        _tag: 'RegistrationFailed',
        failure: { code: '500', message: 'down' },
      });
      expect(to.context.emailProof).toEqual(from.context.emailProof);
    }
  });
});

const draftOf = (draft: IndividualEntry | null) =>
  selectIndividualDraft(createActor(individualRegistrationMachine, { input: { policy, draft } }).start().getSnapshot());

test('starts from the stored draft, without passwords [A-82]', () => {
  expect(draftOf(INES_ENTRY)).toEqual({ ...INES_ENTRY, password: '', confirmPassword: '' });
  expect(draftOf(null)).toEqual(EMPTY_INDIVIDUAL);
});

test('with gateways in place both codes are confirmed and the registration contains them [S4.62][S4.64][S2.109]', async () => {
  const calls: unknown[] = [];
  const code = oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, OneTimeCodeTarget>(async ({ input }) => {
        calls.push(input.target);
        return { reference: `ref ${input.channel}` };
      }),
      confirmCode: fromPromise<CodeAnswer, CodeToConfirm>(async () => ({ isRight: true })),
    },
  });
  const register = fromPromise<IndividualRegistered, IndividualRegistration | null>(async ({ input }) => {
    calls.push(input);
    return { isEmailValid: true };
  });
  const actor = createActor(
    individualRegistrationMachine.provide({ actors: { verifyEmail: code, verifyPhone: code, register } }),
    { input: { policy, draft: null } },
  ).start();
  expect(selectIndividualCode(actor.getSnapshot())).toBeNull();
  actor.send(submit({ ...INES_ENTRY, email: ' ines@exemple.fr ' }));
  for (const state of ['verifyingEmail', 'verifyingPhone'] as const) {
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    const child = selectIndividualCode(actor.getSnapshot())!;
    await waitFor(child, (snapshot) => snapshot.matches('entering'));
    child.send({ type: 'submit', code: '123456' });
  }
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ path: '/auth/login', query: {} });
  expect(selectIndividualNotice(actor.getSnapshot())).toMatchObject({ email: 'ines@exemple.fr' });
  expect(calls).toEqual([
    'ines@exemple.fr',
    '+33612345678',
    {
      firstName: 'Inès',
      lastName: 'Marchand',
      email: 'ines@exemple.fr',
      password: 'Cerisier1',
      registerType: 'individual',
      documentType: null,
      documentNumber: '',
      phone: { areaCode: '+33', number: '612345678' },
      isSubscribed: false,
      promoCode: '',
      emailReference: 'ref email',
      phoneReference: 'ref sms',
    },
  ]);
});

test('without a mobile no code is sent to one, and none is part of the registration [S3.64]', async () => {
  const sent: (IndividualRegistration | null)[] = [];
  const code = oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise<SentCode, OneTimeCodeTarget>(async () => ({ reference: 'r' })),
      confirmCode: fromPromise<CodeAnswer, CodeToConfirm>(async () => ({ isRight: true })),
    },
  });
  const register = fromPromise<IndividualRegistered, IndividualRegistration | null>(async ({ input }) => {
    sent.push(input);
    return { isEmailValid: true };
  });
  const actor = createActor(
    individualRegistrationMachine.provide({ actors: { verifyEmail: code, verifyPhone: code, register } }),
    { input: { policy, draft: null } },
  ).start();
  actor.send(submit(INES_ENTRY));
  await waitFor(selectIndividualCode(actor.getSnapshot())!, (snapshot) => snapshot.matches('entering'));
  selectIndividualCode(actor.getSnapshot())!.send({ type: 'submit', code: '123456' });
  await waitFor(actor, (snapshot) => snapshot.matches('verifyingPhone'));
  selectIndividualCode(actor.getSnapshot())!.send({ type: 'cancel' });
  await waitFor(actor, (snapshot) => snapshot.matches('filling'));
  actor.send(submit(noPhone));
  await waitFor(actor, ({ status }) => status === 'done');
  expect(sent).toMatchObject([{ phone: { areaCode: '', number: '' }, emailReference: 'r', phoneReference: null }]);
});
