/**
 * The identity providers of the sandbox: one OpenID provider under several names, each a separate issuer with its own
 * subjects. The shop is the same client at each of them. `partner` has no sign-in page for the shop's visitors: its own page sends people to the shop with a token.
 */
export const PROVIDERS = ['retailer', 'employees', 'apple', 'google', 'facebook', 'partner'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The only test account. */
export const CLIENT = { id: 'sandbox-shop', secret: 'sandbox-identity-secret' } as const;

export const findProvider = (name: string | undefined): ProviderName | null =>
  PROVIDERS.find((known) => known === name) ?? null;

export const issuerUrl = (requestUrl: string, name: ProviderName): string =>
  `${new URL(requestUrl).origin}/identity/${name}`;
