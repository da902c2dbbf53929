/**
 * The question after a conflict with the cart: keep it, or empty it and start over with this card. Source: A-22, A-23,
 * A-157.
 */
import { useLingui } from '@lingui/react/macro';
import type { ConflictRefusal } from '@offrande/domain/cart';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { Question } from '../../page/dialogs.tsx';
import { useDeliveryWords } from './use-delivery-words.ts';

/** The conflict as a text. */
export const useConflictText = (): ((conflict: ConflictRefusal) => string) => {
  const { t } = useLingui();
  const textOf = useRefusalText();
  const words = useDeliveryWords();
  return (conflict) => {
    if (conflict._tag !== 'DeliveryTypeDiffers') return textOf(conflict);
    const way = words[conflict.current].title;
    return `${textOf(conflict)} ${t`Your cart has: ${way}.`}`;
  };
};

interface ConflictDialogProps {
  readonly conflict: ConflictRefusal | null;
  readonly onStartOver: () => void;
  readonly onKeep: () => void;
}

export function ConflictDialog({ conflict, onStartOver, onKeep }: ConflictDialogProps) {
  const { t } = useLingui();
  const textOf = useConflictText();
  return (
    <Question
      isOpen={conflict !== null}
      title={t`Start again with this card?`}
      go={{ label: t`Empty the cart and add this card`, onPress: onStartOver }}
      stay={{ label: t`Keep my cart`, onPress: onKeep }}
    >
      {conflict !== null && <p>{textOf(conflict)}</p>}
      <p>{t`Your cart will be emptied and its coupons removed.`}</p>
    </Question>
  );
}
