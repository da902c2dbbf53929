/**
 * The authorization codes issued during this run and the access tokens exchanged for them, in memory. A code is valid once,
 * for one minute, for the client that requested it.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Fault } from './faults.ts';
import type { Person } from './people.ts';
import type { ProviderName } from './providers.ts';

const CODE_LIFETIME_MS = 60_000;
/** Beyond this the oldest are dropped. */
const STORED_MAX = 2_000;

export interface Grant {
  readonly provider: ProviderName;
  readonly person: Person;
  readonly redirectUri: string;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly fault: Fault | null;
}

interface StoredGrant extends Grant {
  readonly until: number;
}

const put = <Value>(into: Map<string, Value>, key: string, value: Value): void => {
  into.set(key, value);
  const [oldest] = into.keys();
  if (into.size > STORED_MAX && oldest !== undefined) into.delete(oldest);
};

export class Grants {
  readonly #codes = new Map<string, StoredGrant>();
  readonly #accessTokens = new Map<string, Grant>();
  /** The fault of the next sign-in, which clears it. */
  nextFault: Fault | null = null;

  takeFault(): Fault | null {
    const fault = this.nextFault;
    this.nextFault = null;
    return fault;
  }

  open(grant: Grant): string {
    const code = randomUUID();
    put(this.#codes, code, { ...grant, until: Date.now() + CODE_LIFETIME_MS });
    return code;
  }

  /** Redeems a code and returns its grant; null if anything does not match. */
  redeem(code: string, { provider, redirectUri, verifier }: Record<'provider' | 'redirectUri' | 'verifier', string>) {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (!grant || grant.until < Date.now() || grant.provider !== provider) return null;
    return grant.redirectUri === redirectUri && grant.codeChallenge === challenge ? grant : null;
  }

  issueAccessToken(grant: Grant): string {
    const token = randomUUID();
    put(this.#accessTokens, token, grant);
    return token;
  }

  byAccessToken(provider: ProviderName, token: string): Grant | null {
    const grant = this.#accessTokens.get(token);
    return grant?.provider === provider ? grant : null;
  }

  clear(): void {
    this.#codes.clear();
    this.#accessTokens.clear();
    this.nextFault = null;
  }
}
