/** Languages on the wire: calls use the server's code, storage uses the shop's. */
import { Schema } from 'effect';
import { LANGUAGES } from './languages.ts';

/** A language code as the shop stores it. */
export const LanguageCodeSchema = Schema.Literals(LANGUAGES.map((language) => language.code));

/** A language in calls: `zh_CN` for zc, the other six unchanged. */
export const LanguageFromServerCode = Schema.Literals(LANGUAGES.map(({ serverCode }) => serverCode)).transform(
  LANGUAGES.map(({ code }) => code),
);
