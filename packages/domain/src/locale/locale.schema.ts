/** Languages on the wire: calls send the server's code, storage keeps the shop's. */
import { Schema } from 'effect';
import { LANGUAGES } from './languages.ts';

/** A language code as the shop stores it. */
export const LanguageCodeSchema = Schema.Literals(LANGUAGES.map((language) => language.code));

/** A language as calls send it: `zh_CN` for zc, the other six as they are. */
export const LanguageFromServerCode = Schema.Literals(LANGUAGES.map(({ serverCode }) => serverCode)).transform(
  LANGUAGES.map(({ code }) => code),
);
