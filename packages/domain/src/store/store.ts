/** The stores of a unit that accept its cards (spec sections 2 and 7, A-92). The list works without a map. */
import type { OpeningHours } from './opening-hours.ts';

/** `coordinates` null: the store is in the list but not on the map. `hours` null: unknown. Strings may be empty. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly phone: string;
  readonly hours: OpeningHours | null;
  readonly coordinates: Coordinates | null;
}

/** Degrees: north of the equator and east of Greenwich are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
