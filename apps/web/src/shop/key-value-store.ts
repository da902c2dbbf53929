/** String storage by key: the browser's own, or a map in tests and where storage is disabled. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Lasts until the page is closed. */
export const createMemoryStore = (): KeyValueStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
};

/** The browser's storage; falls back to memory if access is denied, as in some private windows. */
export const browserStore = (kind: 'localStorage' | 'sessionStorage'): KeyValueStore => {
  try {
    return globalThis[kind] ?? createMemoryStore();
  } catch {
    return createMemoryStore();
  }
};

/** Parses the JSON stored under a key; null if there is none or it is invalid. */
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
