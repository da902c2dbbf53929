/**
 * A race that shops lose: many at once for one thing that only one may have. A row of the table says what there is to win,
 * what each rival does, how often it was won by what is written, and which guards a build must be without to lose it: a
 * race that cannot be lost proves nothing (reliability row 1).
 */
import type { Arena } from './arena.ts';

/** What a build without its guards is without. */
export interface Removed {
  /** Names of the marks in statements whose text is cut out: from the mark to its end. */
  readonly guards: readonly string[];
  /** Constraints that are dropped, as `table.name`. */
  readonly constraints?: readonly string[];
  readonly indexes?: readonly string[];
  /** The books take the same cause twice and lock no account: `record_changes` without its guards. */
  readonly books?: boolean;
}

/** What lies there to be won, once. */
export interface Round {
  /** What one of them does, counted from 0. Rejects with `CallFailed` where the shop says no. */
  rival(at: number): Promise<unknown>;
  /** How often it was won. `answers` are those of the rivals who were not refused. */
  wins(answers: readonly unknown[]): number | Promise<number>;
}

export interface Race {
  readonly name: string;
  /** What only one may have. */
  readonly prize: string;
  readonly removed: Removed;
  deal(arena: Arena): Promise<Round>;
}
