/** The database cannot be reached, or was lost on the way: no defect, and worth trying again. */
const CODES = /^(ECONN|ETIMEDOUT|EPIPE|57P0|08|53)/;
const SAYINGS = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

export const isAway = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : '';
  // A socket that is made again by the next server.
  const isGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isGone || CODES.test(code) || SAYINGS.test(error.message);
};
