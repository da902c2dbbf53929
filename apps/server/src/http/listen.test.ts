import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { holdPort } from './held-port.ts';
import { listen, PortRefused } from './listen.ts';

test('a port that another program has is refused with a sentence that says what to do', async () => {
  const { server, port } = await holdPort();
  const refused = await listen(new Hono(), { port, host: '127.0.0.1' }).catch((error: unknown) => error);
  server.close();
  expect(refused).toBeInstanceOf(PortRefused);
  expect(refused).toMatchObject({
    message: `Port ${port} is in use by another program. Stop that, or set PORT to another number.`,
  });
});
