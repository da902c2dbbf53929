/**
 * The confirmation before leaving a buying page, and the steps after it. The actor `takeStep` runs the steps one at a
 * time; a failed step does not stop the others. Source: S2.98 to S2.105, A-47.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { CustomerKind } from '../customer/index.ts';
import { machineTypes, notProvided } from '../gateway/index.ts';
import { backTarget, keepingSteps, leaveSteps } from './leave-guard.ts';
import type { LeaveFacts, LeaveStep } from './leave-guard.ts';

/**
 * `leave` and `back` ask for confirmation; `back` is the browser's own button and leads to the customer's home. `keep`
 * confirms and leaves cart and draft as they are.
 */
export type LeaveEvent =
  | { readonly type: 'leave'; readonly target: string; readonly facts: LeaveFacts }
  | { readonly type: 'back'; readonly kind: CustomerKind; readonly facts: LeaveFacts }
  | { readonly type: 'confirm' }
  | { readonly type: 'keep' }
  | { readonly type: 'stay' };

export interface LeaveGuardContext {
  readonly steps: readonly LeaveStep[];
}

const machine = setup({
  types: machineTypes<{ context: LeaveGuardContext; events: LeaveEvent }>(),
  actors: { takeStep: fromPromise<unknown, LeaveStep | null>(notProvided) },
  guards: { isLastStep: ({ context }) => context.steps.length <= 1 },
  actions: { nextStep: assign(({ context }) => ({ steps: context.steps.slice(1) })) },
});

const afterStep = [
  { guard: 'isLastStep', target: 'left' },
  { target: 'leaving', reenter: true, actions: 'nextStep' },
] as const;

/** States: `watching` → `asking` → `leaving` → `left`. */
export const leaveGuardMachine = machine.createMachine({
  id: 'leaveGuard',
  initial: 'watching',
  context: { steps: [] },
  states: {
    watching: {
      on: {
        leave: { target: 'asking', actions: assign(({ event }) => ({ steps: leaveSteps(event.facts, event.target) })) },
        back: {
          target: 'asking',
          actions: assign(({ event }) => ({ steps: leaveSteps(event.facts, backTarget(event.kind)) })),
        },
      },
    },
    asking: {
      on: {
        confirm: { target: 'leaving' },
        keep: { target: 'leaving', actions: assign(({ context }) => ({ steps: keepingSteps(context.steps) })) },
        stay: { target: 'watching', actions: assign({ steps: [] }) },
      },
    },
    leaving: {
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context }) => context.steps[0] ?? null,
        onDone: afterStep,
        onError: afterStep,
      },
    },
    left: { type: 'final' },
  },
});
