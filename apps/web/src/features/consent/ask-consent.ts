/**
 * Lets the footer reopen the cookie question; the question's component starts listening shortly after the page has
 * loaded.
 */

const listeners = new Set<() => void>();
let isWaiting = false;

export const askConsent = (): void => {
  isWaiting = listeners.size === 0;
  listeners.forEach((listener) => listener());
};

/** Runs the listener at once if the question was requested before. */
export const onConsentRequested = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (isWaiting) askConsent();
  return () => listeners.delete(listener);
};
