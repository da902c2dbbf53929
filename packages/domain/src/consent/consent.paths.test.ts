import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { ALL_ALLOWED, ALL_REFUSED, consentMachine, selectConsentDraft, selectIsPurposeAllowed } from './index.ts';
import type { ConsentEvent, ConsentSnapshot } from './index.ts';

const EVENTS: readonly ConsentEvent[] = [
  { type: 'allowAll', at: 1 },
  { type: 'refuseAll', at: 2 },
  { type: 'set', purpose: 'advertising', isAllowed: true },
  { type: 'set', purpose: 'analytics', isAllowed: true },
  { type: 'set', purpose: 'analytics', isAllowed: false },
  { type: 'save', at: 3 },
  { type: 'change' },
  { type: 'keep' },
];
const STORED = { choice: { advertising: false, analytics: true }, at: 0 };
const walked = walk(consentMachine, EVENTS as unknown as readonly WalkEvent[], [{ stored: null }, { stored: STORED }]);

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  asking: ['allowAll', 'refuseAll', 'set', 'save'],
  answered: ['change'],
  changing: ['allowAll', 'refuseAll', 'set', 'save', 'keep'],
};

const storedBy = (from: ConsentSnapshot, event: unknown): readonly unknown[] =>
  transition(consentMachine, from, event as ConsentEvent)[1].flatMap(({ type, params }) =>
    type === 'storeAnswer' ? [params] : [],
  );

describe('every path of the question about cookies', () => {
  test('reaches every state and takes every transition [S1.24][S4.115]', () => {
    expect(stateIds(consentMachine).filter((id) => !walked.reached.has(id))).toEqual(['consent.deciding']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table [S4.115]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) {
        expect(snapshot.can(event), `${event.type} in ${String(snapshot.value)}`).toBe(
          TAKEN[String(snapshot.value)]?.includes(event.type),
        );
      }
    }
  });

  test('is shown until answered, and not to a visitor who has answered before [S1.24][S4.115]', () => {
    for (const snapshot of walked.snapshots) {
      if (snapshot.context.answer === null) expect(snapshot.matches('asking')).toBe(true);
      expect(snapshot.hasTag('shown')).toBe(!snapshot.matches('answered'));
    }
    expect(walked.snapshots.find(({ context }) => context.answer === STORED)?.matches('answered')).toBe(true);
  });

  test('starts with the optional purposes off, and a change starts with the last answer [S5.85][A-76]', () => {
    const changes = walked.steps.filter(({ from, to }) => from.matches('answered') && to.matches('changing'));
    expect(changes.length).toBeGreaterThan(0);
    for (const { to } of changes) expect(selectConsentDraft(to)).toEqual(to.context.answer?.choice);
    expect(selectConsentDraft(walked.snapshots[0]!)).toEqual(ALL_REFUSED);
  });

  test('one step refuses all, one allows all, saving uses the set purposes; each answer is stored with its time [S4.116][A-76]', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.hasTag('shown'))) {
      const CHOICES: Record<string, unknown> = {
        allowAll: ALL_ALLOWED,
        refuseAll: ALL_REFUSED,
        save: selectConsentDraft(from),
      };
      const choice = CHOICES[event.type];
      const answer = { choice, at: event['at'] };
      expect(storedBy(from, event)).toEqual(choice === undefined ? [] : [answer]);
      if (choice !== undefined) {
        expect(to.matches('answered')).toBe(true);
        expect(to.context.answer).toEqual(answer);
      }
    }
  });

  test('only an answer changes the effective choice; keeping the old one discards the draft [S4.116]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'set' || event.type === 'change' || event.type === 'keep') {
        expect(to.context.answer).toBe(from.context.answer);
      }
      if (event.type === 'set' && from.hasTag('shown')) {
        expect(selectConsentDraft(to)).toEqual({
          ...selectConsentDraft(from),
          [String(event['purpose'])]: event['isAllowed'],
        });
      }
      if (event.type === 'keep' && from.matches('changing')) {
        expect(to.matches('answered')).toBe(true);
        expect(selectConsentDraft(to)).toEqual(to.context.answer?.choice);
      }
    }
  });

  test('essential cookies are always allowed [S5.84]', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectIsPurposeAllowed(snapshot, 'essential')).toBe(true);
      expect(selectIsPurposeAllowed(snapshot, 'analytics')).toBe(snapshot.context.answer?.choice.analytics ?? false);
    }
  });
});
