/** Putting a quotation into the cart, for all rows of the list. Source. */
import { useLingui } from '@lingui/react/macro';
import {
  quotationToCartMachine,
  type QuotationTaking,
  selectTaken,
  selectTakeFailure,
  selectTaking,
} from '@offrande/domain/quotation';
import type { QuotationReference } from '@offrande/domain/quotation/schema';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useBoot } from '../../page/boot.tsx';
import { useQueriesPlace } from '../../page/queries-place.ts';
import { showToast } from '../../page/toasts.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface Taking {
  /** What is asked about; null if nothing is. */
  readonly asked: QuotationTaking | null;
  /** The number of the quotation that is on its way into the cart; null if none is. */
  readonly takenNo: string | null;
  readonly hasFailed: boolean;
  readonly take: (orderNo: string) => void;
  readonly confirm: () => void;
  readonly decline: () => void;
}

const load = () => import('../../shop/take-quotation.ts');

export const useQuotationTaking = (): Taking => {
  const { t } = useLingui();
  const shop = useShop();
  const boot = useBoot();
  const queries = useQueriesPlace();
  const [, navigate] = useLocation();
  const { customerId } = useCustomer();
  const machine = useMemo(() => {
    const place = { shop, boot, queries };
    const planTaking = fromPromise<QuotationTaking, QuotationReference>(async ({ input }) =>
      (await load()).plan(input, place),
    );
    const putIntoCart = fromPromise<unknown, QuotationTaking>(async ({ input }) => {
      await (await load()).put(input, place);
      void showToast({ title: t`The quotation is in the cart` });
      navigate('/cart');
    });
    return quotationToCartMachine.provide({ actors: { planTaking, putIntoCart } });
  }, [shop, boot, queries, t, navigate]);
  const [snapshot, send] = useActor(machine, { input: { custId: customerId } });
  return {
    asked: selectTaking(snapshot),
    takenNo: selectTaken(snapshot),
    hasFailed: selectTakeFailure(snapshot) !== null,
    take: (orderNo) => send({ type: 'take', orderNo }),
    confirm: () => send({ type: 'confirm' }),
    decline: () => send({ type: 'decline' }),
  };
};
