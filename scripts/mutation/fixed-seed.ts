import fc from 'fast-check';

fc.configureGlobal({ seed: 42, numRuns: 100 });
