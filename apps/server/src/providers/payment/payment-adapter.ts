/**
 * What joins the shop to one payment provider: which variables of the environment hold its address and its secrets, and the
 * adapter that is made of them. Without an address of its own the provider is the sandbox.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { Record } from 'effect';
import { type Environment, readAddress, type Secret } from '../provider-address.ts';
import type { KnownProvider, PaymentProvider } from './payment-provider.ts';

/** How long a provider may take to answer (reliability row 38). */
const TIMEOUT_MS = 10_000;

/** What an adapter is made of; `shopId` is the shop's own id at the provider. */
export type Settings<Name extends string> = Readonly<Record<Name | 'shopId', string>> & {
  readonly baseUrl: string;
  readonly timeoutMs: number;
};

/** `now` is the present instant in milliseconds. */
export interface Surroundings {
  readonly now: () => number;
  readonly timeoutMs: number;
}

export interface PaymentAdapter<Id extends PaymentProviderId = PaymentProviderId> {
  readonly id: Id;
  /** The variable of its address. */
  readonly address: string;
  readonly secrets: readonly Secret[];
  readonly shopId: Secret;
  /** What its messages are signed under. */
  readonly messageKey: Secret;
  /** Throws when the provider has an address of its own but not all of its secrets. */
  readonly connect: (environment: Environment, given?: Partial<Surroundings>) => KnownProvider;
}

interface Declaration<Id extends PaymentProviderId, Name extends string> {
  readonly id: Id;
  readonly address: { readonly variable: string; readonly sandboxPath: string };
  readonly secrets: Readonly<Record<Name | 'shopId', Secret>>;
  readonly messageKey: NoInfer<Name>;
  readonly provider: (settings: Settings<Name>, now: () => number) => PaymentProvider;
}

/** `read` gives the settings alone, as the environment has them. */
export const paymentAdapter = <Id extends PaymentProviderId, Name extends string>({
  id,
  address,
  secrets,
  messageKey,
  provider,
}: Declaration<Id, Name>): PaymentAdapter<Id> & { readonly read: (environment: Environment) => Settings<Name> } => {
  const read = (environment: Environment): Settings<Name> => {
    const { baseUrl, secrets: own } = readAddress(environment, address, secrets);
    return { baseUrl, timeoutMs: TIMEOUT_MS, ...own };
  };
  return {
    id,
    address: address.variable,
    secrets: Record.values(secrets),
    shopId: secrets.shopId,
    messageKey: secrets[messageKey],
    read,
    connect: (environment, { now = Date.now, timeoutMs = TIMEOUT_MS } = {}) => {
      const settings = { ...read(environment), timeoutMs };
      return { provider: provider(settings, now), shopId: settings.shopId };
    },
  };
};
