/** Asking for a quotation for the cart as it stands. Source: S4.12, S7.99, S8.48, S8.49, A-40, A-101. */
import { orderDraft, type OrderDraft } from '@offrande/domain/order-payload';
import { cartTotal, type PricedCart } from '@offrande/domain/pricing';
import {
  prepareQuotation,
  type QuotationNotice,
  type QuotationRefusal,
  quotationRequestMachine,
  selectQuotationNotice,
} from '@offrande/domain/quotation';
import type { QuotationAnswer, QuotationRequest } from '@offrande/domain/quotation/schema';
import { useActor } from '@xstate/react';
import { Result } from 'effect';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { usePageQueries } from '../../shop/queries.ts';
import { usePricedCart } from '../../shop/use-priced-cart.ts';
import { useCustomer } from '../account/use-customer.ts';
import { quotationsKey } from './use-quotations.ts';

export interface QuotationToRequest {
  readonly priced: PricedCart;
  readonly total: ReturnType<typeof cartTotal>;
  /** Why the last press asked for nothing; null if it did. */
  readonly refusal: QuotationRefusal | null;
  readonly notice: QuotationNotice | null;
  readonly isBusy: boolean;
  readonly ask: (email: string) => void;
  readonly close: () => void;
}

/** Whose quotation it is, and where the draft of the cart is saved. */
export interface QuotedCustomer {
  readonly customerId: string;
  readonly saveDraft: (draft: OrderDraft) => Promise<{ readonly draftId: string }>;
}

/** The request with its draft, where the cart holds more than a request says. */
const requested = async (
  shop: Shop,
  { saveDraft }: QuotedCustomer,
  draft: OrderDraft | null,
  request: QuotationRequest,
): Promise<QuotationAnswer> => {
  if (draft === null) return companyQuotations(shop).requestQuotation(request);
  const { draftId } = await saveDraft(draft);
  return companyQuotations(shop).requestQuotation({ ...request, tempId: draftId });
};

/** Of the company that is signed in. */
export const useOwnQuotation = (): QuotedCustomer => {
  const { orders } = useShop().gateways;
  const { customerId } = useCustomer();
  return useMemo(
    () => ({ customerId, saveDraft: (draft) => orders.saveDraft({ draftId: null, revision: null, ...draft }) }),
    [orders, customerId],
  );
};

/** `quoted` must be the same while the customer is. */
export const useQuotationRequest = (quoted: QuotedCustomer): QuotationToRequest => {
  const shop = useShop();
  const queries = usePageQueries();
  const { kind } = useCustomer();
  const { customerId } = quoted;
  const priced = usePricedCart();
  const pricing = { policy: shop.cartPolicy, discounts: priced.discounts };
  const [refusal, setRefusal] = useState<QuotationRefusal | null>(null);
  const machine = useMemo(() => {
    const requestQuotation = fromPromise<QuotationAnswer, QuotationRequest | null>(async ({ input }) => {
      const answer = await requested(shop, quoted, orderDraft(shop.cart.get(), kind, customerId), input!);
      await queries.invalidateQueries({ queryKey: quotationsKey(customerId) });
      return answer;
    });
    return quotationRequestMachine.provide({ actors: { requestQuotation } });
  }, [shop, queries, kind, customerId, quoted]);
  const [snapshot, send] = useActor(machine);
  return {
    priced,
    total: cartTotal(priced.cart, { ...pricing, coupons: [] }),
    refusal,
    notice: selectQuotationNotice(snapshot),
    isBusy: snapshot.hasTag('loading'),
    ask: (email) => {
      const facts = {
        unitId: shop.unitId,
        customerId,
        chosenMeans: 'internalUse' as const,
        reward: null,
        imageUrl: null,
        draftId: null,
      };
      const prepared = prepareQuotation({ cart: priced.cart, pricing, facts, buyer: kind, email });
      setRefusal(Result.isFailure(prepared) ? prepared.failure : null);
      if (Result.isSuccess(prepared)) send({ type: 'ask', request: prepared.success.request });
    },
    close: () => send({ type: 'close' }),
  };
};
