/**
 * The work behind "Put into the cart": compares the quotation with today's catalogue, and puts its lines into the cart. Loaded with the
 * first press. Source.
 */
import type { Boot } from '@offrande/api-client/contract';
import { discountCode } from '@offrande/domain/discount';
import { numberingPlan } from '@offrande/domain/phone';
import { joinedCart, planTaking, quotedCart, takeQuoted, type QuotationTaking } from '@offrande/domain/quotation';
import type { QuotationReference } from '@offrande/domain/quotation/schema';
import { Result } from 'effect';
import type { QueriesPlace } from '../page/queries-place.ts';
import { companyQuotations } from './company-quotation-calls.ts';
import { claimLeftOrder } from './left-order.ts';
import type { Shop } from './shop.ts';
import { todaysCards } from './todays-cards.ts';

/** Pages are stored while the shop is open, which may be for days. */
const CARD_MAX_AGE_MS = 60_000;

export interface TakingPlace {
  readonly shop: Shop;
  readonly boot: Boot;
  readonly queries: QueriesPlace;
}

/** Today's discounts of the cards, stored with the cart. */
const readDiscounts = async (
  { discounts, gateways }: Shop,
  lines: readonly { readonly itemCode: string; readonly parentItemCode: string | null }[],
): Promise<void> => {
  const items = new Map(lines.map((line) => [discountCode(line), line.itemCode]));
  const read = [...items].map(async ([code, itemCode]) =>
    discounts.save(code, await gateways.catalogue.readDiscounts(itemCode)),
  );
  await Promise.all(read);
};

export const plan = async (
  reference: QuotationReference,
  { shop, boot, queries }: TakingPlace,
): Promise<QuotationTaking> => {
  const quotation = await companyQuotations(shop).readQuotation(reference);
  const lines = quotation.cartLines ?? [];
  const cards = await todaysCards(lines, boot, queries, { buyer: 'business', maxAgeMs: CARD_MAX_AGE_MS });
  // Cards that have been bought meanwhile do not count as being in the cart.
  await claimLeftOrder(shop);
  const facts = new Map([...cards].map(([code, card]) => [code, card.facts]));
  const quoted = quotedCart(quotation, { cards: facts, plan: numberingPlan, now: shop.now() });
  await readDiscounts(shop, lines);
  const pricing = { policy: shop.cartPolicy, discounts: shop.discounts.get() };
  return planTaking(quotation, quoted, shop.cart.get(), pricing, shop.newId);
};

/** Throws if the cart has changed meanwhile so that the cards cannot join it. */
export const put = async (taking: QuotationTaking, { shop }: TakingPlace): Promise<void> => {
  const { lines } = taking.quoted;
  const cart = joinedCart(shop.cart.get(), taking);
  const joined = Result.getOrThrow(takeQuoted(cart, lines, shop.cartPolicy, shop.newId));
  if (taking.startsOver) shop.visit.saveCoupons([]);
  shop.cart.set(joined);
};
