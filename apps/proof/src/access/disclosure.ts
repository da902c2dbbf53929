/** What an answer discloses: some of the owner's data, none of it, nothing at all, or which refusal. */
import { ERROR_CODES, readAnswer } from '@offrande/api-client/contract';
import { CallRefused, type RefusalName } from '../../../server/src/call/call-refused.ts';
import type { Answer } from '../visitor/visitor.ts';
import type { Expected } from './matrix.ts';

/** The code of a defect is not a refusal, so it has no name here. */
const { generic: _broken, ...REFUSED } = ERROR_CODES;
const NAMES = new Map(Object.entries(REFUSED).map(([name, code]) => [code as string, name]));

/** Whether a value holds nothing: only empty strings, zeros, false and null. */
const isNothing = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return !value || value === '0.00';
};

const refusalOf = (code: string): RefusalName | undefined => NAMES.get(code) as RefusalName | undefined;

/** Classifies an answer. A refusal with the wrong status, and an answer outside the contract, are returned verbatim. */
export const disclosedBy = ({ status, text }: Answer, canaries: Iterable<string>): Expected | string => {
  if ([...canaries].some((canary) => text.toLowerCase().includes(canary.toLowerCase()))) return 'shown';
  const answer = readAnswer(JSON.parse(text));
  if ('error' in answer) {
    const name = refusalOf(answer.error.code);
    return name !== undefined && new CallRefused(name).status === status ? name : `${status} ${text}`;
  }
  if (status !== 200) return `${status} ${text}`;
  return isNothing(answer.data) ? 'empty' : 'served';
};
