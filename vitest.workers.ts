/** One worker per core. The default is one fewer, which leaves one of two cores idle; each project must set it itself. */
export const MAX_WORKERS = '100%';
