/**
 * Rejects what no request may contain: strings, in values or names, that are not valid Unicode or contain NUL, which PostgreSQL cannot
 * store; and values nested so deeply that traversing them would overflow the stack.
 */
import { CallRefused } from '../call/call-refused.ts';

/** Far deeper than any request of the contract. */
const DEPTH_MAX = 32;

const isPlain = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Refuses with the path of the first invalid value; an invalid name is not echoed. */
export const checkTexts = (value: unknown, path: readonly string[] = []): void => {
  const refuse = (): never => {
    throw new CallRefused('badRequest', { field: path.join('.') });
  };
  if (typeof value === 'string' && !isPlain(value)) refuse();
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= DEPTH_MAX) refuse();
  for (const [name, inner] of Object.entries(value)) {
    if (!isPlain(name)) refuse();
    checkTexts(inner, [...path, name]);
  }
};
