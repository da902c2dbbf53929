/** Where the browser keeps texts by key: its own storages, or a map in tests and where storage is switched off. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps until the page is gone. */
export const createMemoryStore = (): KeyValueStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

/** The browser's storage; memory where it refuses, as it may in private windows. */
export const browserStore = (kind: 'localStorage' | 'sessionStorage'): KeyValueStore => {
  try {
    return globalThis[kind] ?? createMemoryStore();
  } catch {
    return createMemoryStore();
  }
};

/** JSON under a key; null where there is none or none that can be read. */
export const readJson = (storage: KeyValueStore, key: string): unknown => {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
};

export const writeJson = (storage: KeyValueStore, key: string, value: unknown): void =>
  storage.setItem(key, JSON.stringify(value));
