/** The domain's tests as mutation testing runs them: until one fails, the quick ones first. */
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const size = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** A walk over all states of a machine is in a large file and takes long. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => size(one) - size(other)));
  }
}

export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER ?? 'packages/domain/src'}/**/*.test.ts`],
    // The domain has no shared state, so all files can run in one context without loading it again for each.
    isolate: false,
    setupFiles: ['scripts/mutation/setup.ts'],
    sequence: { sequencer: SmallFirst },
  },
});
