/**
 * What can happen to the shop: one row a kind. A kind chooses what it is about, says what the model does and what the server
 * does; the schedule, the faults and the comparison know nothing of it. A new kind is a file in `events` and its line in
 * `events/index.ts`.
 */
import type { Core } from './core.ts';
import type { Dice } from './dice.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** What a kind chooses from. `key` makes a call count once; no two events of a schedule have the same. */
export interface Choosing {
  readonly model: Model;
  readonly dice: Dice;
  readonly key: string;
}

export interface EventKind<Args> {
  readonly name: string;
  /** How often it comes, next to the others; 0 never by itself. */
  readonly weight: number;
  /** Null where there is nothing that it could be about now. */
  choose(choosing: Choosing): Args | null;
  core(core: Core, args: Args): void;
  /** Its answer says that all of it was done; work that nobody waits for answers whatever met it. */
  readonly isCall?: boolean;
  /** Throws where the server refuses or fails. Null where only the world outside changes. */
  readonly server: ((world: World, args: Args) => Promise<void>) | null;
}

/** A kind among others, its own arguments put away. */
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

/** A call of a buyer: what was sent is remembered, so that the very same may be sent again. */
export const callEvent = <Args extends { readonly key: string }>(kind: EventKind<Args>): AnyEvent =>
  event<Args>({
    ...kind,
    core: (core, args) => {
      const isNew = core.model.calls.every(({ key }) => key !== args.key);
      if (isNew) core.model.calls.push({ event: kind.name, key: args.key, args });
      kind.core(core, args);
    },
  });
