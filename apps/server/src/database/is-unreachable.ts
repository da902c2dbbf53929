/** Whether the database cannot be reached or the connection was lost: not a defect, and worth retrying. */
const CODES = /^(ECONN|ETIMEDOUT|EPIPE|57P0|08|53)/;
const SAYINGS = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

export const isUnreachable = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : '';
  // The socket is gone until the next server creates it.
  const isGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isGone || CODES.test(code) || SAYINGS.test(error.message);
};
