/** The init token: fetched once, stored for about an hour, fetched again when it has expired. Source: S4.108, S9.3. */
import { Schema } from 'effect';
import { isInitTokenUsable } from '@offrande/domain/token';
import { init } from '../contract/others.ts';
import type { ResponseOf } from '../contract/index.ts';

export type InitAnswer = ResponseOf<typeof init>;

/** Stores the token between page loads; `sessionStorage` in the browser. */
export interface TokenStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface InitTokens {
  current(): Promise<InitAnswer>;
  forget(): void;
}

const Kept = Schema.fromJsonString(Schema.Struct({ answer: init.response, endsAt: Schema.Finite }));
const decodeKept = Schema.decodeUnknownSync(Kept);
const encodeKept = Schema.encodeSync(Kept);

export const createInitTokens = (options: {
  readonly key: string;
  readonly store: TokenStore;
  readonly now: () => number;
  readonly fetch: () => Promise<InitAnswer>;
}): InitTokens => {
  let underway: Promise<InitAnswer> | null = null;

  const stored = (): InitAnswer | null => {
    const text = options.store.getItem(options.key);
    if (text === null) return null;
    try {
      const { answer, endsAt } = decodeKept(text);
      return isInitTokenUsable(endsAt, options.now()) ? answer : null;
    } catch {
      return null;
    }
  };

  const renew = async (): Promise<InitAnswer> => {
    const answer = await options.fetch();
    const endsAt = options.now() + answer.expiresIn * 1000;
    options.store.setItem(options.key, encodeKept({ answer, endsAt }));
    return answer;
  };

  return {
    current: async () => {
      const answer = stored();
      if (answer) return answer;
      underway ??= renew().finally(() => {
        underway = null;
      });
      return underway;
    },
    forget: () => options.store.removeItem(options.key),
  };
};
