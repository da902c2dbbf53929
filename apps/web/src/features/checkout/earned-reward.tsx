/** What the order earns, beside its total. A checkout that was opened without the cart has to load the words first. */
import type { Reward } from '@offrande/domain/discount';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useFormats } from '../../shop/formats.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { RewardNote } from '../cart/reward-note.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';

export function EarnedReward({ reward }: { readonly reward: Reward }) {
  const { answer, hasFailed, retry } = useAddedTexts('cart');
  const { money } = useFormats();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (answer === null) return <Skeleton shape="text" />;
  return <RewardNote reward={reward} amount={money(reward.amount)} />;
}
