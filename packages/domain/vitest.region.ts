/**
 * How often a law meets what it is about: one whose draws hardly ever do proves nothing, however many there are. Each law of a
 * rare region counts, and demands its share at the end.
 */
import { expect } from 'vitest';

export interface Region {
  /** Counts a draw; gives back whether it lies in the region. */
  holds(isInside: boolean): boolean;
  /** Demands that at least so great a share of the draws, between 0 and 1, lay inside. */
  demand(share: number): void;
}

export const region = (): Region => {
  let draws = 0;
  let inside = 0;
  return {
    holds: (isInside) => {
      draws += 1;
      if (isInside) inside += 1;
      return isInside;
    },
    demand: (share) => expect(inside / draws).toBeGreaterThanOrEqual(share),
  };
};
