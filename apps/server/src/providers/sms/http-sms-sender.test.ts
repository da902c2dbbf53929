/** Text messages sent by the adapter to the sandbox's phone, and the handling of a gateway's failures. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { httpSmsSender, readSmsConfig, type SmsMessage, type SmsSender } from './index.ts';

let sandbox: Sandbox;
let sender: SmsSender;

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
  sender = httpSmsSender(readSmsConfig({ SANDBOX_URL: sandbox.url }));
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/api/phone`, { method: 'DELETE' }));

const message: SmsMessage = {
  reference: 'otp-1',
  to: '+33612345678',
  from: 'Offrande',
  text: 'Votre code : 123456 — هدية',
};

const onPhone = async () => (await fetch(`${sandbox.url}/api/phone`)).json();

test('a message arrives unchanged', async () => {
  await sender.send(message);

  expect(await onPhone()).toMatchObject([message]);
});

test('a message sent twice with the same reference arrives once', async () => {
  await sender.send(message);
  await sender.send(message);

  expect(await onPhone()).toHaveLength(1);
});

test.each([
  ['unavailable', true],
  ['refuse', false],
])('a gateway in mode "%s" may be retried: %s', async (mode, isRetryable) => {
  await fetch(`${sandbox.url}/control/phone`, { method: 'POST', body: JSON.stringify({ mode }) });

  await expect(sender.send(message)).rejects.toMatchObject({ _tag: 'SmsUnavailable', isRetryable });
});

test('an unreachable gateway may be retried, and so may one that rejects our token', async () => {
  const config = readSmsConfig({ SANDBOX_URL: sandbox.url });

  await expect(httpSmsSender({ ...config, baseUrl: 'http://127.0.0.1:9' }).send(message)).rejects.toMatchObject({
    isRetryable: true,
  });
  await expect(httpSmsSender({ ...config, token: 'wrong' }).send(message)).rejects.toMatchObject({
    isRetryable: true,
  });
});
