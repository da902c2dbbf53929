/** The open quotations of a company, page by page, and disabling one of them. Source: S4.60, S7.15, S7.16, A-40. */
import {
  disableQuotationMachine,
  type Quotation,
  selectDisabled,
  selectDisableFailure,
} from '@offrande/domain/quotation';
import { useActor } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { type Pages, usePages } from '../account/use-pages.ts';

export const quotationsKey = (customerId: string) => ['quotations', customerId] as const;

export const useQuotations = (): Pages<Quotation> => {
  const shop = useShop();
  const { customerId } = useCustomer();
  return usePages(quotationsKey(customerId), (page) => companyQuotations(shop).readQuotations(customerId, page));
};

export interface Disabling {
  /** The number of the quotation that is asked about; null if none is. */
  readonly asked: string | null;
  readonly disabled: readonly string[];
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly disable: (orderNo: string) => void;
  readonly confirm: () => void;
  readonly decline: () => void;
}

export const useDisabling = (): Disabling => {
  const shop = useShop();
  const { customerId } = useCustomer();
  const machine = useMemo(() => {
    const disableQuotation = fromPromise<unknown, { readonly custId: string; readonly orderNo: string }>(({ input }) =>
      companyQuotations(shop).disableQuotation(input),
    );
    return disableQuotationMachine.provide({ actors: { disableQuotation } });
  }, [shop]);
  const [snapshot, send] = useActor(machine, { input: { custId: customerId } });
  return {
    asked: snapshot.hasTag('asking') ? snapshot.context.orderNo : null,
    disabled: selectDisabled(snapshot),
    isBusy: snapshot.hasTag('loading'),
    hasFailed: selectDisableFailure(snapshot) !== null,
    disable: (orderNo) => send({ type: 'disable', orderNo }),
    confirm: () => send({ type: 'confirm' }),
    decline: () => send({ type: 'decline' }),
  };
};
