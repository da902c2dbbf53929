/** Whether the shop may return an answer: never a crash, in the contract's shape, without internals or data of others. */
import { ERROR_CODES, ErrorBody } from '@offrande/api-client/contract';
import { Result, Schema } from 'effect';
import type { Answer } from '../visitor/visitor.ts';
import type { Person } from '../access/person.ts';
import type { Sent } from './draw-request.ts';

/** Nothing of these comes from a request that is drawn here. */
const INSIDE =
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

const isOfContract = ({ call }: Sent, { status, text }: Answer): boolean => {
  const body = jsonOf(text);
  if (status !== 200) {
    const refused = readRefused(body);
    return Result.isSuccess(refused) && CODES.has(String(refused.success.data.error.code));
  }
  const served = Schema.decodeUnknownResult(Schema.Struct({ success: Schema.Literal(true), data: call.response }));
  return Result.isSuccess(served(body));
};

/** Why an answer must not be given; null where it may. `everybody` are those whose things nobody else may be told. */
export const findFault = (sent: Sent, answer: Answer, everybody: Iterable<Person>): string | null => {
  const { status, text, headers } = answer;
  if (status >= 500) return `it broke: ${status}`;
  const failure = status === 200 ? '' : text;
  if (INSIDE.test(failure) || INSIDE.test(JSON.stringify(headers))) return 'it tells of the inside';
  // Owners have the same amounts, and a salesman his companies; what others may not see is shown by everybody else.
  for (const { canaries } of sent.person.caller === 'owner' ? [] : everybody) {
    const found = [...canaries].find((canary) => text.includes(canary) && !sent.text.includes(canary));
    if (found !== undefined) return `it tells of somebody else: ${found}`;
  }
  return isOfContract(sent, answer) ? null : 'it is not of the contract';
};
