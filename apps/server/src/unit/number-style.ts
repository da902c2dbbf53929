/** How a unit writes numbers for readers of a language. */
import { type BusinessUnit, languageFor, numberStyle as styleOf } from '@offrande/domain/business-unit';
import type { NumberStyle } from '@offrande/domain/locale';

export const numberStyle = ({ rules }: { readonly rules: BusinessUnit }, language: string): NumberStyle =>
  styleOf(rules, languageFor(rules, language));
