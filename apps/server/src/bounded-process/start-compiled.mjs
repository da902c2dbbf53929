/**
 * Starts a program whose compiled form is kept in a folder: `node start-compiled.mjs <folder> <address of the program>`. What it starts with
 * takes far longer to compile than most files take to read. Not in TypeScript, which would have to be compiled itself.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';

const [, , folder, program] = process.argv;
// If the folder cannot be written, everything is compiled each time.
enableCompileCache(folder);
await import(program);
// Before the program is given its file, and because it may be ended as soon as it has answered.
flushCompileCache();
