/** The domain side of a schema that decodes a wire record to a domain value. */
import { Schema } from 'effect';

/** Accepts any record with all of these fields: the wire side has checked their values. */
export const domainValue = <Value>(...fields: readonly (keyof Value & string)[]) =>
  Schema.declare(
    (value: unknown): value is Value =>
      typeof value === 'object' && value !== null && fields.every((field) => field in value),
  );
