/**
 * What can happen to the shop: one row for each kind of event. A kind chooses its arguments and defines what model and server
 * do; the schedule, the faults and the comparison are independent of it. A new kind is a file in `events` and its line
 * in `events/index.ts`.
 */
import type { Core } from './core.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** What a kind chooses from. `key` is a call's idempotency key, unique to each event of a schedule. */
export interface Choosing {
  readonly model: Model;
  readonly dice: Dice;
  readonly key: string;
}

export interface EventKind<Args> {
  readonly name: string;
  /** Its frequency relative to the others; 0: never by itself. */
  readonly weight: number;
  /** Null if it is not applicable now. */
  choose(choosing: Choosing): Args | null;
  core(core: Core, args: Args): void;
  /** A successful answer means that all of it was done; background work answers whatever faults it met. */
  readonly isCall?: boolean;
  /** Throws if the server refuses or fails. Null if only the outside world changes. */
  readonly server: ((world: World, args: Args) => Promise<void>) | null;
}

/** A kind with its argument type erased. */
export interface AnyEvent {
  readonly name: string;
  readonly weight: number;
  readonly isCall: boolean;
  choose(choosing: Choosing): unknown;
  core(core: Core, args: unknown): void;
  readonly server: ((world: World, args: unknown) => Promise<void>) | null;
}

export const event = <Args>(kind: EventKind<Args>): AnyEvent => ({
  name: kind.name,
  weight: kind.weight,
  isCall: kind.isCall ?? true,
  choose: (choosing) => kind.choose(choosing),
  core: (core, args) => kind.core(core, args as Args),
  server: kind.server as AnyEvent['server'],
});

/** A buyer's call: the request is remembered, so that the very same can be repeated. */
export const callEvent = <Args extends { readonly key: string }>(kind: EventKind<Args>): AnyEvent =>
  event<Args>({
    ...kind,
    core: (core, args) => {
      const isNew = core.model.calls.every(({ key }) => key !== args.key);
      if (isNew) core.model.calls.push({ event: kind.name, key: args.key, args });
      kind.core(core, args);
    },
  });
