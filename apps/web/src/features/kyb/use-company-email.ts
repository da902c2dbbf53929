/** The email of the company that is signed in; empty for a guest, and until it is known. */
import { selectUser } from '@offrande/domain/session';
import { useQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { profileQuery } from '../account/use-member.ts';
import { useSession } from '../session/use-session.ts';

export const useCompanyEmail = (): string => {
  const shop = useShop();
  const custId = selectUser(useSession().snapshot)?.customerId ?? null;
  const query = { ...profileQuery(shop, custId ?? ''), enabled: custId !== null };
  return useQuery(query, usePageQueries()).data?.email ?? '';
};
