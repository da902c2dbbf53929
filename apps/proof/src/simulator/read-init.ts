/** Reads the answer of the call `init` as a browser does. */
import { calls } from '@offrande/api-client/contract';
import { Schema } from 'effect';

const decode = Schema.decodeUnknownSync(Schema.Struct({ success: Schema.Literal(true), data: calls.init.response }));

/** Throws for anything else. */
export const readInit = (answer: unknown): typeof calls.init.response.Type => decode(answer).data;
