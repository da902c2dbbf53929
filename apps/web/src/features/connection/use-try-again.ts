/** "Try again" of the generic error, which also checks this device's clock anew. Source: S8.2, S8.3, A-69. */
import { useShop } from '../../shop/shop-context.tsx';

export const useTryAgain = (onRetry: () => void): (() => void) => {
  const { clock } = useShop();
  return () => {
    void clock.check();
    onRetry();
  };
};
