/** A machine never invokes a call before it has what the call sends. */
export const present = <T>(value: T | null, what: string): T => {
  if (value === null) throw new TypeError(`No ${what} to send`);
  return value;
};
