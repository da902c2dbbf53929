/** How often a law is tried, and from which seed: as `vitest.config.ts` says. */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly laws: { readonly numRuns: number; readonly seed: number };
  }
}

fc.configureGlobal(inject('laws'));
