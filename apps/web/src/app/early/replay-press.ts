/** Presses, keys and forms sent, done again. Each says whether React heard of it. */
import { asSynthetic, redispatch } from './synthetic-events.ts';

/** What has no act of the browser's own. */
export const BUTTONS = 'button,[role=button],[role=tab],[role=link]';

/** A tab cannot have the focus before React knows it; pressed, it has. */
export const replayPress = (place: Element): boolean => {
  if (place instanceof HTMLButtonElement && place.disabled) return true;
  if (document.activeElement === document.body) (place as HTMLElement).focus({ preventScroll: true });
  return redispatch(place, new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** As Enter in a field does: not where the form's own button may not be pressed. */
export const replaySubmit = (form: Element | null): true => {
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button?.disabled !== true) asSynthetic(() => (form as HTMLFormElement | null)?.requestSubmit());
  return true;
};

/** Whether a key means something to a control: Enter in a field, and the ways through tabs and numbers. */
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
