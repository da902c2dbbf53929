/**
 * Arrow keys between a search field and the links that it found, from the first to the last and back into the field. Tab and Enter work as
 * everywhere. Source: S2.67.
 */
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** For the element around both. */
export const moveByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], a.customer-row')];
  const at = places.findIndex((place) => place === event.target);
  const next = places[at + step];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
};
