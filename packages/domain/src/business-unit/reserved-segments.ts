/** First path segments that belong to the shop's own pages, or to its server, and never to a unit. Source. */

export const RESERVED_SEGMENTS = [
  'auth',
  'account',
  'b2b',
  'b2c',
  'salesman',
  'order',
  'query',
  'faq',
  'loading',
  'unlock',
  'memberValidate',
  'buying-friend',
  'buying-self',
  'phone-credit',
  'general-conditions',
  'force-logout',
  'buying',
  'cart',
  'product',
] as const;

/** The server's own: calls, built files, card pictures, photos, liveness. */
const SERVER_SEGMENTS = ['api', 'assets', 'art', 'media', 'health', 'ready'] as const;

const reserved: ReadonlySet<string> = new Set(
  [...RESERVED_SEGMENTS, ...SERVER_SEGMENTS].map((segment) => segment.toLowerCase()),
);

/** True in any letter case. */
export const isReservedSegment = (segment: string): boolean => reserved.has(segment.toLowerCase());
