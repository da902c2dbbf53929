/** Starts the sandbox: `SANDBOX_PORT` (4001), `SANDBOX_SMTP_PORT` (4002), `SANDBOX_HOST` (this machine only). */
import { startSandbox } from './sandbox.ts';

const { SANDBOX_PORT = '4001', SANDBOX_SMTP_PORT = '4002', SANDBOX_HOST } = process.env;

/** A busy port is said in a sentence; everything else is a defect. */
const explain = (error: NodeJS.ErrnoException & { readonly port?: number }): never => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(
    `Port ${error.port} of the sandbox is in use by another program. Stop that, set PORT to another number (the sandbox takes the two behind it), or SANDBOX=off.`,
  );
  process.exit(1);
};

const sandbox = await startSandbox({
  httpPort: Number(SANDBOX_PORT),
  smtpPort: Number(SANDBOX_SMTP_PORT),
  ...(SANDBOX_HOST ? { host: SANDBOX_HOST } : {}),
}).catch(explain);
console.log(`Sandbox: ${sandbox.url} (payments, identity, mail, phone), SMTP on port ${sandbox.smtpPort}`);

const stop = (): void => {
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
