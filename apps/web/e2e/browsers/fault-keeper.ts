/** Keeps the errors of a page for a driver that does not tell them. Runs in the page, so it is self-contained. */

declare global {
  interface Window {
    keptFaults?: string[];
  }
}

export const keepFaults = (): void => {
  if (window.keptFaults !== undefined) return;
  const kept: string[] = [];
  window.keptFaults = kept;
  const keep = (what: string, reason: unknown): void => {
    kept.push(`${what} at ${location.pathname}: ${String(reason)}`);
  };
  addEventListener('error', ({ error, message }) => keep('error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => keep('rejection', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('content security policy', `${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said: unknown[]): void => {
    keep('console', said.map(String).join(' '));
    error(...said);
  };
};
