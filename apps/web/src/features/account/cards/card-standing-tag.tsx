/** A card's status in its owner's list, in words: what prevents its use, else what its value says. */
import { useLingui } from '@lingui/react/macro';
import { type Card, type CardStanding, cardStandingOf } from '@offrande/domain/card';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';
import type { IconName } from '@offrande/ui-kit/Icon';
import { useToday } from './use-today.ts';

const LOOKS: Readonly<Record<CardStanding, { readonly tone: TagTone; readonly icon: IconName | null }>> = {
  new: { tone: 'success', icon: null },
  begun: { tone: 'info', icon: null },
  endingSoon: { tone: 'warning', icon: null },
  usedUp: { tone: 'neutral', icon: null },
  expired: { tone: 'neutral', icon: null },
  blocked: { tone: 'danger', icon: 'lock' },
  untilReceipt: { tone: 'warning', icon: 'lock' },
  wrongPins: { tone: 'danger', icon: 'lock' },
};

export function CardStandingTag({ card }: { readonly card: Card }) {
  const { t } = useLingui();
  const standing = cardStandingOf(card, useToday());
  const words: Readonly<Record<CardStanding, string>> = {
    new: t({ context: 'card', message: 'New' }),
    begun: t({ context: 'card', message: 'In use' }),
    endingSoon: t`Ends soon`,
    usedUp: t({ context: 'card', message: 'Used up' }),
    expired: t`Expired`,
    blocked: t`Blocked`,
    untilReceipt: t`Locked until receipt`,
    wrongPins: t`Locked`,
  };
  const { tone, icon } = LOOKS[standing];
  return (
    <Tag tone={tone} icon={icon}>
      {words[standing]}
    </Tag>
  );
}
