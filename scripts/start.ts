/**
 * Starts the shop with its outside world: builds the web app if it has changed, starts the sandbox unless `SANDBOX=off`, then
 * the server, and stops them together. `--dev` serves the web app with hot reload.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { environment, ROOT, run } from './command.ts';

const isDevelopment = process.argv.includes('--dev');
const port = Number(process.env['PORT'] ?? 4000);
const hasSandbox = process.env['SANDBOX'] !== 'off';

const ports = { SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: String(port + 2) };
const outsideWorld: Record<string, string> = hasSandbox
  ? { ...ports, SANDBOX_URL: `http://localhost:${port + 1}`, SMTP_URL: `smtp://localhost:${port + 2}` }
  : {};

if (!isDevelopment) {
  const code = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
    NODE_ENV: 'production',
  });
  if (code !== 0) process.exit(code);
}

/** Changes here restart the processes; Vite watches the sources of the web app. */
const WATCHED = [
  'apps/server/src',
  'apps/sandbox/src',
  'packages/domain/src',
  'packages/api-client/src',
  'packages/sheets/src',
  'tenants',
];

const children: ChildProcess[] = [];
const start = (entry: string, extra: Record<string, string>): void => {
  const flags = isDevelopment ? WATCHED.map((folder) => `--watch-path=${folder}`) : [];
  const child = spawn('node', [...flags, entry], { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
  child.once('exit', (code) => stop(code ?? 0));
  children.push(child);
};

let isStopping = false;
const stop = (code: number): void => {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));

if (hasSandbox) start('apps/sandbox/src/main.ts', outsideWorld);
start('apps/server/src/main.ts', {
  PORT: String(port),
  ...(isDevelopment ? { NODE_ENV: 'development', WEB_APP_SOURCES: `${ROOT}apps/web` } : { NODE_ENV: 'production' }),
  ...outsideWorld,
});
