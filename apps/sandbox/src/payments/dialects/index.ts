/** The dialects of the sandbox, one line per provider. */
import type { Dialect } from './dialect.ts';
import { ingenico } from './ingenico.ts';
import { lyra } from './lyra.ts';
import { marketPay } from './market-pay.ts';
import { upstreamPay } from './upstream-pay.ts';

export const dialects: readonly Dialect[] = [upstreamPay, lyra, ingenico, marketPay];

export const findDialect = (id: string): Dialect => {
  const dialect = dialects.find((one) => one.id === id);
  if (!dialect) throw new Error(`No dialect ${id}`);
  return dialect;
};
