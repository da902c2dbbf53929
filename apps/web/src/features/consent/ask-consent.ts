/** How the footer opens the question about cookies again; whoever shows the question listens. */

const listeners = new Set<() => void>();

export const askConsent = (): void => listeners.forEach((listener) => listener());

export const onConsentAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
