/** Loads the page anew where the domain says so: after a login that was refused with the traditional captcha. Source: S8.10, A-75. */
import { selectCaptchaReload } from '@offrande/domain/captcha';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from './captcha.ts';

export const useCaptchaReload = (captcha: Captcha): void => {
  const { reload } = useShop();
  const afterMs = useSelector(captcha.actor, selectCaptchaReload);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(reload, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, reload]);
};
