import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { escapeAnswer, isPopupAnswer, POPUP_MODES, popupMachine, selectPopup, selectPopupAnswer } from './index.ts';
import type { PopupEvent } from './index.ts';

const ANSWERS = ['confirm', 'cancel', 'ok', 'closed'] as const;
const popups = POPUP_MODES.map((mode) => ({ id: mode, mode }));
const EVENTS: readonly PopupEvent[] = [
  ...popups.map((popup) => ({ type: 'open', popup }) as const),
  ...ANSWERS.map((answer) => ({ type: 'press', answer }) as const),
  { type: 'escape' },
  ...popups.map(({ id }) => ({ type: 'dismiss', id }) as const),
];
const walked = walk(popupMachine, EVENTS as readonly WalkEvent[], [undefined]);

describe('every path of the popups', () => {
  test('reaches every state and takes every transition [S9.45]', () => {
    expect(stateIds(popupMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('is open exactly while there is a popup, and takes only what it can answer [S9.45][S9.46]', () => {
    for (const snapshot of walked.snapshots) {
      const first = selectPopup(snapshot);
      const ids = snapshot.context.popups.map(({ id }) => id);
      expect(snapshot.matches('open')).toBe(first !== null);
      for (const event of EVENTS) {
        const expected = {
          open: () => event.type === 'open' && !ids.includes(event.popup.id),
          press: () => event.type === 'press' && first !== null && isPopupAnswer(first.mode, event.answer),
          escape: () => first !== null,
          dismiss: () => event.type === 'dismiss' && ids.includes(event.id),
        }[event.type]();
        expect(snapshot.can(event)).toBe(expected);
      }
    }
  });

  test('Escape closes the popup that is on the screen and no other, with the answer of its mode [S9.46][A-97]', () => {
    for (const { from, to } of walked.steps.filter(({ event }) => event.type === 'escape')) {
      const [first, ...others] = from.context.popups;
      if (first === undefined) continue;
      expect(to.context.popups).toEqual(others);
      expect(selectPopupAnswer(to)).toEqual({ id: first.id, answer: escapeAnswer(first.mode) });
    }
  });

  test('a button answers the popup on the screen, and the next one follows in the order they came [S9.45]', () => {
    const presses = walked.steps.filter(({ from, event }) => from.can(event as PopupEvent) && event.type === 'press');
    expect(presses.length).toBeGreaterThan(0);
    for (const { from, event, to } of presses) {
      expect(to.context.popups).toEqual(from.context.popups.slice(1));
      expect(selectPopupAnswer(to)).toEqual({ id: from.context.popups[0]!.id, answer: event['answer'] });
    }
  });

  test('a popup that is dismissed leaves its place and counts as closed [S9.45]', () => {
    for (const { from, event, to } of walked.steps.filter((step) => step.event.type === 'dismiss')) {
      const left = from.context.popups.filter(({ id }) => id !== event['id']);
      expect(to.context.popups).toEqual(left);
      if (left.length < from.context.popups.length) {
        expect(selectPopupAnswer(to)).toEqual({ id: event['id'], answer: 'closed' });
      }
    }
  });
});

test('as many Escapes as popups close them all, in the order they were opened [S9.46]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...POPUP_MODES), { maxLength: 6 }), (modes) => {
      const actor = createActor(popupMachine).start();
      modes.forEach((mode, at) => actor.send({ type: 'open', popup: { id: String(at), mode } }));
      modes.forEach((mode, at) => {
        expect(selectPopup(actor.getSnapshot())).toEqual({ id: String(at), mode });
        actor.send({ type: 'escape' });
        expect(selectPopupAnswer(actor.getSnapshot())).toEqual({ id: String(at), answer: escapeAnswer(mode) });
      });
      expect(selectPopup(actor.getSnapshot())).toBeNull();
      expect(actor.getSnapshot().matches('closed')).toBe(true);
    }),
  );
});
