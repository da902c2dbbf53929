/** The languages of the French unit; the first is not the default, `parameters.defaultLang` is. */
export const languages = ['en', 'fr'] as const;

export type Language = (typeof languages)[number];
