/** The name of an uploaded file. */
import { Schema } from 'effect';

export const FileName = Schema.NonEmptyString.check(Schema.isMaxLength(200));
