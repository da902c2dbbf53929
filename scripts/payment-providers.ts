/** Whether everything that knows payment providers knows the same ones: rules, adapters, the sandbox and the page for operators. */
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import { readFileSync } from 'node:fs';
import { dialects } from '../apps/sandbox/src/payments/dialects.ts';
import { PAYMENT_ADAPTERS } from '../apps/server/src/providers/payment/index.ts';
import { ROOT } from './command.ts';

const PAGE = 'docs/operations.md';

/** What an operator sets for a provider. */
export interface Variables {
  readonly address: string;
  readonly secrets: readonly { readonly variable: string }[];
}

export interface Providers {
  readonly rules: readonly string[];
  readonly adapters: Readonly<Record<string, Variables>>;
  readonly dialects: readonly string[];
  readonly page: string;
}

const rowFaults = (id: string, { address, secrets }: Variables, page: string): readonly string[] => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${address}\``));
  if (row === undefined) return [`no row of ${address} in ${PAGE}`];
  return [...secrets.map(({ variable }) => variable), id]
    .filter((word) => !row.includes(`\`${word}\``))
    .map((word) => `the row of ${address} in ${PAGE} lacks ${word}`);
};

/** One line for each thing that a provider lacks. */
export const providerFaults = ({ rules, adapters, dialects: played, page }: Providers): readonly string[] =>
  [...new Set([...rules, ...Object.keys(adapters), ...played])].flatMap((id) => {
    const adapter = adapters[id];
    return [
      ...(rules.includes(id) ? [] : ['no line in packages/domain/src/payment/providers/index.ts']),
      ...(adapter === undefined ? ['no line in apps/server/src/providers/payment/index.ts'] : []),
      ...(played.includes(id) ? [] : ['no file in apps/sandbox/src/payments/dialects']),
      ...(adapter === undefined ? [] : rowFaults(id, adapter, page)),
    ].map((fault) => `${id}: ${fault}`);
  });

/** The providers of this repository. */
export const readProviders = (): Providers => ({
  rules: PAYMENT_PROVIDER_IDS,
  adapters: PAYMENT_ADAPTERS,
  dialects: dialects.map(({ id }) => id),
  page: readFileSync(`${ROOT}${PAGE}`, 'utf8'),
});

/** Prints what providers lack; returns the exit code. */
export const checkPaymentProviders = (): number => {
  const faults = providerFaults(readProviders());
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
};
