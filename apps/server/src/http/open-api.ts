/** The OpenAPI 3.1 document, generated from the contract. */
import { type AnyCall, calls, HEADERS, pathFields, versionedPath } from '@offrande/api-client/contract';
import { Schema } from 'effect';

const Json = Schema.Record(Schema.String, Schema.Unknown);
type Json = typeof Json.Type;
const decodeJson = Schema.decodeUnknownSync(Schema.fromJsonString(Json));

/** The fields in the schema of a request. */
const fieldsIn = Schema.decodeUnknownSync(
  Schema.Struct({
    required: Schema.optionalKey(Schema.Array(Schema.String)),
    properties: Schema.optionalKey(Schema.Record(Schema.String, Json)),
  }),
);

const jsonSchema = (schema: AnyCall['request'], definitions: Record<string, unknown>): Json => {
  const document = Schema.toJsonSchemaDocument(schema);
  Object.assign(definitions, document.definitions);
  return decodeJson(JSON.stringify(document.schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
};

const header = (name: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
});

const headersOf = (call: AnyCall): readonly Json[] => [
  ...(call.auth === 'public' ? [] : [header(HEADERS.initToken, true)]),
  ...(call.auth === 'kyb' ? [header(HEADERS.kybToken, true)] : []),
  ...(call.movesValue ? [header(HEADERS.idempotencyKey, true)] : []),
  ...(call.name === calls.createPaymentSession.name ? [header(HEADERS.csrfToken, true)] : []),
];

const fieldsOf = (call: AnyCall, request: Json): readonly Json[] => {
  const inPath = new Set(pathFields(call.path));
  const { required = [], properties = {} } = fieldsIn(request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: inPath.has(name) || required.includes(name),
    schema,
  }));
};

/** The request's schema without the fields in the path. */
const withoutPath = (call: AnyCall, request: Json): Json => {
  const inPath = new Set(pathFields(call.path));
  if (inPath.size === 0) return request;
  const { required = [], properties = {} } = fieldsIn(request);
  return {
    ...request,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name))),
    required: required.filter((name) => !inPath.has(name)),
  };
};

const SEALED: Json = {
  type: 'object',
  additionalProperties: false,
  required: ['data'],
  properties: {
    data: {
      type: 'string',
      description: 'A compact JWE (ECDH-ES, A256GCM) of the request below, for the key that init answers.',
    },
  },
};

const bodyOf = (call: AnyCall, request: Json): Json => ({
  required: true,
  content: { 'application/json': { schema: call.sealed ? { ...SEALED, 'x-sealed-request': request } : request } },
});

const FAILURE: Json = {
  description: 'A refusal',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

const operation = (call: AnyCall, definitions: Record<string, unknown>): Json => {
  const request = jsonSchema(call.request, definitions);
  const answer = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: jsonSchema(call.response, definitions) },
  };
  return {
    operationId: call.name,
    parameters: [
      ...headersOf(call),
      ...fieldsOf(call, request).filter((field) => call.method === 'GET' || field['in'] === 'path'),
    ],
    ...(call.method === 'POST' ? { requestBody: bodyOf(call, withoutPath(call, request)) } : {}),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: answer } } },
      default: FAILURE,
    },
    ...(call.auth === 'public' ? {} : { security: [{ session: [] }] }),
  };
};

export const openApiDocument = (): Json => {
  const definitions: Record<string, unknown> = {
    Failure: {
      type: 'object',
      required: ['success', 'data'],
      properties: {
        success: { const: false },
        data: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message'],
              properties: {
                code: { type: 'string' },
                message: { type: 'string' },
                detail: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of Object.values(calls) as AnyCall[]) {
    const path = `/api${versionedPath(call)}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, definitions) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Offrande', version: '1' },
    paths,
    components: {
      schemas: definitions,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'offrande_session' } },
    },
  };
};
