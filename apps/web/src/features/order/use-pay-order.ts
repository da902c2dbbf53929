/** Pays an approved order at the provider, from the order's page. Source: S4.103, A-37, A-183. */
import type { PlacedOrder } from '@offrande/api-client/gateways';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { encodeAmount } from '@offrande/domain/money';
import { type PaymentMeans, selectRedirectFailure } from '@offrande/domain/payment';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { watchReturn } from '../../page/leaving.ts';
import { paymentRedirectMachineWith } from '../../shop/machines.ts';
import { useShop } from '../../shop/shop-context.tsx';

const ANY_CARD: PaymentMeans = 'creditCard';

export const usePayOrder = ({ orderNo, buyerEmail, means, costs }: PlacedOrder) => {
  const shop = useShop();
  const [machine] = useState(() => paymentRedirectMachineWith(shop.gateways.payments(''), shop));
  const actor = useActorRef(machine);
  useEffect(() => watchReturn(() => actor.send({ type: 'cameBack' })), [actor]);
  const isBusy = useSelector(actor, (snapshot) => !snapshot.matches('ready'));
  const failure: GatewayFailure | null = useSelector(actor, selectRedirectFailure);
  const pay = (): void =>
    actor.send({
      type: 'pay',
      request: {
        orderNo,
        amount: encodeAmount(costs.total),
        currency: costs.total.currency.code,
        method: paymentMeansCode(means ?? ANY_CARD),
        email: buyerEmail,
        mobileNo: null,
      },
    });
  return { isBusy, failure, pay };
};
