/**
 * The popup on the screen, one at a time: others wait in the order they came. A button or Escape answers it and brings
 * the next. Source: S9.45, S9.46, A-97.
 */
import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { escapeAnswer, isPopupAnswer } from './popup.ts';
import type { PopupAnswer, PopupMode } from './popup.ts';

/** `id` names the popup to whoever opened it. */
export interface Popup {
  readonly id: string;
  readonly mode: PopupMode;
}

export interface AnsweredPopup {
  readonly id: string;
  readonly answer: PopupAnswer;
}

interface Context {
  /** The first one is on the screen. */
  readonly popups: readonly Popup[];
  readonly answered: AnsweredPopup | null;
}

/** `dismiss` is for whoever opened a buttonless popup and has nothing left to tell. */
export type PopupEvent =
  | { readonly type: 'open'; readonly popup: Popup }
  | { readonly type: 'press'; readonly answer: PopupAnswer }
  | { readonly type: 'escape' }
  | { readonly type: 'dismiss'; readonly id: string };

const answer = ({ popups }: Context, given: PopupAnswer): Partial<Context> => {
  const [first, ...others] = popups;
  return first === undefined ? {} : { popups: others, answered: { id: first.id, answer: given } };
};

const machine = setup({
  types: {} as { context: Context; events: PopupEvent },
  guards: {
    isAnswer: ({ context }, given: PopupAnswer) =>
      context.popups[0] !== undefined && isPopupAnswer(context.popups[0].mode, given),
    isNew: ({ context }, { id }: Popup) => context.popups.every((popup) => popup.id !== id),
    isThere: ({ context }, id: string) => context.popups.some((popup) => popup.id === id),
    isNoneLeft: ({ context }) => context.popups.length === 0,
  },
  actions: {
    add: assign(({ context }, popup: Popup) => ({ popups: [...context.popups, popup] })),
    answer: assign(({ context }, given: PopupAnswer) => answer(context, given)),
    escape: assign(({ context }) =>
      context.popups[0] === undefined ? {} : answer(context, escapeAnswer(context.popups[0].mode)),
    ),
    remove: assign(({ context }, id: string) => ({
      popups: context.popups.filter((popup) => popup.id !== id),
      answered: { id, answer: 'closed' as const },
    })),
  },
});

const open = {
  guard: { type: 'isNew', params: ({ event }: { event: { popup: Popup } }) => event.popup },
  target: 'open',
  actions: { type: 'add', params: ({ event }: { event: { popup: Popup } }) => event.popup },
} as const;

/** States: `closed` and `open`. A second popup under an id that is there is refused. */
export const popupMachine = machine.createMachine({
  id: 'popup',
  initial: 'closed',
  context: { popups: [], answered: null },
  states: {
    closed: { on: { open } },
    open: {
      always: { guard: 'isNoneLeft', target: 'closed' },
      on: {
        open,
        press: {
          guard: { type: 'isAnswer', params: ({ event }) => event.answer },
          actions: { type: 'answer', params: ({ event }) => event.answer },
        },
        escape: { actions: 'escape' },
        dismiss: {
          guard: { type: 'isThere', params: ({ event }) => event.id },
          actions: { type: 'remove', params: ({ event }) => event.id },
        },
      },
    },
  },
});

export type PopupSnapshot = SnapshotFrom<typeof popupMachine>;

/** The popup on the screen; null where there is none. */
export const selectPopup = (snapshot: PopupSnapshot): Popup | null => snapshot.context.popups[0] ?? null;
/** The last answer, for whoever opened that popup. */
export const selectPopupAnswer = (snapshot: PopupSnapshot): AnsweredPopup | null => snapshot.context.answered;
