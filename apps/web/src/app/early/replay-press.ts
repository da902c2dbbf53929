/** Replays presses, keys and form submissions. Each returns whether React handled it. */
import { asSynthetic, redispatch } from './synthetic-events.ts';

/** Controls without a default action of the browser. */
export const BUTTONS = 'button,[role=button],[role=tab],[role=link]';

/** A tab is not focusable before hydration, so a press on it focuses it first. */
export const replayPress = (place: Element): boolean => {
  if (place instanceof HTMLButtonElement && place.disabled) return true;
  if (document.activeElement === document.body) (place as HTMLElement).focus({ preventScroll: true });
  return redispatch(place, new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** Submits a form as Enter in a field does: not if its submit button is disabled. */
export const replaySubmit = (form: Element | null): true => {
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button?.disabled !== true) asSynthetic(() => (form as HTMLFormElement | null)?.requestSubmit());
  return true;
};

/** Whether a control handles this key: Enter in a field, arrow keys, Home and End in tabs and number fields. */
export const isForControl = (place: Element, { key, isComposing }: KeyboardEvent): boolean => {
  if (isComposing) return false;
  if (key === 'Enter') return place.matches('input:not([type=checkbox],[type=radio],[type=file])');
  return /^(?:Arrow|Home|End)/.test(key) && place.matches('[role=tab],[role=spinbutton]');
};

export const replayKey =
  (key: string) =>
  (place: Element): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const handled = redispatch(place, event);
    if (handled && key === 'Enter' && !event.defaultPrevented) replaySubmit((place as HTMLInputElement).form);
    return handled;
  };
