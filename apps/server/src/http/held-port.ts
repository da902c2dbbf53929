/** A free port of this machine, taken before there is an application: for one that must know its own address. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldPort {
  /** Listens already; nothing answers its requests yet. */
  readonly server: Server;
  readonly port: number;
}

export const holdPort = async (): Promise<HeldPort> => {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
};
