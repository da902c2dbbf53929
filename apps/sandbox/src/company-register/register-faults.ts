/** The ways in which the next answer of the register can fail, for tests and demonstrations. */
export const FAULTS = ['slow', 'unavailable', 'tooManyRequests', 'otherDialect', 'oversized', 'redirected'] as const;
export type Fault = (typeof FAULTS)[number];

export const findFault = (value: unknown): Fault | null => FAULTS.find((fault) => fault === value) ?? null;

/** The fault of the next search, which clears it. */
export class NextFault {
  #fault: Fault | null = null;

  get chosen(): Fault | null {
    return this.#fault;
  }

  choose(fault: Fault | null): void {
    this.#fault = fault;
  }

  take(): Fault | null {
    const fault = this.#fault;
    this.#fault = null;
    return fault;
  }
}
