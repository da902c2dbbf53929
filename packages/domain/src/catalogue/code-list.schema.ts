/** The lists of codes in calls. Source: spec sections 3 and 7 (S3.152, S7.119). */
import { Schema } from 'effect';
import { CODE_LIST_IDS, CODE_LISTS, type CodeList } from './code-list.ts';

/** The list for an id, case-sensitive. */
export const CodeListFromId = Schema.Literals(Object.values(CODE_LIST_IDS)).transform(
  CODE_LISTS as readonly [CodeList, ...CodeList[]],
);

/** An entry of the answer's `scodeList`. */
export const CodeFromWire = Schema.Struct({ code: Schema.String, name: Schema.String }).pipe(
  Schema.encodeKeys({ code: 'sID', name: 'sName' }),
);
