/** Random payloads and carts that can be ordered, for tests and stories. */
export {
  anyCheckoutPayload,
  anyOrderFacts,
  anyPayloadLine,
  orderableCart,
  spoilPayload,
} from './payload.arbitraries.ts';
