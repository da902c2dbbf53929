/** The owner's own mark, beside what the card's value says: every card comes unmarked, which is `new`. Source. */
import { useLingui } from '@lingui/react/macro';
import type { Card } from '@offrande/domain/card';

export function CardMark({ card: { state } }: { readonly card: Pick<Card, 'state'> }) {
  const { t } = useLingui();
  return state === 'used' ? <span className="card-mark">{t`Marked as used`}</span> : null;
}
