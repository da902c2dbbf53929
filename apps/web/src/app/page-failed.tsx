/** The next page failed to load: the specified text and a way to continue. Trying again checks the clock too. Source: spec section 8, S8.3. */
import { useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { useBoot } from '../page/boot.tsx';

export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  const boot = useBoot();
  const tryAgain = () => {
    // The shop is loaded with the first page that buys; without it there is nothing to compare the clock by.
    import('../shop/shop-context.tsx').then(
      ({ openShop }) => openShop(boot).clock.check(),
      () => undefined,
    );
    onRetry();
  };
  return (
    <div className="o-page">
      <EmptyState
        level={1}
        icon="alert"
        title={t`Oops! Seems there are something went wrong. Please try again or contact us.`}
        actions={<Button onPress={tryAgain}>{t`Try again`}</Button>}
      />
    </div>
  );
}
