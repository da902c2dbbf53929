/** When something was saved: the time for today, with the date for any other day. */
import { useLingui } from '@lingui/react/macro';
import type { Instant } from '@offrande/domain/time';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';

export const useSavedAt = (): ((at: Instant) => string) => {
  const { t } = useLingui();
  const { now } = useShop();
  const { day, minute } = useFormats();
  return (at) => {
    const [date = '', time = ''] = minute(at).split(' ');
    return date === day(now()) ? t`Saved at ${time}` : t`Saved on ${date} at ${time}`;
  };
};
