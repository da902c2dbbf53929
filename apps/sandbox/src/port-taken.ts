/** The message for a port of the sandbox that another program uses; null for other failures. */
export const portTakenMessage = (failure: unknown): string | null => {
  const { code, port } = failure as { readonly code?: unknown; readonly port?: unknown };
  if (code !== 'EADDRINUSE') return null;
  return `Port ${String(port)}, which the sandbox needs, is taken by another program: stop that one, or set PORT (the sandbox has the two ports after it), SANDBOX_PORT or SANDBOX_SMTP_PORT.`;
};
