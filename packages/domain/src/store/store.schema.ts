/**
 * The format of stores on the wire and in unit data: hours as strings such as `09:00-19:30`, by day of the week (S7.74,
 *
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { MINUTES_OF_A_DAY, WEEKDAYS } from './opening-hours.ts';
import type { OpeningHours, OpeningSpan, Weekday } from './opening-hours.ts';
import type { Store } from './store.ts';

const SPAN = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const two = (figure: number): string => String(figure).padStart(2, '0');
const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** A span whose end is not after its beginning closes on the next day. */
const readSpan = (text: string): OpeningSpan => {
  const opensAt = minutesOf(text.slice(0, 5));
  const closesAt = minutesOf(text.slice(6));
  return { opensAt, closesAt: closesAt > opensAt ? closesAt : closesAt + MINUTES_OF_A_DAY };
};

const writeSpan = ({ opensAt, closesAt }: OpeningSpan): string =>
  `${clockOf(opensAt)}-${clockOf(closesAt > MINUTES_OF_A_DAY ? closesAt - MINUTES_OF_A_DAY : closesAt)}`;

type WireHours = Readonly<Partial<Record<Weekday, readonly string[]>>>;

const byWeekday = <Value>(valueOf: (day: Weekday) => Value): Readonly<Record<Weekday, Value>> =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, valueOf(day)])) as Record<Weekday, Value>;

const spans = Schema.optionalKey(Schema.Array(Schema.String.check(Schema.isPattern(SPAN))));

const Hours = Schema.Struct(byWeekday(() => spans)).pipe(
  Schema.decodeTo(
    domainValue<OpeningHours>(...WEEKDAYS),
    SchemaTransformation.transform<OpeningHours, WireHours>({
      decode: (wire) => byWeekday((day) => (wire[day] ?? []).map(readSpan)),
      encode: (hours) => byWeekday((day) => hours[day].map(writeSpan)),
    }),
  ),
);

const degrees = (limit: number) => Schema.Finite.check(Schema.isBetween({ minimum: -limit, maximum: limit }));

/** A store. A missing day is closed; hours and coordinates are null if they are unknown. */
export const StoreSchema: Schema.Codec<Store, unknown> = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  address: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  phone: Schema.String,
  hours: Schema.NullOr(Hours),
  coordinates: Schema.NullOr(Schema.Struct({ latitude: degrees(90), longitude: degrees(180) })),
});
