/** The next page failed to load: the specified text and a way to continue. Source: spec section 8. */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';

export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div className="o-page">
      <EmptyState
        level={1}
        icon="alert"
        title={t`Oops! Seems there are something went wrong. Please try again or contact us.`}
        actions={<Button onPress={onRetry}>{t`Try again`}</Button>}
      />
    </div>
  );
}
