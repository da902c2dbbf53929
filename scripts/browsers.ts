/**
 * `npm run browsers` takes a guest and the owner of an account through the built shop in Firefox and in WebKit, as the system has
 * them. `npm run browsers -- --project=webkit` runs one of them.
 */
import { run } from './command.ts';
import { provideOtherBrowsers, provideSystemTools } from './system-tools.ts';

const tools = { ...provideSystemTools(), ...provideOtherBrowsers() };
process.exitCode = await run(
  'playwright',
  ['test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)],
  tools,
);
