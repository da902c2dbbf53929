/** A process that holds the embedded database of a given directory until it is killed; started by tests. */
import { startEmbedded } from './embedded-server.ts';

const { url } = await startEmbedded(process.argv[2]!);
process.send?.(url);
setInterval(() => undefined, 1000);
