/** A thing of the shop and its one word in every language. */
import type { LanguageCode } from '../packages/domain/src/locale/languages.ts';

export interface Term extends Partial<Readonly<Record<LanguageCode, RegExp>>> {
  readonly name: string;
  readonly en: RegExp;
}
