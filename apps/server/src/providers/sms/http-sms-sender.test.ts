/** Text messages from the adapter to the sandbox's phone, and what a gateway's moods become. */
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

test('a message arrives as it was written', async () => {
  await sender.send(message);

  expect(await onPhone()).toMatchObject([message]);
});

test('a message sent again under its reference arrives once', async () => {
  await sender.send(message);
  await sender.send(message);

  expect(await onPhone()).toHaveLength(1);
});

test.each([
  ['unavailable', true],
  ['refuse', false],
])('a gateway in the mood "%s" may be asked again: %s', async (mode, isRetryable) => {
  await fetch(`${sandbox.url}/control/phone`, { method: 'POST', body: JSON.stringify({ mode }) });

  await expect(sender.send(message)).rejects.toMatchObject({ _tag: 'SmsUnavailable', isRetryable });
});

test('a gateway that is not there may be asked again, and so may one that does not know our token', async () => {
  const config = readSmsConfig({ SANDBOX_URL: sandbox.url });

  await expect(httpSmsSender({ ...config, baseUrl: 'http://127.0.0.1:9' }).send(message)).rejects.toMatchObject({
    isRetryable: true,
  });
  await expect(httpSmsSender({ ...config, token: 'wrong' }).send(message)).rejects.toMatchObject({
    isRetryable: true,
  });
});
