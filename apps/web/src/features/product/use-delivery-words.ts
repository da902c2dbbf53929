/** The name of each delivery type, and when the card arrives. Source: spec section 1 (S1.81, S1.93). */
import { useLingui } from '@lingui/react/macro';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { IconName } from '@offrande/ui-kit/Icon';
import { usePostedTime } from '../cart/use-posted-time.ts';

export interface DeliveryWords {
  readonly title: string;
  readonly time: string;
  readonly icon: IconName;
}

export const useDeliveryWords = (): Readonly<Record<DeliveryType, DeliveryWords>> => {
  const { t } = useLingui();
  const posted = usePostedTime();
  const soon = t`Within minutes`;
  const later = t`By email, ready after payment`;
  return {
    email: { title: t`Email`, time: soon, icon: 'mail' },
    sms: { title: t`Text message`, time: soon, icon: 'mobile' },
    emailAndSms: { title: t`Email and text`, time: soon, icon: 'transfer' },
    pdf: { title: t`Print at home`, time: t`PDF, ready after payment`, icon: 'print' },
    physical: { title: t`By post`, time: posted, icon: 'letter' },
    zip: { title: t`PDFs in one file`, time: later, icon: 'file' },
    cardFile: { title: t`Spreadsheet of card numbers`, time: later, icon: 'table' },
    urlFile: { title: t`Spreadsheet of card links`, time: later, icon: 'table' },
  };
};
