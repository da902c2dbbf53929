/** After a payment the browser's Back leads home, so that no payment is repeated. Source: S2.106, A-47. */
import { backGuardOf } from '@offrande/domain/leave-guard';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { watchBack } from '../../page/leaving.ts';

export const useBackHome = (): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (backGuardOf('result') !== 'home') return undefined;
    return watchBack(() => navigate('/', { replace: true }));
  }, [navigate]);
};
