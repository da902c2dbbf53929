/** Popups: their modes, their buttons, and the effect of Escape. Source: S9.45, S9.46, A-97. */

/** `ask` needs a yes or no, `alert` an OK; `buttonless` only informs. */
export const POPUP_MODES = ['ask', 'alert', 'buttonless'] as const;
export type PopupMode = (typeof POPUP_MODES)[number];

export type PopupAnswer = 'confirm' | 'cancel' | 'ok' | 'closed';

const ANSWERS = {
  ask: { buttons: ['confirm', 'cancel'], escape: 'cancel' },
  alert: { buttons: ['ok'], escape: 'ok' },
  buttonless: { buttons: [], escape: 'closed' },
} as const satisfies Record<PopupMode, { readonly buttons: readonly PopupAnswer[]; readonly escape: PopupAnswer }>;

/** The buttons of a mode, in reading order. */
export const popupButtons = (mode: PopupMode): readonly PopupAnswer[] => ANSWERS[mode].buttons;

/** The answer for Escape: it closes every popup and never confirms anything. */
export const escapeAnswer = (mode: PopupMode): PopupAnswer => ANSWERS[mode].escape;

/** True for a possible answer of this mode. */
export const isPopupAnswer = (mode: PopupMode, answer: PopupAnswer): boolean =>
  popupButtons(mode).includes(answer) || escapeAnswer(mode) === answer;
