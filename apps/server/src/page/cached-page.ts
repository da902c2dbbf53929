/**
 * A rendered page as it is cached and sent: compressed once, with an ETag that lets a browser revalidate it.
 * Pages are cached by unit, prefix, language, path and day; the not-found page is cached once for all URLs.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedDocument } from '@offrande/api-client/contract';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses well in a tenth of the time of the highest quality. */
const BROTLI_QUALITY = 9;

export interface CachedPage {
  readonly status: number;
  readonly contentSecurityPolicy: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array>>;
}

export const compressPage = async ({ status, html, contentSecurityPolicy }: RenderedDocument): Promise<CachedPage> => {
  const identity = new TextEncoder().encode(html);
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, contentSecurityPolicy, etag, bodies: { identity, br, gzip: gz } };
};

export interface PageCache {
  /** Undefined if the page is not cached. */
  find(key: string): Promise<CachedPage> | undefined;
  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage>;
}

/** Caches up to `max` pages; the oldest are evicted first. */
export const createPageCache = (max: number): PageCache => {
  const pages = new Map<string, Promise<CachedPage>>();
  return {
    find: (key) => pages.get(key),
    get: (key, make) => {
      const known = pages.get(key);
      if (known !== undefined) return known;
      const made = make();
      pages.set(key, made);
      made.catch(() => pages.delete(key));
      const [oldest] = pages.keys();
      if (pages.size > max && oldest !== undefined) pages.delete(oldest);
      return made;
    },
  };
};

const encodingFor = (accepted: string): 'br' | 'gzip' | 'identity' => {
  const tokens = accepted.split(',').map((token) => token.split(';')[0]!.trim());
  if (tokens.includes('br')) return 'br';
  return tokens.includes('gzip') ? 'gzip' : 'identity';
};

/** `hasPolicy` false omits the Content-Security-Policy, for development. */
export const sendPage = (page: CachedPage, request: Request, hasPolicy = true): Response => {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Cookie',
    ETag: page.etag,
    'Content-Security-Policy': hasPolicy ? page.contentSecurityPolicy : "frame-ancestors 'none'",
  });
  if (page.status === 200 && request.headers.get('If-None-Match') === page.etag)
    return new Response(null, { status: 304, headers });
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(page.bodies[encoding] as Uint8Array<ArrayBuffer>, { status: page.status, headers });
};
