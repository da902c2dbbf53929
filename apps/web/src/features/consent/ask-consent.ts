/** How the footer opens the question about cookies again; whoever shows the question listens, from a moment after the page is there. */

const listeners = new Set<() => void>();
let isWaiting = false;

export const askConsent = (): void => {
  isWaiting = listeners.size === 0;
  listeners.forEach((listener) => listener());
};

/** Hears at once of what was asked before anybody listened. */
export const onConsentAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (isWaiting) askConsent();
  return () => listeners.delete(listener);
};
