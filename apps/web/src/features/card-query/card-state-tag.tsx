/**
 * Whether a card can be used, as a tag. A lock takes precedence over the state, and the state over the owner's mark.
 */
import { useLingui } from '@lingui/react/macro';
import type { CardLock, CardState } from '@offrande/domain/card';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';

const TONES: Readonly<Record<CardState, TagTone>> = { new: 'success', used: 'info', expired: 'neutral' };

export function CardStateTag({ state, lock }: { readonly state: CardState; readonly lock: CardLock | null }) {
  const { t } = useLingui();
  const words = { new: t`New`, used: t`Used`, expired: t`Expired` };
  if (lock !== null) {
    return (
      <Tag tone="danger" icon="lock">
        {t`Locked`}
      </Tag>
    );
  }
  return (
    <Tag tone={TONES[state]} icon={null}>
      {words[state]}
    </Tag>
  );
}
