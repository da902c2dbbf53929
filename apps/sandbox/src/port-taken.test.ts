import { expect, test } from 'vitest';
import { portTakenMessage } from './port-taken.ts';
import { startSandbox } from './sandbox.ts';

const saidOf = (ports: { readonly httpPort: number; readonly smtpPort: number }) =>
  startSandbox(ports).then(() => null, portTakenMessage);

test('a port that is taken, for pages or for mail, is named in the message', async () => {
  const first = await startSandbox({ httpPort: 0, smtpPort: 0 });
  const httpPort = Number(new URL(first.url).port);
  expect(await saidOf({ httpPort, smtpPort: 0 })).toContain(`Port ${httpPort}, which the sandbox needs, is taken`);
  expect(await saidOf({ httpPort: 0, smtpPort: first.smtpPort })).toContain(`Port ${first.smtpPort},`);
  await first.close();
});

test('any other failure is left as it is', () => {
  expect(portTakenMessage(new Error('no memory'))).toBeNull();
});
