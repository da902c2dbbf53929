/** The day it is where the unit is. */
import { type CalendarDate, localDate } from '@offrande/domain/time';
import { useState } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';

export const useToday = (): CalendarDate => {
  const { now, timeZone } = useShop();
  const [today] = useState(() => localDate(now(), timeZone));
  return today;
};
