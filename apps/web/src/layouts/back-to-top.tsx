/** A way back to the top that appears once the page is scrolled far (S9.42). */
import { useLingui } from '@lingui/react/macro';
import { showsBackToTop } from '@offrande/domain/access';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { useSyncExternalStore } from 'react';

const subscribe = (onScroll: () => void): (() => void) => {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
};

const useScrolledFar = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => showsBackToTop(window.scrollY),
    () => false,
  );

const goToTop = (): void => {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
};

export function BackToTop() {
  const { t } = useLingui();
  return useScrolledFar() ? (
    <span className="back-to-top">
      <IconButton icon="arrow-up" label={t`Back to the top`} onPress={goToTop} />
    </span>
  ) : null;
}
