/** First path segments that belong to the shop's own pages, or to its server, and never to a unit. Source. */
import { ROUTE_SEGMENTS } from '../access/index.ts';

/** Those of the shop's pages: the table of routes has them. */
export const RESERVED_SEGMENTS: readonly string[] = ROUTE_SEGMENTS;

/** The server's own: calls, built files, card pictures, photos, liveness. */
const SERVER_SEGMENTS = ['api', 'assets', 'art', 'media', 'health', 'ready'] as const;

const reserved: ReadonlySet<string> = new Set(
  [...RESERVED_SEGMENTS, ...SERVER_SEGMENTS].map((segment) => segment.toLowerCase()),
);

/** True in any letter case. */
export const isReservedSegment = (segment: string): boolean => reserved.has(segment.toLowerCase());
