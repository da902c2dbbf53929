/**
 * The check of a text field: emptiness, normalisation, forbidden characters, then the field's own rules. The rules get
 * NFC text without outer spaces, which is also the result.
 */
import { Result } from 'effect';
import { hasAttackPattern, hasControlCharacter, normaliseText } from './characters.ts';
import type { EntryRefusal, TextRefusal, TextRefusalOf } from './refusal.ts';
import type { TextRule } from './rules.ts';

/** The check of one field: raw text in, normalised text or the first refusal out. */
export type TextCheck<Refusal extends TextRefusal = TextRefusal> = (text: string) => Result.Result<string, Refusal>;

type AlwaysRefused = TextRefusalOf<'ControlCharacter' | 'AttackPattern'>;

const checked = <Refusal extends TextRefusal>(
  text: string,
  lines: 'one' | 'several',
  rules: readonly TextRule<Refusal>[],
): Result.Result<string, AlwaysRefused | Refusal> => {
  const normal = normaliseText(text);
  if (hasControlCharacter(normal, lines)) return Result.fail({ _tag: 'ControlCharacter' });
  if (hasAttackPattern(normal)) return Result.fail({ _tag: 'AttackPattern' });
  let result: Result.Result<string, Refusal> = Result.succeed(normal);
  for (const rule of rules) result = Result.flatMap(result, rule);
  return result;
};

/** Rules in turn, each with refusals of its own. */
type Rules<Refusals extends readonly TextRefusal[]> = {
  readonly [Index in keyof Refusals]: TextRule<Refusals[Index]>;
};

/** A required field: empty is `Required`, only spaces `OnlyBlanks`; then the rules in order. One line. */
export const requiredText =
  <Refusals extends readonly TextRefusal[]>(...rules: Rules<Refusals>): TextCheck<EntryRefusal | Refusals[number]> =>
  (text) => {
    if (text === '') return Result.fail({ _tag: 'Required' });
    if (normaliseText(text) === '') return Result.fail({ _tag: 'OnlyBlanks' });
    return checked<Refusals[number]>(text, 'one', rules);
  };

/** An optional field; only spaces count as empty and become ''. One line. */
export const optionalText =
  <Refusals extends readonly TextRefusal[]>(...rules: Rules<Refusals>): TextCheck<AlwaysRefused | Refusals[number]> =>
  (text) =>
    normaliseText(text) === '' ? Result.succeed('') : checked<Refusals[number]>(text, 'one', rules);

/** Like `optionalText`, with line breaks allowed: a message. */
export const optionalLines =
  <Refusals extends readonly TextRefusal[]>(...rules: Rules<Refusals>): TextCheck<AlwaysRefused | Refusals[number]> =>
  (text) =>
    normaliseText(text) === '' ? Result.succeed('') : checked<Refusals[number]>(text, 'several', rules);
