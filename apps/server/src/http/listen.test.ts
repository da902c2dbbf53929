/** Listening on a port in use. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { holdPort } from './held-port.ts';
import { listen, PortRefused } from './listen.ts';

test('a port in use is refused with a message that says what to do', async () => {
  const { port, server } = await holdPort();
  const refused = await listen(new Hono(), { port, host: '127.0.0.1' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PortRefused);
  expect((refused as Error).message).toBe(
    `Port ${port} is taken by another program: stop that one, or set PORT to a free port.`,
  );
  server.close();
});
