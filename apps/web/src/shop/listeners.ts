/** Subscribers of a stored value: notified by its store, and when another tab changes it. */

export interface Listeners {
  notify(): void;
  /** Returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

/** `onOtherTab` runs before the listeners: the value under `key` must be read again. */
export const createListeners = (key: string, onOtherTab: () => void): Listeners => {
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  const follow = ({ key: changed }: StorageEvent): void => {
    if (changed !== key && changed !== null) return;
    onOtherTab();
    notify();
  };
  return {
    notify,
    subscribe: (onChange) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', follow);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', follow);
      };
    },
  };
};
