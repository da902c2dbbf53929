/** The next page did not arrive: the specified words and a way on. Source: spec section 8. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';

export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      title={<Trans>Oops! Seems there are something went wrong. Please try again or contact us.</Trans>}
      action={
        <Button onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
