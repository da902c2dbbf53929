/**
 * What a visitor enters before the scripts have come. A page may be used as soon as it is shown, but React knows nothing
 * of what happened before it took over, and would put its own empty values back; so every entry is made once more.
 */
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from './hydrated.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Makes an entry again; null where nothing was entered. */
type Again = (() => void) | null;

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** A change counts for React only if it finds another state than the one it remembers, so that one is put back first. */
const tickAgain = (field: HTMLInputElement, isChecked: boolean): void => {
  field.checked = !isChecked;
  field.click();
};

const typeAgain = (field: Field, text: string): void => {
  field.value = field.defaultValue;
  // The prototype's own setter: React watches the one of the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const againOf = (field: Field): Again => {
  if (isTicked(field)) {
    const { checked, defaultChecked } = field;
    const isEntered = checked !== defaultChecked && (checked || field.type === 'checkbox');
    return isEntered ? () => tickAgain(field, checked) : null;
  }
  if (field.type === 'file') {
    const isChosen = field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0;
    return isChosen ? () => void field.dispatchEvent(new Event('change', { bubbles: true })) : null;
  }
  const { value } = field;
  return value === field.defaultValue ? null : () => typeAgain(field, value);
};

/** Stands beside a page that the server has rendered and comes to life with it; does nothing on pages after it. */
export function EarlyEntries(): null {
  const isTakingOver = useRef(!useHydrated());
  useLayoutEffect(() => {
    if (!isTakingOver.current) return;
    isTakingOver.current = false;
    const entries = [...document.querySelectorAll<Field>('input, textarea')].flatMap((field) => againOf(field) ?? []);
    setTimeout(() => entries.forEach((again) => again()));
  }, []);
  return null;
}
