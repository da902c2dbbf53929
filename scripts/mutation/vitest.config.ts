/** The domain's tests as mutation testing runs them: with a fixed seed, because tests are found again by their names. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER ?? 'packages/domain/src'}/**/*.test.ts`],
    // The domain has no state to share; one world for all files spares loading it again for each of them.
    isolate: false,
    setupFiles: ['scripts/mutation/fixed-seed.ts'],
  },
});
