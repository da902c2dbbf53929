import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { currency } from '../money/index.ts';
import {
  EMPTY_INVITATION,
  EMPTY_JOINING,
  joinMachine,
  peopleMachine,
  selectInvitation,
  selectInvitationOver,
  selectJoinFailure,
  selectPeople,
  selectPeopleDone,
  selectPeopleEntryRefusals,
  selectPeopleFailure,
  selectPeopleRefusal,
  selectPeopleTask,
} from './index.ts';
import { UNLIMITED } from './testing.ts';
import type { CompanyPerson, InvitationShown, PeopleOfCompany } from './index.ts';

const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const UNREADABLE = { reason: 'unreadable', code: '1234', isRetryable: false };
const OVER = { reason: 'refused', code: '70005', isRetryable: false, detail: { reason: 'withdrawn' } };

const person = (personId: string, role: CompanyPerson['role']): CompanyPerson => ({
  personId,
  firstName: personId,
  lastName: 'L',
  email: `${personId}@example.test`,
  role,
  limits: UNLIMITED,
  joinedAt: 0,
});
const FOUND: PeopleOfCompany = {
  ownId: 'ines',
  people: [person('ines', 'administrator'), person('max', 'buyer')],
  invitations: [],
};
const BUYER = { role: 'buyer', perOrder: '', perMonth: '' } as const;

const walked = walk(
  peopleMachine,
  [
    { type: 'open', task: { type: 'invite' } },
    { type: 'open', task: { type: 'change', personId: 'max' } },
    { type: 'open', task: { type: 'remove', personId: 'ines' } },
    { type: 'open', task: { type: 'remove', personId: 'max' } },
    { type: 'cancel' },
    { type: 'invite', entry: EMPTY_INVITATION },
    { type: 'invite', entry: { ...EMPTY_INVITATION, email: 'noe@example.test' } },
    { type: 'change', entry: { ...BUYER, perOrder: 'x' } },
    { type: 'change', entry: BUYER },
    { type: 'remove' },
    { type: 'withdraw', invitationId: 'i' },
    { type: 'retry' },
    done('fetchPeople', FOUND),
    failed('fetchPeople', DOWN),
    done('storePeople', {}),
    failed('storePeople', DOWN),
  ],
  [{ custId: 'c-1', currency: currency('EUR', 2) }],
);

describe('every path of the people of a company', () => {
  test('reaches every state and takes every transition [A-183]', () => {
    expect(stateIds(peopleMachine).filter((id) => !walked.reached.has(id) && !id.endsWith('judging'))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('changes nothing but what is open, and withdraws at any time', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('viewing') || !to.matches('storing')) continue;
      const task = selectPeopleTask(from);
      if (event.type !== 'withdraw') expect(event.type).toBe(task?.type);
      expect(to.context.request?.type).toBe(event.type);
      if (task !== null && 'personId' in task && event.type !== 'withdraw')
        expect(to.context.request).toMatchObject({ personId: task.personId });
    }
  });

  test('stores no entry that the rules refuse: it stays open with the reason', () => {
    const refused = walked.steps.filter(
      ({ from, event, to }) =>
        from.matches('viewing') && to.matches('viewing') && ['invite', 'change', 'remove'].includes(event.type),
    );
    const judged = refused.filter(({ from, event }) => selectPeopleTask(from)?.type === event.type);
    expect(judged.length).toBeGreaterThan(2);
    for (const { from, to } of judged) {
      expect(selectPeopleTask(to)).toEqual(selectPeopleTask(from));
      expect(selectPeopleEntryRefusals(to) ?? selectPeopleRefusal(to)).not.toBeNull();
    }
  });

  test('reads the list again once a change is stored, says which, and closes; a failed one stays open', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('storing')) continue;
      if (event.type === 'xstate.done.actor.storePeople')
        expect([to.value, selectPeopleTask(to), selectPeopleDone(to)]).toEqual(['loading', null, from.context.request]);
      if (event.type === 'xstate.error.actor.storePeople')
        expect([to.value, selectPeopleTask(to), selectPeopleFailure(to)?.reason]).toEqual([
          'viewing',
          selectPeopleTask(from),
          'unreachable',
        ]);
    }
  });

  test('shows the list as it was read, also while it is read again', () => {
    for (const snapshot of walked.snapshots)
      if (snapshot.matches('viewing') || snapshot.matches('storing')) expect(selectPeople(snapshot)).toEqual(FOUND);
  });
});

const NEW: InvitationShown = { companyName: 'Acme', email: 'max@example.test', role: 'buyer', isKnown: false };
const JOINING = {
  ...EMPTY_JOINING,
  firstName: 'Max',
  lastName: 'D',
  password: 'Mirabelle1',
  confirmPassword: 'Mirabelle1',
};

const joined = walk(
  joinMachine,
  [
    { type: 'join', entry: EMPTY_JOINING },
    { type: 'join', entry: JOINING },
    { type: 'joinKnown' },
    { type: 'retry' },
    done('fetchInvitation', NEW),
    done('fetchInvitation', { ...NEW, isKnown: true }),
    failed('fetchInvitation', DOWN),
    failed('fetchInvitation', UNREADABLE),
    failed('fetchInvitation', OVER),
    done('joinCompany', {}),
    failed('joinCompany', DOWN),
  ],
  [{ token: 't' }],
);

describe('every path of joining a company', () => {
  test('reaches every state and takes every transition [S7.47]', () => {
    expect(stateIds(joinMachine).filter((id) => !joined.reached.has(id) && !id.endsWith('checking'))).toEqual([]);
    expect(joined.notTaken).toEqual([]);
  });

  test('says why a link is over, and of a failed call nothing', () => {
    for (const { to } of joined.steps) {
      if (to.matches('over')) expect(selectInvitationOver(to)).toBe('withdrawn');
      if (to.matches('unavailable')) expect(selectInvitationOver(to)).toBeNull();
    }
  });

  test('opens an account for who has none, and joins with the one that is there', () => {
    for (const { from, event, to } of joined.steps) {
      if (!from.matches('asking')) continue;
      const { isKnown } = selectInvitation(from)!;
      expect(from.can({ type: 'joinKnown' })).toBe(isKnown);
      expect(from.can({ type: 'join', entry: JOINING })).toBe(!isKnown);
      if (event.type === 'join' && !isKnown) expect(to.matches('joining')).toBe(event['entry'] === JOINING);
    }
  });

  test('keeps no password once the call has answered', () => {
    for (const snapshot of joined.snapshots)
      if (!snapshot.matches('joining')) expect(snapshot.context.person).toBeNull();
  });

  test('ends at a link that leads nowhere, and asks again after any other failure', () => {
    for (const { from, event, to } of joined.steps) {
      if (!from.matches('loading') || event.type !== 'xstate.error.actor.fetchInvitation') continue;
      expect([to.value, to.status]).toEqual(event['error'] === OVER ? ['over', 'done'] : ['unavailable', 'active']);
      expect(selectJoinFailure(to)).not.toBeNull();
    }
  });
});
