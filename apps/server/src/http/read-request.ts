/** Reads a call's request: path, query and body become one object, which the contract decodes or refuses. */
import { type AnyCall, pathFields } from '@offrande/api-client/contract';
import { Result, Schema, SchemaIssue } from 'effect';
import type { Context } from 'hono';
import { openSealed } from '../session/sealing.ts';
import type { Shop } from '../shop.ts';
import { CallRefused } from '../call/call-refused.ts';
import { checkTexts } from './plain-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readBody = async (context: Context): Promise<unknown> => {
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new CallRefused('badRequest', { field: 'body' });
    throw error;
  }
};

const fromPath = (context: Context, call: AnyCall): Fields =>
  Object.fromEntries(pathFields(call.path).map((name) => [name, context.req.param(name)]));

const bodyOf = async (shop: Shop, context: Context, call: AnyCall): Promise<Fields> => {
  const body = await readBody(context);
  const fields = call.sealed ? await openSealed(shop, body) : body;
  if (!isFields(fields)) throw new CallRefused('badRequest', { field: 'body' });
  return fields;
};

/** The fields as sent, unsealed but not decoded; those of the path take precedence. */
export const readFields = async (shop: Shop, context: Context, call: AnyCall): Promise<Fields> => {
  const sent = call.method === 'GET' ? context.req.query() : await bodyOf(shop, context, call);
  const fields = { ...sent, ...fromPath(context, call) };
  checkTexts(fields);
  return fields;
};

/** The dotted path of the first invalid field. */
const firstField = (issue: SchemaIssue.Issue): string =>
  SchemaIssue.makeFormatterStandardSchemaV1()(issue)
    .issues[0]?.path?.map((key) => String(typeof key === 'object' ? key.key : key))
    .join('.') ?? '';

const decoders = new WeakMap<AnyCall, ReturnType<typeof makeDecoder>>();
const makeDecoder = (call: AnyCall) => Schema.decodeUnknownResult(call.request, { onExcessProperty: 'error' });

/** Decodes by the contract. An unknown, missing or wrong field is refused with its path only. */
export const decodeRequest = (call: AnyCall, fields: Fields): unknown => {
  const decode = decoders.get(call) ?? makeDecoder(call);
  decoders.set(call, decode);
  const decoded = decode(fields);
  if (Result.isFailure(decoded)) throw new CallRefused('badRequest', { field: firstField(decoded.failure.issue) });
  return decoded.success;
};
