/** Codec between the wire's draft line and the cart's line: one format for drafts, cart items and storage (S3.12). */
import { Schema, SchemaTransformation } from 'effect';
import type { Currency } from '../money/index.ts';
import type { CartLine } from './cart.ts';
import { domainValue } from '../gateway/schema.ts';
import { isConsistent, readLine } from './draft-line.read.ts';
import { draftLineFields } from './draft-line-fields.schema.ts';
import type { WireLine } from './draft-line-fields.schema.ts';
import { writeLine } from './draft-line.write.ts';

/**
 * A draft line of one currency, with the specified defaults for omitted fields; invalid or contradictory fields are
 * refused.
 */
export const draftLineFromWire = (currency: Currency) => {
  const wire = Schema.Struct(draftLineFields(currency)).check(
    Schema.makeFilter((line: WireLine) => isConsistent(line, currency), { expected: 'a consistent draft line' }),
  );
  return wire.pipe(
    Schema.decodeTo(
      domainValue<CartLine>('lineId'),
      SchemaTransformation.transform<CartLine, WireLine>({
        decode: (line) => readLine(line, currency),
        encode: writeLine,
      }),
    ),
  );
};
