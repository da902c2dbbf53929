/** What the request thread and the PGlite thread say to each other. */

/** `directory` null keeps the database in memory; `template` is a dumped data directory to begin with. */
export interface EngineStart {
  readonly directory: string | null;
  readonly template: string | null;
}

export type EngineMessage =
  | { readonly id: number; readonly kind: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly id: number; readonly kind: 'dump'; readonly file: string }
  | { readonly id: number; readonly kind: 'close' };

export interface EngineResult {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

export interface EngineFault {
  readonly message: string;
  readonly code: string | null;
  readonly constraint: string | null;
  readonly detail: string | null;
}

/** The answer with id 0 says that the database is ready. */
export interface EngineAnswer {
  readonly id: number;
  readonly result?: EngineResult;
  readonly fault?: EngineFault;
}
