/** Joins the class names that are present with single spaces. Absent and `false` parts are dropped. */
export function classNames(...parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
}
