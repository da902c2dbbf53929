/**
 * Resends a card: with a captcha, reported by a toast on success or by an alert to acknowledge. Source: S7.94, S8.53,
 * S8.54.
 */
import { useLingui } from '@lingui/react/macro';
import { isCallFailure } from '@offrande/api-client/client';
import { captchaErrorType } from '@offrande/domain/captcha';
import { type ResendNotice, resendNotice } from '@offrande/domain/card-copy';
import { readFailure } from '@offrande/domain/gateway';
import { useState } from 'react';
import { showToast } from '../../../page/toasts.tsx';
import { useShop } from '../../../shop/shop-context.tsx';
import type { Captcha } from '../../captcha/captcha.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';

export interface Resend {
  readonly send: (receiverEmail: string) => void;
  readonly isSending: boolean;
  /** The failure to acknowledge; null if there is none. */
  readonly notice: ResendNotice | null;
  readonly dismiss: () => void;
  readonly captcha: Captcha;
  readonly isCaptchaMissed: boolean;
}

const isCaptchaRequired = (failure: unknown): boolean =>
  isCallFailure(failure) && captchaErrorType(failure.code) !== null;

export const useResend = (cardNumber: string, onSent: () => void): Resend => {
  const { t } = useLingui();
  const { gateways } = useShop();
  const captcha = useCaptcha('cardResend');
  const [isSending, setSending] = useState(false);
  const [isCaptchaMissed, setMissed] = useState(false);
  const [notice, setNotice] = useState<ResendNotice | null>(null);
  const call = async (receiverEmail: string): Promise<void> => {
    const answer = await captcha.run(async (solved) => {
      await gateways.cards.resendCard({ what: { cardNumber }, receiverEmail, captcha: solved });
      return 'sent';
    });
    setMissed(answer === null);
    if (answer === null) return;
    void showToast({ title: t`Email sent`, content: t`The card is on its way to ${receiverEmail}.` });
    onSent();
  };
  const send = async (receiverEmail: string): Promise<void> => {
    setSending(true);
    try {
      await call(receiverEmail);
    } catch (failure) {
      if (!isCaptchaRequired(failure)) setNotice(resendNotice(receiverEmail, readFailure(failure)));
    }
    setSending(false);
  };
  return {
    send: (receiverEmail) => void send(receiverEmail),
    isSending,
    notice,
    dismiss: () => setNotice(null),
    captcha,
    isCaptchaMissed,
  };
};
