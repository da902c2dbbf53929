/** A proof: it runs, reports its progress, and returns figures. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A higher value is a breach. */
  readonly limit?: number;
}

export interface ProofOptions {
  /** Runs everything; otherwise a sample drawn from the seed. */
  readonly isFull: boolean;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export type Proof = (options: ProofOptions) => Promise<readonly Figure[]>;
