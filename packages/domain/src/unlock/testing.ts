/** Random references and facts of unlocking, for tests and stories. */
export {
  nearMissReferences,
  orderNumbers,
  secretBytes,
  typedSecret,
  unlockFacts,
  unlockReferences,
} from './unlock.arbitraries.ts';
