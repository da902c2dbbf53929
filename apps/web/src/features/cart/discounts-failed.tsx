/** The discounts of cards could not be read: what that means, and a button to try again. Loaded on demand. Source: S8.46. */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { useTryAgain } from '../connection/use-try-again.ts';

interface DiscountsFailedProps {
  readonly onRetry: () => void;
}

export function DiscountsFailed({ onRetry }: DiscountsFailedProps) {
  const { answer, hasFailed, retry } = useAddedTexts('discounts');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer !== null && <FailureNote onRetry={onRetry} />;
}

function FailureNote({ onRetry }: DiscountsFailedProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      isLive
      actions={<Button variant="line" size="sm" onPress={useTryAgain(onRetry)}>{t`Try again`}</Button>}
    >
      {t`The discounts could not be loaded. The price shown may be higher than the one you will pay.`}
    </Notice>
  );
}
