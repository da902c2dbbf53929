/**
 * The plain values that the sections of a dossier share on the wire. The maximum lengths only protect the server; the
 * rules of the fields decide.
 */
import { Schema } from 'effect';
import { FILE_TYPES } from '../file/index.ts';

const WIRE_TEXT_MAX = 2000;

/** A string as typed. */
export const WireText = Schema.String.check(Schema.isMaxLength(WIRE_TEXT_MAX));

/** The id of a person or a file; it is used in paths. */
export const WireId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,64}$/));

export const WireDocument = Schema.NullOr(
  Schema.Struct({
    fileId: WireId,
    name: WireText,
    type: Schema.Literals(FILE_TYPES),
    size: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  }),
);
