/** The SMS gateway and the phone behind it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { smsToken } from './phone-routes.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/api/phone`, { method: 'DELETE' }));

const message = { to: '+33612345678', from: 'Offrande', text: 'Code <b>123456</b>', reference: 'otp-1' };

const send = (body: object, token = smsToken) =>
  fetch(`${sandbox.url}/sms/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test('a message arrives on the phone as it was written, for people and for tests', async () => {
  const response = await send(message);

  const page = await (await fetch(`${sandbox.url}/phone`)).text();
  const json = await (await fetch(`${sandbox.url}/api/phone?to=${encodeURIComponent(message.to)}`)).json();
  expect(response.status).toBe(201);
  expect(page).toContain('Code &lt;b&gt;123456&lt;/b&gt;');
  expect(json).toMatchObject([message]);
});

test('a repeated reference is one message', async () => {
  const first = await send(message);
  const second = await send(message);

  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await (await fetch(`${sandbox.url}/api/phone`)).json()).toHaveLength(1);
});

test('a wrong token, an invalid number and an empty text are refused', async () => {
  const statuses = [
    await send(message, 'wrong'),
    await send({ ...message, to: '0612345678' }),
    await send({ ...message, text: '' }),
  ];

  expect(statuses.map(({ status }) => status)).toEqual([401, 422, 422]);
  expect(await (await fetch(`${sandbox.url}/api/phone`)).json()).toEqual([]);
});
