/** How failures end, on a real server. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail } from './fail.ts';
import { holdPort } from './held-port.ts';
import { listen, type Listening } from './listen.ts';

let door: Listening;
let port: number;
let logged: string[];
let ends: number[];

beforeEach(async () => {
  logged = [];
  ends = [];
  const answer = fail({ log: (event) => void logged.push(event) });
  const app = new Hono();
  app.onError((error, context) => {
    const response = answer(error, context);
    ends.push(response.status);
    return response;
  });
  app.post('/echo', async (context) => context.text(await context.req.text()));
  app.post('/away', () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const held = await holdPort();
  ({ port } = held);
  door = await listen(app, { port, host: '127.0.0.1', server: held.server });
});
afterEach(() => door.stop());

test('a client that aborts its request body is not logged as a failure', async () => {
  const client = connect(port, '127.0.0.1');
  await once(client, 'connect');
  client.write(
    'POST /echo HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":',
  );
  await vi.waitFor(() => expect(client.bytesWritten).toBeGreaterThan(90));
  client.destroy();
  await vi.waitFor(() => expect(ends).toEqual([499]));
  expect(logged).toEqual([]);
});

test('an unreachable database is reported as a failure worth retrying', async () => {
  const { status } = await fetch(`http://127.0.0.1:${port}/away`, { method: 'POST', body: '{}' });
  expect(status).toBe(503);
  expect(logged).toEqual(['database away']);
});
