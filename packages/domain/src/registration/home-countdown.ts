/** The countdown of the verify pages: it leads home when it is over, unless it is stopped (S2.88, A-82). Seconds. */
import type { ShopLocation } from '../location/index.ts';
import { countedDown } from '../time/index.ts';

/** How long a verify page is shown before it leads home. */
export const HOME_SECONDS = 10;

/** The destination. */
export const HOME: ShopLocation = { path: '/', query: {} };

/** Seconds left; null once the countdown was stopped. */
export type HomeCountdown = number | null;

/** The countdown after a report; a stopped one stays stopped. */
export const homeCountedDown = (known: HomeCountdown, reported: number): HomeCountdown =>
  known === null ? null : countedDown(known, reported);

/** The report ends the countdown. */
export const isHomeTime = (known: HomeCountdown, reported: number): boolean => homeCountedDown(known, reported) === 0;
