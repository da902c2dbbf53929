/** The domain's tests as mutation testing runs them: until one notices, the quick ones first. */
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** A machine's walk over all its states stands in a large file and takes long. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => size(one) - size(other)));
  }
}

export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER ?? 'packages/domain/src'}/**/*.test.ts`],
    // The domain has no state to share; one world for all files spares loading it again for each of them.
    isolate: false,
    setupFiles: ['scripts/mutation/setup.ts'],
    sequence: { sequencer: SmallFirst },
  },
});
