/** A free port, reserved before the application exists: for an application that must know its own address. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldPort {
  /** Already listening, but without a request handler. */
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
