/**
 * Leaving a buying page: the confirmation, its steps, and the prompt for a guest who may not continue (S2.96 to S2.106,
 *
 */
export {
  backGuardOf,
  backTarget,
  guardedPage,
  keepingSteps,
  leavesCheckout,
  leaveSteps,
  needsConfirmation,
  type BackGuard,
  type GuardedPage,
  type LeaveFacts,
  type LeaveStep,
} from './leave-guard.ts';
export { leaveGuardMachine, type LeaveEvent } from './leave-guard.machine.ts';
export {
  GUEST_PROMPT_CHOICES,
  guestPrompt,
  guestPromptSteps,
  type GuestPromptChoice,
  type GuestPromptStep,
} from './guest-prompt.ts';
export { afterLeaving, type Buying } from './unfinished-item.ts';
