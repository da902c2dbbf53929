/** The tests of the machines' paths, with every walk recorded for the report. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['scripts/paths/note-walks.ts'],
    reporters: ['minimal'],
  },
});
