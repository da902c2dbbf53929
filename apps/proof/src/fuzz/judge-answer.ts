/** Whether the shop may return an answer: no server error, the contract's shape, neither internals nor data of others. */
import { ERROR_CODES, ErrorBody } from '@offrande/api-client/contract';
import { Result, Schema } from 'effect';
import type { Answer } from '../visitor/visitor.ts';
import type { Sent } from './draw-request.ts';
import type { Echoes } from './echoes.ts';

/** Signs of internals. No drawn request contains any of them, so an echo cannot match. */
const INTERNALS =
  /node_modules|\.ts:\d|\.js:\d|\bat [\w.<>]+ \(|violates|invalid input syntax|relation \\?"|syntax error at|SQLSTATE|Kysely|ECONN|\/tmp\/|\/work\/|TypeError|RangeError|SyntaxError/;

const CODES: ReadonlySet<string> = new Set(Object.values(ERROR_CODES));

const Refused = Schema.Struct({ success: Schema.Literal(false), data: Schema.Struct({ error: ErrorBody }) });
const readRefused = Schema.decodeUnknownResult(Refused, { onExcessProperty: 'error' });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const satisfiesContract = ({ call }: Sent, { status, text }: Answer): boolean => {
  const body = jsonOf(text);
  if (status !== 200) {
    const refused = readRefused(body);
    return Result.isSuccess(refused) && CODES.has(String(refused.success.data.error.code));
  }
  const served = Schema.decodeUnknownResult(Schema.Struct({ success: Schema.Literal(true), data: call.response }));
  return Result.isSuccess(served(body));
};

/** Why an answer is forbidden; null if it is allowed. `canaries` are the strings that only owners may see, and whoever has sent them. */
export const findFault = (sent: Sent, answer: Answer, canaries: readonly string[], echoes: Echoes): string | null => {
  const { status, text, headers } = answer;
  if (status >= 500) return `it broke: ${status}`;
  const failure = status === 200 ? '' : text;
  if (INTERNALS.test(failure) || INTERNALS.test(JSON.stringify(headers))) return 'it discloses internals';
  // Owners are exempt: they share amounts with each other, and a salesman sees his companies. All other callers are checked.
  if (sent.person.caller !== 'owner') {
    const told = echoes.leaveOut(sent.person, text);
    const found = canaries.find((canary) => told.includes(canary) && !sent.text.includes(canary));
    if (found !== undefined) return `it discloses somebody else’s data: ${found}`;
  }
  return satisfiesContract(sent, answer) ? null : 'it breaks the contract';
};
