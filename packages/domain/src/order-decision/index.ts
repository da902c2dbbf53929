/** Orders above the limits of their buyer, and the people of the company who decide about them. */
export {
  DECISION_MS,
  DECISION_REASON_MAX,
  checkDecision,
  mayDecide,
  payableMs,
  type DecisionRefusal,
  type OrderDecision,
  type WaitingOrder,
} from './order-decision.ts';
export {
  decisionsMachine,
  selectDecided,
  selectDecisionFailure,
  selectRefusing,
  selectWaitingOrders,
  type DecisionRequest,
  type DecisionsEvent,
  type DecisionsInput,
  type DecisionsSnapshot,
} from './decisions.machine.ts';
