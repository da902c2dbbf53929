/** Navigates to the location that a machine has finished with. */
import type { ShopLocation } from '@offrande/domain/location';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { toHref } from '../../page/location-href.ts';

export const useNavigateTo = (place: ShopLocation | undefined): void => {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (place !== undefined) navigate(toHref(place), { replace: true });
  }, [navigate, place]);
};
