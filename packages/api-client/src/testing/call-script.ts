/**
 * How the in-memory calls behave: each is recorded by name in order, and may be set to fail, once or permanently,
 * or to answer late or never.
 */
import { CallFailure } from '../client/call-failure.ts';

/**
 * `unreachable` fails every time and may be retried; `refused` is a refusal by the server; `late` answers after
 * `until`; `silent` never does.
 */
export type Misfortune =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message?: string;
      readonly status?: number;
      readonly detail?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'late'; readonly until: Promise<unknown> }
  | { readonly kind: 'silent' };

export interface CallScript<Name extends string> {
  /** Names of the calls made, in order. */
  readonly made: readonly Name[];
  /** The call fails from now on, or after it has succeeded `after` more times; null lets it succeed again. */
  befall(name: Name, misfortune: Misfortune | null, after?: number): void;
  /** Runs a call under its name. */
  run<T>(name: Name, answer: () => T | Promise<T>): Promise<T>;
}

const failureOf = (call: string, misfortune: Exclude<Misfortune, { kind: 'silent' | 'late' }>): CallFailure =>
  misfortune.kind === 'unreachable'
    ? new CallFailure({ reason: 'unreachable', call, status: null })
    : new CallFailure({
        reason: 'refused',
        call,
        status: misfortune.status ?? 409,
        code: misfortune.code,
        serverMessage: misfortune.message ?? '',
        detail: misfortune.detail ?? {},
      });

export const createCallScript = <Name extends string>(): CallScript<Name> => {
  const made: Name[] = [];
  const misfortunes = new Map<Name, { readonly misfortune: Misfortune; readonly from: number }>();
  const timesMade = (name: Name): number => made.filter((one) => one === name).length;
  return {
    made,
    befall: (name, misfortune, after = 0) => {
      if (misfortune === null) misfortunes.delete(name);
      else misfortunes.set(name, { misfortune, from: timesMade(name) + after });
    },
    run: async (name, answer) => {
      made.push(name);
      const { misfortune, from = 0 } = misfortunes.get(name) ?? {};
      if (misfortune === undefined || timesMade(name) <= from) return answer();
      if (misfortune.kind === 'late') return misfortune.until.then(answer);
      if (misfortune.kind === 'silent') return new Promise(() => {});
      throw failureOf(name, misfortune);
    },
  };
};
