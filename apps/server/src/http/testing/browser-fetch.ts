/** What a browser adds to the calls of its pages: cookies and origin. */

/** Storage that lasts as long as the browser is open. */
export const memoryStore = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

/** A `fetch` that keeps the cookies of one browser; `headers` are sent with every request. */
export const cookieFetch = (
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): { fetch: typeof fetch; cookies: Map<string, string> } => {
  const cookies = new Map<string, string>();
  const keep = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    request.headers.set('Origin', origin);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  return { fetch: keep, cookies };
};
