import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  PROFILE_TABS,
  NUMBER_TAKEN,
  SECTIONS_OF_TAB,
  companyEntryOf,
  createProfileMachine,
  sectionsOf,
  selectCustId,
  selectIsUpdateSuccess,
  selectMember,
  selectOpenSection,
  selectProfileFailure,
  selectProfileRefusals,
  selectProfileTab,
} from './index.ts';
import type { Member, ProfileEdit, ProfileSection } from './index.ts';
import { ATELIER, FRENCH_PROFILES, INES } from './testing.ts';

const profileMachine = createProfileMachine(numberingPlan);

const policy = FRENCH_PROFILES;
const DOWN = { reason: 'network', code: null, isRetryable: true };
const READ_ONLY: Member = { ...ATELIER, custId: 'b-2', allowsUpdate: false };

const company = companyEntryOf(ATELIER.company!);
const edits = {
  newsletter: { section: 'newsletter', entry: { isSubscribed: true } },
  company: { section: 'company', entry: { ...company, companyName: 'Atelier neuf' } },
  companyRefused: { section: 'company', entry: { ...company, companyName: '' } },
  password: {
    section: 'password',
    entry: { currentPassword: 'old', newPassword: 'Abcdefgh', confirmPassword: 'Abcdefgh' },
  },
} as const satisfies Record<string, ProfileEdit>;

const events = [
  ...PROFILE_TABS.map((tab) => ({ type: 'openTab', tab })),
  ...(['company', 'newsletter', 'personal', 'password'] as const).map((section) => ({ type: 'edit', section })),
  ...Object.values(edits).map((edit) => ({ type: 'save', edit })),
  { type: 'cancel' },
  { type: 'resetUpdate' },
  { type: 'refresh' },
  ...[INES, ATELIER, READ_ONLY].map((member) => done('fetchProfile', member)),
  failed('fetchProfile', DOWN),
  done('updateProfile', {}),
  failed('updateProfile', DOWN),
];
const walked = walk(profileMachine, events, [{ custId: 'c-1', hasPassword: true, policy }]);
const stepsOf = (type: string) => walked.steps.filter(({ event }) => event.type === type);

describe('every path of a profile', () => {
  test('reaches every state and takes every transition [S1.22]', () => {
    expect(stateIds(profileMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('a profile that cannot be fetched leaves the custId error, and ends [S4.53]', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectCustId(snapshot)).toBe(snapshot.matches('lost') ? 'error' : 'c-1');
      expect(snapshot.status === 'done').toBe(snapshot.matches('lost'));
      if (snapshot.matches('lost')) {
        expect([selectMember(snapshot), selectProfileFailure(snapshot)?.isRetryable]).toEqual([null, true]);
      }
    }
  });

  test('accepts each event in its own states and refuses it in all others [S4.57][S6.16]', () => {
    for (const snapshot of walked.snapshots) {
      const isViewing = snapshot.matches('viewing');
      const at = String(snapshot.value);
      const member = selectMember(snapshot);
      expect(snapshot.can({ type: 'refresh' }), at).toBe(isViewing);
      expect(snapshot.can({ type: 'cancel' }), at).toBe(snapshot.matches('editing'));
      expect(snapshot.can({ type: 'openTab', tab: 'contact' }), at).toBe(
        isViewing && member?.memberType === 'business',
      );
      expect(snapshot.can({ type: 'resetUpdate' }), at).toBe(
        (isViewing || snapshot.matches('editing')) && selectIsUpdateSuccess(snapshot) !== null,
      );
      expect(snapshot.hasTag('busy'), at).toBe(['loading', 'saving'].includes(at));
      expect(snapshot.hasTag('editing'), at).toBe(['editing', 'saving'].includes(at));
    }
  });

  test('a section can be opened if the member may change it: never the data of a business without the flag [S4.57][S6.16]', () => {
    const all: readonly ProfileSection[] = ['personal', ...sectionsOf('business')];
    for (const snapshot of walked.snapshots.filter((snapshot) => snapshot.matches('viewing'))) {
      const member = selectMember(snapshot)!;
      const permitted = all.filter((section) => snapshot.can({ type: 'edit', section }));
      const own = ['newsletter', 'password'];
      const expected =
        member.memberType === 'individual' ? ['personal', ...own] : member.allowsUpdate ? all.slice(1) : own;
      expect(permitted).toEqual(expected);
    }
  });

  test('an edit is saved only if it is valid and of the open section; its request has only that section [S4.58]', () => {
    for (const { from, event, to } of stepsOf('save')) {
      if (!from.matches('editing')) continue;
      const edit = event['edit'] as ProfileEdit;
      const isOfSection = selectOpenSection(from) === edit.section;
      const isRight = isOfSection && edit !== edits.companyRefused;
      expect(from.can({ type: 'save', edit })).toBe(isOfSection);
      expect(to.matches('saving')).toBe(isRight);
      if (isRight) {
        const { memberType } = selectMember(from)!;
        expect(to.context.request).toMatchObject({ custId: 'c-1', memberType, update: { section: edit.section } });
        expect(to.context.request?.password).toBe(edit.section === 'password' ? 'old' : null);
        expect([selectProfileRefusals(to), selectIsUpdateSuccess(to), selectProfileFailure(to)]).toEqual([
          null,
          null,
          null,
        ]);
      } else if (isOfSection) {
        expect(selectProfileRefusals(to)).toEqual({ companyName: { _tag: 'Required' } });
      } else {
        expect(to.value).toEqual(from.value);
        expect(selectProfileRefusals(to)).toEqual(selectProfileRefusals(from));
      }
    }
  });

  test('an update sets isUpdateSuccess true and shows the new values, or false and keeps the form open [S4.55]', () => {
    const answers = walked.steps.filter(
      ({ from, event }) => from.matches('saving') && event.type.endsWith('.updateProfile'),
    );
    expect(answers.length).toBeGreaterThan(4);
    for (const { from, event, to } of answers) {
      const isKept = event.type.startsWith('xstate.done');
      expect([selectIsUpdateSuccess(to), to.value]).toEqual([isKept, isKept ? 'viewing' : 'editing']);
      expect(to.context.request).toBeNull();
      expect(selectOpenSection(to)).toBe(isKept ? null : selectOpenSection(from));
      if (!isKept) {
        expect([selectMember(to), selectProfileFailure(to)?.reason]).toEqual([selectMember(from), 'network']);
      } else if (selectOpenSection(from) === 'company') {
        expect(selectMember(to)?.company?.companyName).toBe('Atelier neuf');
      }
    }
  });

  test('isUpdateSuccess is reset on demand, and by the next edit [S4.56]', () => {
    const resets = stepsOf('resetUpdate').filter(({ from }) => from.can({ type: 'resetUpdate' }));
    expect(resets.length).toBeGreaterThan(0);
    const cancels = stepsOf('cancel').filter(({ from }) => from.matches('editing'));
    const edits = stepsOf('edit').filter(({ from, to }) => from.matches('viewing') && to.matches('editing'));
    for (const { to } of [...resets, ...cancels, ...edits]) {
      expect([selectIsUpdateSuccess(to), selectProfileFailure(to)]).toEqual([null, null]);
    }
  });

  test('cancelling closes the section and its refusals', () => {
    for (const { from, to } of stepsOf('cancel')) {
      if (!from.matches('editing')) continue;
      expect([to.value, selectOpenSection(to), selectProfileRefusals(to)]).toEqual(['viewing', null, null]);
    }
  });

  test('a business profile has its three tabs, the first of them open [S3.91][S4.57]', () => {
    const seen = new Set(walked.snapshots.map(selectProfileTab));
    expect([...seen].toSorted()).toEqual([...PROFILE_TABS].toSorted());
    expect(walked.snapshots.find((snapshot) => snapshot.matches('loading'))?.context.tab).toBe('company');
    expect(Object.keys(SECTIONS_OF_TAB)).toEqual(PROFILE_TABS);
  });
});

const withoutPassword = walk(profileMachine, events, [{ custId: 'c-1', hasPassword: false, policy }]);

test('the section of an identity provider’s password cannot be opened', () => {
  for (const snapshot of withoutPassword.snapshots)
    expect(snapshot.can({ type: 'edit', section: 'password' })).toBe(false);
});

/** The profile of a company after an edit whose save failed. */
const saved = (edit: ProfileEdit, error: object) => {
  const steps = [
    done('fetchProfile', ATELIER),
    { type: 'edit', section: edit.section },
    { type: 'save', edit },
    failed('updateProfile', error),
  ];
  const input = { custId: 'c-1', hasPassword: true, policy };
  const actor = createActor(profileMachine, { input }).start();
  for (const step of steps) actor.send(step as never);
  return actor.getSnapshot();
};

test('a number that another company has is refused beside its field, be it by the number or by its country; other failures refuse no field [S3.87][S4.57]', () => {
  const taken = { reason: 'refused', code: '70008', isRetryable: false, detail: { reason: NUMBER_TAKEN } };
  const { address } = ATELIER.company!;
  const address2 = { section: 'companyAddress', entry: { ...address, countryCode: 'DE', zipCode: '10115' } } as const;
  expect(selectProfileRefusals(saved(edits.company, taken))).toEqual({ siren: { _tag: NUMBER_TAKEN } });
  expect(selectProfileRefusals(saved(address2, taken))).toEqual({ countryCode: { _tag: NUMBER_TAKEN } });
  expect(selectProfileRefusals(saved(edits.newsletter, taken))).toBeNull();
  expect(selectProfileRefusals(saved(edits.company, DOWN))).toBeNull();
});

test('the numbers of a company are checked by the rules of its country [S3.87]', () => {
  const editing = walked.snapshots.find(
    (snapshot) => snapshot.matches('editing') && selectOpenSection(snapshot) === 'company',
  )!;
  const edit = { section: 'company', entry: { ...company, siren: 'HRB1' } } as const;
  const [next] = transition(profileMachine, editing, { type: 'save', edit });
  expect(selectProfileRefusals(next)).toEqual({ siren: { _tag: 'NotDigits' } });
});

test('with gateways in place a company changes its name, and only that is sent [S1.22][S4.58]', async () => {
  const sent: unknown[] = [];
  const actor = createActor(
    profileMachine.provide({
      actors: {
        fetchProfile: fromPromise(async ({ input }) => ({ ...ATELIER, custId: input.custId })),
        updateProfile: fromPromise(async ({ input }) => void sent.push(input)),
      },
    }),
    { input: { custId: 'b-1', hasPassword: true, policy } },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
  expect(selectMember(actor.getSnapshot())?.custId).toBe('b-1');
  actor.send({ type: 'edit', section: 'company' });
  actor.send({ type: 'save', edit: edits.company });
  await waitFor(actor, (snapshot) => selectIsUpdateSuccess(snapshot) === true);
  const { address: _address, chorusNumber: _chorus, ...identity } = ATELIER.company!;
  expect(sent).toEqual([
    {
      custId: 'b-1',
      memberType: 'business',
      password: null,
      update: { section: 'company', company: { ...identity, companyName: 'Atelier neuf' } },
    },
  ]);
});
