/** Cancels an order that waits for an approver, by its buyer. Source: A-183. */
import { type GatewayFailure, readFailure } from '@offrande/domain/gateway';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

export const useWithdrawal = (orderNo: string, onDone: () => void) => {
  const { gateways } = useShop();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GatewayFailure | null>(null);
  const withdraw = (): void => {
    setBusy(true);
    setFailure(null);
    gateways.orders
      .cancelOrder({ orderNo })
      .catch((error: unknown) => setFailure(readFailure(error)))
      .finally(() => {
        setBusy(false);
        onDone();
      });
  };
  return { isBusy, failure, withdraw };
};
