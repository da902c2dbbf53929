/** Marks redispatched events, so that the recorder lets them through. */

let isSending = false;

export const isSynthetic = (): boolean => isSending;

export const asSynthetic = (send: () => void): void => {
  isSending = true;
  send();
  isSending = false;
};

/** Returns whether the event reached its target: React stops it earlier where it cannot handle it yet. */
export const isHandled = (place: Element, type: string, send: () => void): boolean => {
  let handled = false;
  const handle = (): void => void (handled = true);
  place.addEventListener(type, handle, { once: true });
  asSynthetic(send);
  place.removeEventListener(type, handle);
  return handled;
};

export const redispatch = (place: Element, event: Event): boolean =>
  isHandled(place, event.type, () => place.dispatchEvent(event));
