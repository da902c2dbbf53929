/** The cookies that scripts may read and write. */

/** `maxAgeMs` counts from now; the value may contain any characters. */
export interface Cookies {
  get(name: string): string | null;
  set(name: string, text: string, maxAgeMs: number): void;
  remove(name: string): void;
}

/** The part of `document` used here. */
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
