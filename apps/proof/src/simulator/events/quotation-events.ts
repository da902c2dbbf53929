/** A company asks for quotations, disables some, and orders by the lines of others; now and then somebody tries who may not. */
import { calls } from '@offrande/api-client/contract';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { quotationDetailAnswer } from '@offrande/domain/quotation/schema';
import { Schema } from 'effect';
import { ADMINISTRATOR, BASKETS, COLLEAGUE, MEMBERS, SALESMAN } from '../baskets.ts';
import {
  disableQuotation,
  orderQuoted,
  type QuotationWish,
  type QuotedWish,
  requestQuotation,
} from '../core-quotation.ts';
import { callEvent, type Choosing, event } from '../event-kind.ts';
import { likeUnit } from '../like-unit.ts';
import { quoteOrder } from '../quote.ts';
import type { World } from '../world.ts';
import { formOf, MEANS, rewardFields } from './create-order.ts';

const PEOPLE = [ADMINISTRATOR, COLLEAGUE] as const;

export const requestQuotationEvent = callEvent<QuotationWish & { readonly key: string }>({
  name: 'requestQuotation',
  weight: 2,
  choose: ({ dice, key }) => ({
    buyer: dice.chance(0.1) ? dice.below(SALESMAN) : dice.pick(PEOPLE),
    basket: dice.below(BASKETS.length),
    key,
  }),
  core: (core, { key, ...wish }) => requestQuotation(core, wish, key),
  server: async (world, { buyer, basket, key }) => {
    // Every mailbox has a limit of its own.
    const request = { lines: BASKETS[basket]!, paymentMean: 'bankTransfer', email: `${key}@example.test` } as const;
    await world.call(buyer, calls.requestQuotation, { aggregatorBuId: world.unitId, ...request }, key);
  },
});

/** A quotation and a person of its company, or now and then another member. */
const anyQuotation = ({ model, dice }: Choosing): { readonly buyer: number; readonly quotation: string } | null => {
  if (model.quotations.size === 0) return null;
  const { name: quotation } = dice.pick([...model.quotations.values()]);
  return { buyer: dice.chance(0.08) ? dice.pick(MEMBERS) : dice.pick(PEOPLE), quotation };
};

const referenceOf = (world: World, buyer: number, quotation: string) => ({
  aggregatorBuId: world.unitId,
  custId: world.customerId(buyer),
  orderNo: world.orderNo(quotation),
});

const encodeLines = Schema.encodeSync(Schema.Array(OrderPayloadLine));
const decodeDetail = Schema.decodeUnknownSync(quotationDetailAnswer(likeUnit.currency));

/** The lines that a quotation puts into an empty cart, as they are ordered (decision 050). */
const linesOf = async (world: World, buyer: number, quotation: string): Promise<readonly OrderPayloadLine[]> => {
  const answer = await world.call(buyer, calls.getQuotationDetail, referenceOf(world, buyer, quotation));
  const { cartLines } = decodeDetail({ ...answer, lines: encodeLines(answer.lines) });
  return (cartLines ?? []).map(orderPayloadLine);
};

export const orderQuotedEvent = callEvent<QuotedWish & { readonly key: string }>({
  name: 'orderQuoted',
  weight: 2,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const about = anyQuotation(choosing);
    if (about === null) return null;
    const { basket, buyer } = model.quotations.get(about.quotation)!;
    const means = dice.pick(MEANS.business);
    return { ...about, means, form: formOf(choosing, quoteOrder(model, { basket, coupons: [], buyer, means })), key };
  },
  core: (core, { key, ...wish }) => orderQuoted(core, wish, key),
  server: async (world, { buyer, quotation, means, form, key }) => {
    const lines = await linesOf(world, buyer, quotation);
    const quotationList = [world.orderNo(quotation)];
    const order = { aggregatorBuId: world.unitId, lines, paymentMean: means, quotationList, ...rewardFields(form) };
    await world.call(buyer, calls.createOrder, order, key);
  },
});

export const disableQuotationEvent = event<{ readonly buyer: number; readonly quotation: string }>({
  name: 'disableQuotation',
  weight: 0.7,
  choose: anyQuotation,
  core: (core, { buyer, quotation }) => disableQuotation(core, buyer, quotation),
  server: async (world, { buyer, quotation }) => {
    await world.call(buyer, calls.disableQuotationOrder, referenceOf(world, buyer, quotation));
  },
});
