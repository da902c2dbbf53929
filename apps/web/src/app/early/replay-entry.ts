/** Entries in fields, made again as React hears of them. */
import type { Replay } from './event-queue.ts';
import { FIELDS, restoreCaret } from './caret.ts';
import { asSynthetic, isHandled, redispatch } from './synthetic-events.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);

/** A change counts for React only if it finds another value than the one it remembers, so that one is put in first. */
const setValue = (field: Field, value: string): void => {
  field.value = value === '' ? '-' : '';
  // The prototype's own setter: React watches the one of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  restoreCaret(field);
};

const sendFocus = (field: Field, type: 'focusin' | 'focusout'): void =>
  asSynthetic(() => field.dispatchEvent(new FocusEvent(type, { bubbles: true })));

/** Some fields take what was typed only when they are left, after React has shown it. */
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

/** Makes the entry that stands in `field` now, in that place or where it is shown instead. */
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

/** Fields with an entry: also of those that the browser has put back without a word, after a reload. */
export const enteredFields = (): readonly Field[] => [...document.querySelectorAll<Field>(FIELDS)].filter(isEntered);
