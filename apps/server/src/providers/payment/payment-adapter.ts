/**
 * Connects the shop to a payment provider: the environment variables with its address and secrets, and the adapter built from them. Without
 * an address the provider is the sandbox.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { Record } from 'effect';
import { type Environment, readAddress, type Secret } from '../provider-address.ts';
import type { KnownProvider, PaymentProvider } from './payment-provider.ts';

/** How long a provider may take to answer (reliability row 38). */
const TIMEOUT_MS = 10_000;

/** The settings of an adapter; `shopId` is the shop's id at the provider. */
export type Settings<Name extends string> = Readonly<Record<Name | 'shopId', string>> & {
  readonly baseUrl: string;
  readonly timeoutMs: number;
};

/** `now` is the current time in milliseconds. */
export interface Surroundings {
  readonly now: () => number;
  readonly timeoutMs: number;
}

export interface PaymentAdapter<Id extends PaymentProviderId = PaymentProviderId> {
  readonly id: Id;
  /** The variable with its address. */
  readonly address: string;
  readonly secrets: readonly Secret[];
  readonly shopId: Secret;
  /** The key that signs its messages. */
  readonly messageKey: Secret;
  /** Throws if the provider has an address but not all of its secrets. */
  readonly connect: (environment: Environment, given?: Partial<Surroundings>) => KnownProvider;
}

interface Declaration<Id extends PaymentProviderId, Name extends string> {
  readonly id: Id;
  readonly address: { readonly variable: string; readonly sandboxPath: string };
  readonly secrets: Readonly<Record<Name | 'shopId', Secret>>;
  readonly messageKey: NoInfer<Name>;
  readonly provider: (settings: Settings<Name>, now: () => number) => PaymentProvider;
}

/** `read` returns the settings from the environment. */
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
