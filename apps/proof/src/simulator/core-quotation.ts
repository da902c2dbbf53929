/** Quotations in the model: asked for, disabled, and ordered by their lines. */
import { mayQuote, quotationEnd, quotationReminderAt, quotationState } from '@offrande/domain/quotation';
import { accountOf, BUYERS } from './baskets.ts';
import { type Core, Refused } from './core.ts';
import { enqueue, once } from './core-keys.ts';
import { createOrder, type OrderWish } from './core-order.ts';
import { likeUnit } from './like-unit.ts';
import type { Model } from './model.ts';
import type { ModelQuotation } from './model-records.ts';
import { quoteOrder } from './quote.ts';

export interface QuotationWish {
  readonly buyer: number;
  readonly basket: number;
}

/** The call `requestQuotation`. The quotation is named by its key. */
export const requestQuotation = (core: Core, { buyer, basket }: QuotationWish, key: string): void =>
  once(core, key, (model) => {
    if (!mayQuote(BUYERS[buyer]!.kind)) throw new Refused();
    const { totalMinor } = quoteOrder(model, { basket, coupons: [], buyer })!;
    const { quotationValidity, timeZone } = likeUnit;
    const validUntil = quotationEnd(model.now, quotationValidity);
    model.quotations.set(key, { name: key, buyer, basket, totalMinor, validUntil, isDisabled: false, orders: [] });
    enqueue(model, 'quotation', key);
    const remindAt = quotationReminderAt({ createdAt: model.now, validUntil }, timeZone);
    if (remindAt !== null) enqueue(model, 'quotation-reminder', key, remindAt);
  });

/** A company's quotations are those of all its people; another's does not exist for the caller. */
const ownQuotation = ({ quotations }: Model, buyer: number, name: string): ModelQuotation => {
  const quotation = quotations.get(name);
  if (quotation === undefined || accountOf(quotation.buyer) !== accountOf(buyer)) throw new Refused();
  return quotation;
};

/** The call `disableQuotationOrder`. */
export const disableQuotation = (core: Core, buyer: number, name: string): void =>
  core.change((model) => {
    model.quotations.set(name, { ...ownQuotation(model, buyer, name), isDisabled: true });
  });

export type QuotedWish = Pick<OrderWish, 'buyer' | 'means' | 'form'> & { readonly quotation: string };

/**
 * The quotation is read, which a disabled one refuses, and its lines are ordered like any others: also twice, and after its last day,
 * when it notes no order any more.
 */
export const orderQuoted = (core: Core, { buyer, means, form, quotation: name }: QuotedWish, key: string): void => {
  const { basket } = core.change((model) => {
    const quotation = ownQuotation(model, buyer, name);
    if (quotation.isDisabled) throw new Refused();
    return quotation;
  });
  createOrder(core, { buyer, basket, sent: [], means, form, quotation: name }, key, (model) => {
    const quotation = model.quotations.get(name)!;
    if (quotationState(quotation, model.now) !== 'open') return;
    model.quotations.set(name, { ...quotation, orders: [...quotation.orders, key] });
  });
};
