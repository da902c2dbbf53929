/** Events that are sent again: who watches for the visitor's lets them through. */

let isSending = false;

export const isOwn = (): boolean => isSending;

export const asOwn = (send: () => void): void => {
  isSending = true;
  send();
  isSending = false;
};

/** Whether it came to its place: React stops what it cannot answer yet before that. */
export const isHeard = (place: Element, type: string, send: () => void): boolean => {
  let heard = false;
  const hear = (): void => void (heard = true);
  place.addEventListener(type, hear, { once: true });
  asOwn(send);
  place.removeEventListener(type, hear);
  return heard;
};

export const sendAgain = (place: Element, event: Event): boolean =>
  isHeard(place, event.type, () => place.dispatchEvent(event));
