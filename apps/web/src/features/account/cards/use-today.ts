/** Today's date in the unit's time zone. */
import { type CalendarDate, localDate } from '@offrande/domain/time';
import { useState } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';

export const useToday = (): CalendarDate => {
  const { now, timeZone } = useShop();
  const [today] = useState(() => localDate(now(), timeZone));
  return today;
};
