/** Limits how often one browser, and one address, may make a call in ten minutes. */
import type { CallContext } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';

const WINDOW_MS = 10 * 60_000;

export interface Allowance {
  readonly perSession: number;
  readonly perAddress: number;
}

export const limitCall = (
  { shop, buyer, clientAddress }: CallContext,
  call: string,
  { perSession, perAddress }: Allowance,
): Promise<void> =>
  countAgainst(shop, [
    { subject: `${call}:session:${buyer.sessionId}`, times: perSession, windowMs: WINDOW_MS },
    { subject: `${call}:address:${clientAddress}`, times: perAddress, windowMs: WINDOW_MS },
  ]);
