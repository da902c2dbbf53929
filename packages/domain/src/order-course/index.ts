/**
 * The course of an order: its steps with their times, and how often its page looks by itself (S1.83, S4.13 to S4.18, S9.24,
 * S9.25, A-36, A-39, A-102, A-130, decision 041).
 */
export { orderSteps, wasConfirmed, type StepsAsked } from './order-steps.ts';
export { POST_DAYS } from './delivery-steps.ts';
export type {
  CardsOnTheirWay,
  OrderCourse,
  OrderStep,
  OrderStepName,
  ReturnedCards,
  StepTime,
} from './order-course.ts';
export { awaitedBy, pauseBeforeNextLookMs, type Awaited } from './look-again.ts';
