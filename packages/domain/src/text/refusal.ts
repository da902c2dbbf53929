/**
 * The refusals of a text entry (spec section 5, A-59 to ). Lengths are code points.
 */

/** Every refusal of a text rule. Its `_tag` names the problem, its parameters are for the message. */
export type TextRefusal =
  | { readonly _tag: 'Required' }
  | { readonly _tag: 'OnlyBlanks' }
  | { readonly _tag: 'ControlCharacter' }
  | { readonly _tag: 'AttackPattern' }
  | { readonly _tag: 'NotDigits' }
  | { readonly _tag: 'NotLettersAndDigits' }
  | { readonly _tag: 'TooLong'; readonly max: number; readonly length: number }
  | { readonly _tag: 'LengthOutside'; readonly min: number; readonly max: number; readonly length: number }
  | { readonly _tag: 'HasSpace' }
  | { readonly _tag: 'HasSingleQuote' }
  | { readonly _tag: 'NotACode' }
  | { readonly _tag: 'NotAName' }
  | { readonly _tag: 'NameWithoutSpace' }
  | { readonly _tag: 'NotInList'; readonly value: string }
  | { readonly _tag: 'WrongFormat'; readonly format: string };

/** One refusal by its tag, for functions with only that one. */
export type TextRefusalOf<Tag extends TextRefusal['_tag']> = Extract<TextRefusal, { readonly _tag: Tag }>;

/** The refusals of every text field, whatever further rules it has. */
export type EntryRefusal = TextRefusalOf<'Required' | 'OnlyBlanks' | 'ControlCharacter' | 'AttackPattern'>;
