/** Splits the request of a call into its address and the remaining fields. */
import { type AnyCall, pathFields, versionedPath } from '../contract/index.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base address, without a leading slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | null;
}

export const toHttpRequest = (
  call: AnyCall,
  encoded: Readonly<Record<string, unknown>>,
  unitVersion?: string,
): HttpRequest => {
  const inPath = new Set(pathFields(call.path));
  const path = versionedPath(call, unitVersion).replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(encoded[field])),
  );
  const rest = Object.entries(encoded).filter(([field, value]) => !inPath.has(field) && value !== undefined);
  if (call.method === 'POST') return { method: 'POST', path: path.slice(1), query: {}, body: Object.fromEntries(rest) };
  return {
    method: 'GET',
    path: path.slice(1),
    query: Object.fromEntries(rest.map(([field, value]) => [field, String(value)])),
    body: null,
  };
};
