/** Popups: their modes, their buttons, and what Escape does. Source: S9.45, S9.46, A-97. */

/** `ask` wants a yes or no, `alert` an OK; `buttonless` only tells. */
export const POPUP_MODES = ['ask', 'alert', 'buttonless'] as const;
export type PopupMode = (typeof POPUP_MODES)[number];

export type PopupAnswer = 'confirm' | 'cancel' | 'ok' | 'closed';

const ANSWERS = {
  ask: { buttons: ['confirm', 'cancel'], escape: 'cancel' },
  alert: { buttons: ['ok'], escape: 'ok' },
  buttonless: { buttons: [], escape: 'closed' },
} as const satisfies Record<PopupMode, { readonly buttons: readonly PopupAnswer[]; readonly escape: PopupAnswer }>;

/** The buttons of a mode, in the order in which they are read. */
export const popupButtons = (mode: PopupMode): readonly PopupAnswer[] => ANSWERS[mode].buttons;

/** The answer that Escape gives: it closes every popup and never agrees to anything. */
export const escapeAnswer = (mode: PopupMode): PopupAnswer => ANSWERS[mode].escape;

/** True for an answer that a popup of this mode can give. */
export const isPopupAnswer = (mode: PopupMode, answer: PopupAnswer): boolean =>
  popupButtons(mode).includes(answer) || escapeAnswer(mode) === answer;
