/** The profile of the signed-in user, for pages that need name, email or phone. Source: S7.23. */
import type { Member } from '@offrande/domain/profile';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { usePageQueries } from '../../shop/queries.ts';
import { useCustomer } from './use-customer.ts';

export interface ReadMember {
  /** Null while loading. */
  readonly member: Member | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The query of a member's profile. */
export const profileQuery = ({ account }: Pick<Shop, 'account'>, custId: string) => ({
  queryKey: ['profile', custId],
  queryFn: () => account.profile.fetchProfile({ custId }),
});

export const useMember = (): ReadMember => {
  const shop = useShop();
  const { customerId: custId } = useCustomer();
  const { data, isError, refetch } = useQuery(profileQuery(shop, custId), usePageQueries());
  return { member: data ?? null, hasFailed: isError, retry: () => void refetch() };
};
