/** Compares the run times of two pieces of work on a machine that is not idle. */

/** Milliseconds per run, over a number of runs in a row; the work receives the index of the run. */
export const timePerRun = (runs: number, work: (run: number) => unknown): number => {
  const begin = performance.now();
  for (let run = 0; run < runs; run += 1) work(run);
  return (performance.now() - begin) / runs;
};

/** Medians over the rounds; `ratio` is the median of the rounds' own ratios, first to second. */
export interface Turns {
  readonly first: number;
  readonly second: number;
  readonly ratio: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Alternates two measurements, after a fifth of the rounds to warm up. */
export const inTurns = (first: () => number, second: () => number, rounds: number): Turns => {
  const warmUp = Math.ceil(rounds / 5);
  const taken = Array.from({ length: warmUp + rounds }, () => [first(), second()] as const).slice(warmUp);
  return {
    first: median(taken.map(([one]) => one)),
    second: median(taken.map(([, two]) => two)),
    ratio: median(taken.map(([one, two]) => one / two)),
  };
};
