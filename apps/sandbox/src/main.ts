/** Starts the sandbox: `SANDBOX_PORT` (4001), `SANDBOX_SMTP_PORT` (4002), `SANDBOX_HOST` (this machine only). */
import { portTakenMessage } from './port-taken.ts';
import { startSandbox } from './sandbox.ts';

const { SANDBOX_PORT = '4001', SANDBOX_SMTP_PORT = '4002', SANDBOX_HOST } = process.env;

const sandbox = await startSandbox({
  httpPort: Number(SANDBOX_PORT),
  smtpPort: Number(SANDBOX_SMTP_PORT),
  ...(SANDBOX_HOST ? { host: SANDBOX_HOST } : {}),
}).catch((failure: unknown) => {
  const message = portTakenMessage(failure);
  if (message === null) throw failure;
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
console.log(`Sandbox: ${sandbox.url} (payments, identity, mail, phone), SMTP on port ${sandbox.smtpPort}`);

const stop = (): void => {
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
