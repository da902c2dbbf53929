/**
 * A race that shops lose: many rivals at once for one prize that only one may have. It states the prize, what each rival does, how to
 * count the wins, and which guards must be removed for the race to be lost: a race that cannot be lost proves nothing (reliability
 * row 1).
 */
import type { Arena } from './arena.ts';

/** The guards that an unguarded build lacks. */
export interface Removed {
  /** Names of the guard comments in statements: the text from the comment to its end comment is cut out. */
  readonly guards: readonly string[];
  /** Constraints to drop, as `table.name`. */
  readonly constraints?: readonly string[];
  readonly indexes?: readonly string[];
  /** `record_changes` without its guards: it accepts the same cause twice and locks no account. */
  readonly books?: boolean;
}

/** One round with its own prize. */
export interface Round {
  /** Acts as one rival, counted from 0. Rejects with `CallFailed` if the shop refuses. */
  rival(at: number): Promise<unknown>;
  /** How often the prize was won. `answers` are those of the rivals who were not refused. */
  wins(answers: readonly unknown[]): number | Promise<number>;
}

export interface Race {
  readonly name: string;
  /** Only one rival may have it. */
  readonly prize: string;
  readonly removed: Removed;
  deal(arena: Arena): Promise<Round>;
}
