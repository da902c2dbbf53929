/** The domain's side of a schema that turns a wire's record into a value of the domain. */
import { Schema } from 'effect';

/** Takes any record that has all of these fields: the wire's side has checked what stands in them. */
export const domainValue = <Value>(...fields: readonly (keyof Value & string)[]) =>
  Schema.declare(
    (value: unknown): value is Value =>
      typeof value === 'object' && value !== null && fields.every((field) => field in value),
  );
