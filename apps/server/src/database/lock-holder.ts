/** A process that holds a data directory until it is killed; started by the test of the lock. */
import { takeExclusiveLock } from './exclusive-lock.ts';

const lock = takeExclusiveLock(process.argv[2]!);
process.once('beforeExit', () => lock.release());
setInterval(() => undefined, 1000);
process.send?.('held');
