/** The captcha of a form, started on mount. */
import type { CaptchaAction } from '@offrande/domain/captcha';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { type Captcha, createCaptcha } from './captcha.ts';

export const useCaptcha = (action: CaptchaAction): Captcha => {
  const { gateways, now } = useShop();
  const [captcha] = useState(() => createCaptcha(gateways.captcha, action, now));
  return captcha;
};
