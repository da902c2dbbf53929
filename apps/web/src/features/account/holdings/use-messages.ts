/** The member's messages, and which of them were opened on this device. Source: S1.20, S7.20, A-90. */
import { type InboxMessage, newestFirst, type ReadMarks } from '@offrande/domain/inbox';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createInboxMarks, type InboxMarks, readMark } from '../../../shop/inbox-marks.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import type { Shop } from '../../../shop/shop.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';

export const NO_MESSAGES: readonly InboxMessage[] = [];

const stores = new WeakMap<Shop, InboxMarks>();

/** One per shop, so that the list and the unread count agree. */
const useMarks = (): InboxMarks => {
  const shop = useShop();
  const known = stores.get(shop) ?? createInboxMarks(shop.unitId, shop.local);
  stores.set(shop, known);
  return known;
};

/** The query shared by list and count. */
export const useInboxQuestion = () => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  return {
    queryKey: ['inbox', customerId],
    queryFn: () => account.inbox.fetchInbox({ custId: customerId }).then(newestFirst),
  } as const;
};

/** All messages, newest first. */
export const useMessages = (): UseQueryResult<readonly InboxMessage[]> =>
  useQuery(useInboxQuestion(), usePageQueries());

/** The ids of the messages opened on this device. */
export const useReadMarks = (messages: readonly InboxMessage[]): ReadMarks => {
  const marks = useMarks();
  const { customerId } = useCustomer();
  const kept = useSyncExternalStore(marks.subscribe, marks.get, marks.get);
  return useMemo(
    () => new Set(messages.map(({ id }) => id).filter((id) => kept.has(readMark(customerId, id)))),
    [messages, kept, customerId],
  );
};

/** Marks a message as read. */
export const useMarkRead = (): ((id: string) => void) => {
  const marks = useMarks();
  const { customerId } = useCustomer();
  return (id) => marks.mark(customerId, id);
};
