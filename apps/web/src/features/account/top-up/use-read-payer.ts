/** Who pays a top-up, and where: the signed-in member, at the unit's provider. Source: S7.107, A-87. */
import { phoneWithAreaCode } from '@offrande/domain/address';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { topUpMeans, type TopUpPayer } from '@offrande/domain/top-up';
import { useCallback } from 'react';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { useCustomer } from '../use-customer.ts';
import { profileQuery } from '../use-member.ts';

/** Rejects where the unit lists none for this kind of customer. */
export const useReadPayer = (): (() => Promise<TopUpPayer>) => {
  const shop = useShop();
  const queries = usePageQueries();
  const { customerId, kind } = useCustomer();
  return useCallback(async () => {
    const [{ provider, means: offered }, { email, phone }] = await Promise.all([
      shop.checkoutPolicy(),
      queries.ensureQueryData(profileQuery(shop, customerId)),
    ]);
    const [means] = topUpMeans(offered[kind]);
    if (means === undefined) throw new Error('The unit lists no means of topping up');
    const mobileNo = phone.number === '' ? null : phoneWithAreaCode(phone);
    return { provider, method: paymentMeansCode(means), email, mobileNo };
  }, [shop, queries, customerId, kind]);
};
