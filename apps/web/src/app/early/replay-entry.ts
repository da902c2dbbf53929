/** Replays input in fields in a way that React notices. */
import type { Replay } from './event-queue.ts';
import { FIELDS, restoreCaret } from './caret.ts';
import { asSynthetic, isHandled, redispatch } from './synthetic-events.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** React ignores a change to the value it remembers, so a different one is set first. */
const setValue = (field: Field, value: string): void => {
  field.value = value === '' ? '-' : '';
  // Use the prototype's setter: React overrides the element's own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  restoreCaret(field);
};

const sendFocus = (field: Field, type: 'focusin' | 'focusout'): void =>
  asSynthetic(() => field.dispatchEvent(new FocusEvent(type, { bubbles: true })));

/** Some fields commit their value on blur only, after React has rendered it. */
const replayTyping = async (field: Field, value: string, isLeft: boolean): Promise<boolean> => {
  sendFocus(field, 'focusin');
  setValue(field, value);
  const handled = redispatch(
    field,
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  await Promise.resolve();
  if (isLeft) sendFocus(field, 'focusout');
  return handled;
};

const replayTick = (field: HTMLInputElement, isChecked: boolean): boolean => {
  field.checked = !isChecked;
  return isHandled(field, 'click', () => field.click());
};

/** Captures the current value of `field` and returns its replay, on the same element or its replacement. */
export const replayEntry = (field: Field): Replay => {
  if (field.type === 'file') return (place) => redispatch(place, new Event('change', { bubbles: true }));
  if (isTicked(field)) {
    const { checked } = field;
    return (place) => replayTick(place as HTMLInputElement, checked);
  }
  const { value } = field;
  return (place, isLeft) => replayTyping(place as Field, value, isLeft);
};

const isEntered = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field.type === 'file') return (field as HTMLInputElement).files?.length !== 0;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
};

/** All fields with input, including those that the browser restored silently after a reload. */
export const enteredFields = (): readonly Field[] => [...document.querySelectorAll<Field>(FIELDS)].filter(isEntered);
