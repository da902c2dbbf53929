/**
 * The handler of a call: a function from the decoded request and its context to the answer. A call of the contract
 * without a handler does not compile.
 */
import type { CallName, Calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import type { Buyer } from './buyer.ts';
import type { Once } from './once.ts';

export interface CallContext {
  readonly shop: Shop;
  readonly unit: Unit;
  /** The buyer; reading it in a public call is a defect. */
  readonly buyer: Buyer;
  /** One of the unit's languages: the one chosen for its pages, else its default. */
  readonly language: string;
  readonly headers: Headers;
  /** The address of the caller, for limits; the same for all callers if the server cannot know it. */
  readonly clientAddress: string;
  /** The value of the session cookie; null if the browser sent none. */
  readonly sessionCookie: string | null;
  setSessionCookie(value: string): void;
  /** Runs the work of a call that moves value once per key; reading it in any other call is a defect. */
  readonly once: Once;
}

export type Handler<C> = (request: RequestOf<C>, context: CallContext) => Promise<ResponseOf<C>>;

/** The handlers of some calls, all of them required. */
export type HandlersOf<Names extends CallName> = { readonly [Name in Names]: Handler<Calls[Name]> };

export type Handlers = HandlersOf<CallName>;
