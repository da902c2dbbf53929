/** What prevents the use of a card that was asked about, else what its value says, as a tag in words. Source: A-173. */
import { useLingui } from '@lingui/react/macro';
import type { CardLock, CardState, CardWorth } from '@offrande/domain/card';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';

const TONES: Readonly<Record<CardWorth, TagTone>> = { new: 'success', begun: 'info', usedUp: 'neutral' };

interface CardStateTagProps {
  readonly state: CardState;
  readonly worth: CardWorth;
  readonly lock: CardLock | null;
}

export function CardStateTag({ state, worth, lock }: CardStateTagProps) {
  const { t } = useLingui();
  const words: Readonly<Record<CardWorth, string>> = {
    new: t({ context: 'card', message: 'New' }),
    begun: t({ context: 'card', message: 'In use' }),
    usedUp: t({ context: 'card', message: 'Used up' }),
  };
  if (lock !== null) {
    return (
      <Tag tone="danger" icon="lock">
        {t`Locked`}
      </Tag>
    );
  }
  return (
    <Tag tone={state === 'expired' ? 'neutral' : TONES[worth]} icon={null}>
      {state === 'expired' ? t`Expired` : words[worth]}
    </Tag>
  );
}
