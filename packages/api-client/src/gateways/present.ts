/** Unwraps a value that the machine is guaranteed to have before it invokes the call. */
export const present = <T>(value: T | null, what: string): T => {
  if (value === null) throw new TypeError(`No ${what} to send`);
  return value;
};
