/** What a proof is: it runs, says what it does, and gives figures. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** More than this is a breach. */
  readonly limit?: number;
}

export interface ProofOptions {
  /** All of it; else a part that follows from the seed. */
  readonly isFull: boolean;
  readonly seed: string;
  readonly say: (line: string) => void;
}

export type Proof = (options: ProofOptions) => Promise<readonly Figure[]>;
