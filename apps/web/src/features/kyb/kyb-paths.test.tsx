/** The paths of the machine as presses: each state is reached on the screen the way that it is reached in the chart. */
import { MEMORY_CODE, MEMORY_KYB_ACCESS } from '@offrande/api-client/testing';
import { ACME, FACTS } from '@offrande/domain/dossier/testing';
import type { KybRecord, TabAnswers } from '@offrande/domain/dossier';
import { newRecord } from '@offrande/domain/dossier';
import { done, failed, walk, type WalkEvent } from '@offrande/domain/gateway/testing';
import { createKybMachine, NO_KYB_SESSION } from '@offrande/domain/kyb';
import { numberingPlan } from '@offrande/domain/phone';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { COMPANY_EMAIL, WHOLE } from './testing/kyb-world.tsx';
import { choose, fill, follow, heading, openKyb, type OpenedKyb, press } from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RECORD: KybRecord = { ...newRecord('K-2026-7H3KQ2PD'), ...WHOLE };
const RENAMED: TabAnswers = {
  tab: 'company',
  answers: { ...ACME.company, identity: { ...ACME.company.identity, legalName: 'Acme SARL' } },
};
const UNREACHABLE = { reason: 'unreachable', code: '1234', isRetryable: true };
const VERIFIED = { _tag: 'Verified', channel: 'email', target: COMPANY_EMAIL, reference: 'proof-1' };

const EVENTS: readonly WalkEvent[] = [
  { type: 'start', intention: 'resume', email: COMPANY_EMAIL },
  { type: 'register' },
  { type: 'readAgain' },
  { type: 'open', tab: 'company' },
  { type: 'open', tab: 'transferVerification' },
  { type: 'edit', change: RENAMED },
  { type: 'save' },
  { type: 'close' },
  { type: 'submit' },
  done('verifyEmail', VERIFIED),
  done('registerAccount', { registerType: 'registerBefore', custId: MEMORY_KYB_ACCESS.custId }),
  done('readRecord', RECORD),
  done('readTab', RECORD),
  done('readBankInfo', { beneficiary: '', iban: '', bic: '', reference: '' }),
  done('saveTab', { revision: 2, savedAt: 0 }),
  done('submitDossier', {}),
  ...['registerAccount', 'readRecord', 'readBankInfo'].map((call) => failed(call, UNREACHABLE)),
];

const walked = walk(createKybMachine(numberingPlan), EVENTS, [{ facts: FACTS, session: NO_KYB_SESSION }]);

const TITLES: Readonly<Record<string, string>> = {
  company: 'Company details',
  transferVerification: 'Transfer verification',
};

/** What a person does for each event of the chart. The calls answer by themselves. */
const PRESSES: Readonly<Record<string, (opened: OpenedKyb, event: WalkEvent) => Promise<unknown>>> = {
  start: async (opened) => {
    await choose(opened, /^Go on with a verification/);
    await fill(opened, 'Email of the company’s account', COMPANY_EMAIL);
    await press(opened, 'Send the code');
  },
  'xstate.done.actor.verifyEmail': async (opened) => {
    await fill(opened, 'Code', MEMORY_CODE);
    await press(opened, 'Confirm');
  },
  register: (opened) => press(opened, 'Try again'),
  readAgain: (opened) => press(opened, 'Try again'),
  open: (opened, { tab }) => follow(opened, TITLES[String(tab)]!),
  edit: (opened) => fill(opened, 'Legal name', 'Acme SARL'),
  save: (opened) => press(opened, 'Save'),
  close: (opened) => follow(opened, 'All parts of the dossier'),
  submit: async (opened) => {
    await follow(opened, 'Check and submit');
    await press(opened, 'Submit the dossier');
  },
};

/** How a person knows each state. Those in which a call runs are passed through. */
const SIGNS: Readonly<Record<string, (tab: string | null) => Promise<unknown>>> = {
  choosing: () => screen.findByRole('radiogroup', { name: 'What would you like to do?' }),
  verifyingEmail: () => heading('Confirm your email'),
  unregistered: () => screen.findByRole('button', { name: 'Use another email' }),
  unread: () => screen.findByRole('button', { name: 'Sign out of the dossier' }),
  overview: async () => {
    await heading('Company verification');
    return screen.findByRole('link', { name: 'Embargo questionnaire' });
  },
  editing: (tab) => heading(TITLES[tab ?? '']!),
  submitted: () => heading('The dossier is submitted'),
};

/** The call of an answer, and whether it fails. */
const answerOf = ({ type }: WalkEvent) => {
  const [, outcome, call] = /^xstate\.(done|error)\.actor\.(\w+)$/u.exec(type) ?? [];
  return call === undefined || call === 'verifyEmail' ? null : { call, isFailure: outcome === 'error' };
};

type Call = Parameters<OpenedKyb['kyb']['script']['befall']>[0];

const perform = async (opened: OpenedKyb, events: readonly WalkEvent[]) => {
  for (const [at, event] of events.entries()) {
    for (const next of events.slice(at + 1)) {
      const answer = answerOf(next);
      if (answer === null) break;
      opened.kyb.script.befall(answer.call as Call, answer.isFailure ? { kind: 'unreachable' } : null);
    }
    await PRESSES[event.type]?.(opened, event);
  }
};

const paths = walked.paths().filter(({ end }) => String(end.value) in SIGNS);

describe('every state of the verification', () => {
  test('has a sign on the screen, or is passed through while a call runs', () => {
    const reached = new Set(walked.paths().map(({ end }) => String(end.value)));
    const passed = [...reached].filter((state) => !(state in SIGNS));
    expect(passed.toSorted()).toEqual(
      ['loadingBank', 'loadingTab', 'reading', 'registering', 'saving', 'submitting'].toSorted(),
    );
    expect(paths).toHaveLength(Object.keys(SIGNS).length);
  });

  test.each(paths.map((path) => [String(path.end.value), path] as const))(
    'is reached by presses: %s [S4.72][S4.73][S4.74][S4.77]',
    async (state, { events, end }) => {
      const opened = await openKyb({ record: WHOLE, isOpen: false });
      await perform(opened, events);
      expect(await SIGNS[state]!(end.context.tab)).toBeTruthy();
    },
  );

  test('the longest way: a failure, another try, a part saved, and the submit', async () => {
    const opened = await openKyb({ record: WHOLE, isOpen: false });
    await perform(opened, [
      EVENTS[0]!,
      done('verifyEmail', VERIFIED),
      failed('registerAccount', UNREACHABLE),
      { type: 'register' },
      done('registerAccount', {}),
      failed('readRecord', UNREACHABLE),
      { type: 'readAgain' },
      done('readRecord', RECORD),
      { type: 'open', tab: 'company' },
      done('readTab', RECORD),
      { type: 'edit', change: RENAMED },
      { type: 'save' },
      done('saveTab', {}),
    ]);
    await screen.findByText('Saved at 14:30');
    await perform(opened, [{ type: 'close' }, { type: 'submit' }, done('submitDossier', {})]);
    await heading('The dossier is submitted');
    expect(opened.kyb.record().dossier.company.identity.legalName).toBe('Acme SARL');
    expect(within(document.body).queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
