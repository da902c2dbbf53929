/** Unlocking a physical order: the reference, who may, the page (spec sections 2, 4, 7 and 8, A-85, architecture section 11). */
export {
  checkUnlockReference,
  parseUnlockReference,
  UNLOCK_SECRET_BYTES,
  unlockSecret,
  formatUnlockReference,
} from './unlock-reference.ts';
export type { UnlockReference, UnlockReferenceRefusal } from './unlock-reference.ts';
export { receiptLock, unlockVerdict } from './unlock-right.ts';
export type { UnlockableOrder, UnlockFacts, UnlockVerdict } from './unlock-right.ts';
export { ALREADY_UNLOCKED_CODE, isCaptchaRefused, refusedOutcome, unlockedOutcome } from './unlock-outcome.ts';
export type { UnlockedOrder, UnlockOutcome } from './unlock-outcome.ts';
export { selectReferenceRefusal, selectUnlockFailure, selectUnlockOutcome, unlockMachine } from './unlock.machine.ts';
export type { UnlockEvent, UnlockSnapshot } from './unlock.machine.ts';
