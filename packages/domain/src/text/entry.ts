/**
 * A text field as a whole: what is empty, what is normalised, what no field may carry, then the field's own rules.
 * The rules see NFC text without outer blanks, and that is what comes out.
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

/** What a list of rules refuses. */
type RefusalOf<Rules extends readonly TextRule[]> = Rules[number] extends (
  text: string,
) => Result.Result<string, infer R>
  ? R
  : never;

/** A field that must be filled: empty is `Required`, blanks alone `OnlyBlanks`; then the rules in turn. One line. */
export const requiredText =
  <const Rules extends readonly TextRule[]>(...rules: Rules): TextCheck<EntryRefusal | RefusalOf<Rules>> =>
  (text) => {
    if (text === '') return Result.fail({ _tag: 'Required' });
    if (normaliseText(text) === '') return Result.fail({ _tag: 'OnlyBlanks' });
    return checked(text, 'one', rules as readonly TextRule<RefusalOf<Rules>>[]);
  };

/** A field that may stay empty; blanks alone count as empty and come out as ''. One line. */
export const optionalText =
  <const Rules extends readonly TextRule[]>(...rules: Rules): TextCheck<AlwaysRefused | RefusalOf<Rules>> =>
  (text) =>
    normaliseText(text) === ''
      ? Result.succeed('')
      : checked(text, 'one', rules as readonly TextRule<RefusalOf<Rules>>[]);

/** Like `optionalText`, with line breaks allowed: a message. */
export const optionalLines =
  <const Rules extends readonly TextRule[]>(...rules: Rules): TextCheck<AlwaysRefused | RefusalOf<Rules>> =>
  (text) =>
    normaliseText(text) === ''
      ? Result.succeed('')
      : checked(text, 'several', rules as readonly TextRule<RefusalOf<Rules>>[]);
