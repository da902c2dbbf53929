/** Everybody who shows a kept value: told by its store, and when another tab has changed what is kept. */

export interface Listeners {
  notify(): void;
  /** Gives back the way to stop. */
  subscribe(onChange: () => void): () => void;
}

/** `onOtherTab` comes before everybody is told: the value under `key` is to be read again. */
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
