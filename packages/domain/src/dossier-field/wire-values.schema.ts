/** The plain values that the sections of a dossier share on the wire. Lengths are a ceiling that protects the server; the rules of the fields decide. */
import { Schema } from 'effect';
import { FILE_TYPES } from '../file/index.ts';

const WIRE_TEXT_MAX = 2000;

/** A text as typed. */
export const WireText = Schema.String.check(Schema.isMaxLength(WIRE_TEXT_MAX));

/** Names a person or a file; it ends up in paths. */
export const WireId = Schema.String.check(Schema.isPattern(/^[A-Za-z0-9-]{1,64}$/));

export const WireDocument = Schema.NullOr(
  Schema.Struct({
    fileId: WireId,
    name: WireText,
    type: Schema.Literals(FILE_TYPES),
    size: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  }),
);
