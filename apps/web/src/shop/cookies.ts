/** The cookies that the page itself may read and write. */

/** `maxAgeMs` from now; a text of any letters. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, text: string, maxAgeMs: number): void;
  remove(name: string): void;
}

/** `document.cookie`, as far as it is used. */
type Jar = Pick<Document, 'cookie'>;

export const createCookies = (jar: Jar): Cookies => ({
  get: (name) => {
    const found = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    if (found === undefined) return null;
    try {
      return decodeURIComponent(found.slice(name.length + 1));
    } catch {
      return null;
    }
  },
  set: (name, text, maxAgeMs) => {
    jar.cookie = `${name}=${encodeURIComponent(text)}; path=/; max-age=${Math.floor(maxAgeMs / 1000)}; samesite=lax`;
  },
  remove: (name) => {
    jar.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
});
