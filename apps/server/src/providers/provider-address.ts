/**
 * A provider's address and secrets, from the environment. Without an address the provider is the sandbox, whose test secrets are public; with
 * one, every secret must be given, so that no test secret is ever sent to a real provider.
 */
import { Record } from 'effect';

export type Environment = Readonly<Record<string, string | undefined>>;

const SANDBOX_URL = 'http://localhost:4001';

/** The variable with a secret, and the sandbox's value. */
export interface Secret {
  readonly variable: string;
  readonly sandbox: string;
}

export interface ProviderAddress<Name extends string> {
  readonly baseUrl: string;
  readonly secrets: Readonly<Record<Name, string>>;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

export const readAddress = <Name extends string>(
  env: Environment,
  place: { readonly variable: string; readonly sandboxPath: string },
  secrets: Readonly<Record<Name, Secret>>,
): ProviderAddress<Name> => {
  const own = env[place.variable];
  const entries = Object.entries<Secret>(secrets);
  const missing = own ? entries.filter(([, { variable }]) => !env[variable]).map(([, { variable }]) => variable) : [];
  if (missing.length > 0) throw new Error(`${place.variable} is set, so ${missing.join(', ')} must be set too`);
  return {
    baseUrl: own ? withoutSlash(own) : `${withoutSlash(env['SANDBOX_URL'] ?? SANDBOX_URL)}${place.sandboxPath}`,
    secrets: Record.map(secrets, ({ variable, sandbox }) => env[variable] ?? sandbox),
  };
};
