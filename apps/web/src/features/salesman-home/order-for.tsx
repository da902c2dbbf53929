/**
 * The way from a customer's sheet into an order: a new one, or the one of this tab that is already for this customer. Another customer's is
 * stored first. Source: S4.119, S6.17, A-84.
 */
import { Plural, Trans } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import type { ListedCustomer } from '@offrande/domain/salesman';
import { Button } from '@offrande/ui-kit/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCart } from '../../shop/shop-context.tsx';
import { useDesk } from '../../shop/use-draft-desk.ts';

export function OrderFor({ customerId, name, contractLevel }: ListedCustomer) {
  const [, navigate] = useLocation();
  const { draft, standing, send } = useDesk();
  const [isWanted, setWanted] = useState(false);
  const isCurrent = draft.customer?.customerId === customerId;
  const cards = cartQuantity(useCart());
  const isGoingOn = isCurrent && cards > 0;
  const isStopped = standing === 'newerThere' || standing === 'failed' || standing === 'unlisted';
  useEffect(() => {
    if (isWanted && isCurrent) navigate(isGoingOn ? '/cart' : '/salesman/buying');
  }, [isWanted, isCurrent, isGoingOn, navigate]);
  return (
    <Button
      isLoading={isWanted && !isCurrent && !isStopped}
      onPress={() => {
        setWanted(true);
        send({ type: 'begin', customer: { customerId, name, contractLevel } });
      }}
    >
      {isGoingOn ? (
        <Plural value={cards} one="Continue the order, # card" other="Continue the order, # cards" />
      ) : (
        <Trans>Order for this customer</Trans>
      )}
    </Button>
  );
}
