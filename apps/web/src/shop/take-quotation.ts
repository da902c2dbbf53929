/**
 * The work behind "Put into the cart": compares the quotation with today's catalogue, and puts its lines into the cart. Loaded with the
 * first press. Source.
 */
import type { Boot } from '@offrande/api-client/contract';
import { discountCode, discountsFor } from '@offrande/domain/discount';
import { numberingPlan } from '@offrande/domain/phone';
import { joinedCart, planTaking, quotedCart, takeQuoted, type QuotationTaking } from '@offrande/domain/quotation';
import type { QuotationReference } from '@offrande/domain/quotation/schema';
import { Result } from 'effect';
import type { QueriesPlace } from '../page/queries-place.ts';
import { companyQuotations } from './company-quotation-calls.ts';
import { claimLeftOrder } from './left-order.ts';
import type { Shop } from './shop.ts';
import { todaysCards } from './todays-cards.ts';

export interface TakingPlace {
  readonly shop: Shop;
  readonly boot: Boot;
  readonly queries: QueriesPlace;
}

export const plan = async (
  reference: QuotationReference,
  { shop, boot, queries }: TakingPlace,
): Promise<QuotationTaking> => {
  const quotation = await companyQuotations(shop).readQuotation(reference);
  const lines = quotation.cartLines ?? [];
  const cards = await todaysCards(lines, boot, queries);
  // Cards that have been bought meanwhile do not count as being in the cart.
  await claimLeftOrder(shop);
  const facts = new Map([...cards].map(([code, card]) => [code, card.facts]));
  const quoted = quotedCart(lines, { cards: facts, plan: numberingPlan, now: shop.now() });
  const entries = [...facts.values()].flatMap(({ discounts }) => discounts);
  const pricing = { policy: shop.cartPolicy, discounts: discountsFor(entries, null) };
  return planTaking(quotation, quoted, shop.cart.get(), pricing, shop.newId);
};

/** Throws if the cart has changed meanwhile so that the cards cannot join it. */
export const put = async (taking: QuotationTaking, { shop, boot, queries }: TakingPlace): Promise<void> => {
  const { lines } = taking.quoted;
  const cards = await todaysCards(lines, boot, queries);
  const cart = joinedCart(shop.cart.get(), taking);
  const joined = Result.getOrThrow(takeQuoted(cart, lines, shop.cartPolicy, shop.newId));
  if (taking.startsOver) shop.visit.saveCoupons([]);
  for (const { page, facts } of cards.values())
    shop.discounts.save(discountCode(facts.product), page.product.discounts);
  shop.cart.set(joined);
};
