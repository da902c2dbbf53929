/** Drives WebKitGTK, Safari's engine, in a window on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from 'playwright/test';
import type { Driver } from './driver.ts';
import { keepFaults } from './fault-keeper.ts';
import { type Reference, startSession } from './web-driver.ts';

const SCREEN = '1280x1024x24';

/** Starts an X server and returns it with the number of its display, which it chooses itself. */
const startScreen = async () => {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(server.stdout as Readable, 'data')) as [Buffer];
  return { server, display: `:${String(number).trim()}` };
};

const startDriver = async (display: string, port: number): Promise<ChildProcess> => {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/status`)).ok).toBe(true);
  }).toPass({ timeout: 10_000 });
  return driver;
};

export const openWebkit = async (port: number): Promise<Driver<Reference>> => {
  const { server, display } = await startScreen();
  const driver = await startDriver(display, port);
  const session = await startSession(`http://127.0.0.1:${port}`);
  await session.resize(1280, 960);
  const faults: string[] = [];
  /** Faults are kept from a page's load on, not while it loads, and taken over at every step, for they leave with it. */
  const inPage = async (expression: string): Promise<unknown> => {
    const taken = `(${keepFaults})(), window.keptFaults.splice(0)`;
    const [kept, value] = (await session.evaluate(`[(${taken}), ${expression}]`)) as [string[], unknown];
    faults.push(...kept);
    return value;
  };
  return {
    open: async (address) => {
      await session.open(address);
      await inPage('null');
    },
    address: session.address,
    read: inPage,
    find: (expression) => inPage(expression) as Promise<Reference | null>,
    click: async (control) => void (await session.click(control)),
    type: async (control, text) => void (await session.type(control, text)),
    chooseFile: async (control, path) => void (await session.type(control, path)),
    picture: async () => Buffer.from(await session.picture(), 'base64'),
    faults: async () => {
      await inPage('null');
      return faults;
    },
    close: async () => {
      await session.end();
      driver.kill();
      server.kill();
    },
  };
};
