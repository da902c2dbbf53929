/** The payload that creates an order, and when a cart has more than that (S3.45 to S3.48, A-29, A-35, A-100, A-101). */
export { checkAgainstDraft, checkoutPayload, orderPayloadLine, type DraftDiffers, type OrderFacts } from './payload.ts';
export { exceedsPayload, needsDraft, orderDraft, type OrderDraft } from './draft-need.ts';
