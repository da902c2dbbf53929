/** How far a sheet has been read or checked, told while it is. */

/** Lines so far; `of` is null where the file does not say how many it has. */
export interface SheetProgress {
  readonly step: 'reading' | 'checking';
  readonly lines: number;
  readonly of: number | null;
}

export interface ProgressStore {
  /** Null before anything was told. */
  readonly get: () => SheetProgress | null;
  readonly set: (progress: SheetProgress | null) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export const createProgressStore = (): ProgressStore => {
  let told: SheetProgress | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => told,
    set: (progress) => {
      told = progress;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
};
