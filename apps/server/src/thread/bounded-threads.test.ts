import { describe, expect, test } from 'vitest';
import { boundedThreads } from './bounded-threads.ts';

/** A worker that does with its task what the script says. */
const worker = (script: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${script}`)}`,
  );

const LIMITS = { timeMaxMs: 10_000, memoryMaxMb: 32, atOnce: 2 } as const;

describe('a thread of its own', () => {
  test('answers with its message', async () => {
    const double = boundedThreads<number, number>(worker('parentPort.postMessage(workerData * 2)'), LIMITS);
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  });

  test('that takes too much time or memory, fails, or ends without a word has no answer, and the next one has', async () => {
    const after = { ...LIMITS, timeMaxMs: 300 };
    expect(await boundedThreads(worker('for (;;);'), after)(null)).toBeNull();
    expect(
      await boundedThreads(worker('const all = []; for (;;) all.push(new Array(1e5).fill(1))'), LIMITS)(null),
    ).toBeNull();
    expect(await boundedThreads(worker('throw new Error("no")'), LIMITS)(null)).toBeNull();
    expect(await boundedThreads(worker(''), LIMITS)(null)).toBeNull();
    const failing = boundedThreads<boolean, string>(
      worker('if (workerData) throw new Error("no"); parentPort.postMessage("yes")'),
      { ...LIMITS, atOnce: 1 },
    );
    expect(await Promise.all([true, true, false].map(failing))).toEqual([null, null, 'yes']);
  });

  test('waits while as many run as may', async () => {
    const counter = new SharedArrayBuffer(8);
    const [running, most] = [0, 1];
    const run = boundedThreads<SharedArrayBuffer, null>(
      worker(`
        const counts = new Int32Array(workerData);
        const now = Atomics.add(counts, ${running}, 1) + 1;
        for (let seen = counts[${most}]; now > seen; seen = counts[${most}]) Atomics.compareExchange(counts, ${most}, seen, now);
        setTimeout(() => { Atomics.sub(counts, ${running}, 1); parentPort.postMessage(null); }, 30);
      `),
      LIMITS,
    );
    await Promise.all(Array.from({ length: 8 }, () => run(counter)));
    expect(new Int32Array(counter)[most]).toBe(2);
  });
});
