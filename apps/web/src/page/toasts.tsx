/** Toasts. The region is loaded with the first message. */
import { useLingui } from '@lingui/react/macro';
import type { ToastMessage } from '@offrande/ui-kit/Toast';
import { lazy, useSyncExternalStore } from 'react';
import { Part } from './part.tsx';

const load = () => import('./toast-region.tsx');
const ToastRegion = lazy(() => load().then((module) => ({ default: module.ShopToasts })));

let isWanted = false;
const listeners = new Set<() => void>();

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Shows a toast. Never the only place an error is shown. */
export const showToast = async (message: ToastMessage): Promise<void> => {
  isWanted = true;
  for (const onChange of listeners) onChange();
  (await load()).addToast(message);
};

/** Where toasts appear; rendered once in the frame. */
export function ToastPlace() {
  const { t } = useLingui();
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return isShown ? (
    <Part>
      <ToastRegion label={t`Messages`} closeLabel={t`Close`} />
    </Part>
  ) : null;
}
