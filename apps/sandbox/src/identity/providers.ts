/**
 * The identity providers of the sandbox: one OpenID provider under several names, each an issuer of its own with its own
 * subjects. The shop is one client of all of them. `partner` has no sign-in page: it sends people on with a token.
 */
export const PROVIDERS = ['retailer', 'employees', 'apple', 'google', 'facebook', 'partner'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The one test account. */
export const CLIENT = { id: 'sandbox-shop', secret: 'sandbox-identity-secret' } as const;

export const providerBy = (name: string | undefined): ProviderName | null =>
  PROVIDERS.find((known) => known === name) ?? null;

export const issuerOf = (requestUrl: string, name: ProviderName): string =>
  `${new URL(requestUrl).origin}/identity/${name}`;
