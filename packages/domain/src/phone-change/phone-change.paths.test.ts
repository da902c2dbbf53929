import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { CodeAnswer, CodeToConfirm } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  createPhoneChangeMachine,
  selectPhoneChangeFailure,
  selectPhoneChangeRefusal,
  selectPhoneCode,
} from './index.ts';
import type { MemberUpdateRequest } from '../profile/index.ts';
import { INES } from '../profile/testing.ts';

const phoneChangeMachine = createPhoneChangeMachine(numberingPlan);

const { custId, memberType, phone } = INES;
const DOWN = { reason: 'network', code: null, isRetryable: true };
const submit = (number: string) => ({ type: 'submit', phone: { areaCode: '+33', number } }) as const;
const NEW = '06 99 88 77 66';
const VERIFIED = { _tag: 'Verified', channel: 'sms', target: '+33699887766', reference: 'otp-1' } as const;

const walked = walk(
  phoneChangeMachine,
  [
    submit(NEW),
    submit('0612345678'),
    submit('0140506070'),
    done('verifyPhone', VERIFIED),
    done('verifyPhone', { _tag: 'Cancelled' }),
    done('updateProfile', {}),
    failed('updateProfile', DOWN),
  ],
  [{ custId, memberType, phone }],
);

describe('every path of a change of phone', () => {
  test('reaches every state and takes every transition [S4.64][S5.46]', () => {
    expect(stateIds(phoneChangeMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('a number is entered only while no change is running', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can(submit(NEW))).toBe(snapshot.matches('entering'));
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('saving'));
    }
  });

  test('only a number that was verified by a one-time code is saved [S5.46][A-58]', () => {
    const saves = walked.steps.filter(({ from, to }) => !from.matches('saving') && to.matches('saving'));
    expect(saves.length).toBeGreaterThan(1);
    for (const { from, event, to } of saves) {
      expect(event['output'] === VERIFIED || from.context.proof?.e164 === VERIFIED.target).toBe(true);
      expect(to.context.proof).toEqual({ e164: VERIFIED.target, reference: 'otp-1' });
    }
  });

  test('a verified number that was not saved needs no second code [S5.46]', () => {
    const again = walked.steps.filter(
      ({ from, event }) => from.matches('entering') && from.context.proof !== null && event['phone'] !== undefined,
    );
    const right = again.filter(({ to }) => selectPhoneChangeRefusal(to) === null);
    expect(right.some(({ to }) => to.matches('saving'))).toBe(true);
    expect(right.every(({ to }) => !to.matches('verifying'))).toBe(true);
  });

  test('a wrong number, a landline and the number of the account are refused immediately [S5.16][S5.42][A-57]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('entering')) continue;
      const { number } = event['phone'] as { number: string };
      if (number === '0612345678') expect(selectPhoneChangeRefusal(to)).toEqual({ _tag: 'PhoneUnchanged' });
      if (number === '0140506070') expect(selectPhoneChangeRefusal(to)?._tag).toBe('PhoneKindNotAccepted');
      if (number === NEW) expect(selectPhoneChangeRefusal(to)).toBeNull();
      expect(to.matches('entering')).toBe(number !== NEW);
      expect(selectPhoneChangeFailure(to)).toBeNull();
    }
  });

  test('a failed call is stored and leads back to the entry, as does going back from the code', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.matches('saving') && event['error'] === DOWN) {
        expect([to.value, selectPhoneChangeFailure(to)?.reason]).toEqual(['entering', 'network']);
      }
      if (from.matches('verifying') && event['output'] !== VERIFIED && event.type.startsWith('xstate.done')) {
        expect([to.value, to.context.proof]).toEqual(['entering', from.context.proof]);
      }
    }
  });
});

test('with gateways in place the code goes to the new number, and the number is sent with the proof [S4.64][S5.46]', async () => {
  const calls: unknown[] = [];
  const verifyPhone = oneTimeCodeMachine.provide({
    actors: {
      sendCode: fromPromise(async ({ input }) => {
        calls.push(input);
        return { reference: 'otp-7' };
      }),
      confirmCode: fromPromise<CodeAnswer, CodeToConfirm>(async () => ({ isRight: true })),
    },
  });
  const updateProfile = fromPromise<unknown, MemberUpdateRequest | null>(async ({ input }) => void calls.push(input));
  const actor = createActor(phoneChangeMachine.provide({ actors: { verifyPhone, updateProfile } }), {
    input: { custId, memberType, phone },
  }).start();
  expect(selectPhoneCode(actor.getSnapshot())).toBeNull();
  actor.send(submit(NEW));
  const code = selectPhoneCode(actor.getSnapshot())!;
  await waitFor(code, (snapshot) => snapshot.matches('entering'));
  code.send({ type: 'submit', code: '123456' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(calls).toEqual([
    { channel: 'sms', target: '+33699887766' },
    {
      custId,
      memberType,
      password: null,
      update: { section: 'phone', phone: { areaCode: '+33', number: '699887766' }, reference: 'otp-7' },
    },
  ]);
  expect(output).toEqual({ areaCode: '+33', number: '699887766' });
});
