/**
 * The confirmation before a salesman leaves a buying page: the draft is deleted, or kept for another time. Without a draft only the card in the
 * making is at stake. Source: S2.98, S2.99, S4.118, A-84, A-176.
 */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Question } from '../../page/dialogs.tsx';
import { useCart } from '../../shop/shop-context.tsx';
import { LeaveCard, useLeaveBuying } from '../product/leave-buying.tsx';
import { useDesk } from '../../shop/use-draft-desk.ts';

export function LeaveSelling() {
  const { stored, send } = useDesk();
  const deleteDraft = (): void => send({ type: 'leave' });
  const { keep, ...leave } = useLeaveBuying({ draftId: stored?.draftId ?? null, deleteDraft });
  const saveAndKeep = (): void => {
    send({ type: 'save' });
    keep();
  };
  if (stored === null) return <LeaveCard {...leave} />;
  const { isAsking, confirm, stay } = leave;
  return <KeepOrDelete isOpen={isAsking} onKeep={saveAndKeep} onDelete={confirm} onStay={stay} />;
}

interface KeepOrDeleteProps {
  readonly isOpen: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
  readonly onStay: () => void;
}

export function KeepOrDelete({ isOpen, onKeep, onDelete, onStay }: KeepOrDeleteProps) {
  const { t } = useLingui();
  const { draft } = useDesk();
  const cards = cartQuantity(useCart());
  const name = draft.customer?.name ?? '';
  return (
    <Question
      isOpen={isOpen}
      title={t`Leave this order?`}
      go={{ label: t`Keep as draft`, onPress: onKeep }}
      other={{ label: t`Delete the draft`, variant: 'danger-line', onPress: onDelete }}
      stay={{ label: t`Stay`, onPress: onStay }}
    >
      <p>
        <Plural
          value={cards}
          one={
            <Trans>
              The draft for <bdi>{name}</bdi> has # card.
            </Trans>
          }
          other={
            <Trans>
              The draft for <bdi>{name}</bdi> has # cards.
            </Trans>
          }
        />
      </p>
      <p>
        <Trans>Kept, it waits among your drafts; only you see it.</Trans>
      </p>
    </Question>
  );
}
