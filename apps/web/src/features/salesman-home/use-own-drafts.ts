/** A salesman's drafts, and what can be done with one. Source: S4.118 to S4.120, A-176. */
import type { DraftSummary } from '@offrande/domain/salesman-draft';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { openStored } from '../../shop/draft-desk.ts';
import { draftCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePageRead } from '../../shop/use-page-read.ts';
import { useCustomer } from '../account/use-customer.ts';
import { useDesk } from '../../shop/use-draft-desk.ts';

export const useOwnDrafts = () => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const { customerId } = useCustomer();
  const { stored, send } = useDesk();
  const { read, hasFailed, retry } = usePageRead(['ownDrafts', customerId, String(stored?.revision ?? '')], () =>
    draftCalls(shop).readDrafts(),
  );
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [fault, setFault] = useState(false);
  const failed = (failure: unknown): void => {
    shop.report(failure);
    setOpenedId(null);
    setFault(true);
    retry();
  };
  return {
    drafts: read,
    hasFailed,
    retry,
    openedId,
    fault,
    open: ({ draftId, customer }: DraftSummary): void => {
      setFault(false);
      setOpenedId(draftId);
      // The one that is open in this tab may hold more than was stored.
      if (stored?.draftId === draftId) return navigate('/cart');
      openStored(shop, { draftId, customer }).then(() => navigate('/cart'), failed);
    },
    remove: ({ draftId, customer }: DraftSummary): void => {
      setFault(false);
      if (stored?.draftId === draftId) return send({ type: 'leave' });
      draftCalls(shop).deleteDraft({ draftId, customerId: customer.customerId }).then(retry, failed);
    },
  };
};
