/** The page's side of the worker that holds a sheet, against a worker that answers when it is told to. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SheetQuestions } from './open-sheet.ts';
import { openSheetDesk } from './sheet-desk.ts';

/** The browser's `Worker`, whose other side the test plays. */
class PlayedWorker extends EventTarget {
  static readonly started: PlayedWorker[] = [];
  readonly asked: { readonly id: number; readonly question: string }[] = [];
  readonly address: URL;
  readonly options: WorkerOptions;
  isEnded = false;
  constructor(address: URL, options: WorkerOptions) {
    super();
    this.address = address;
    this.options = options;
    PlayedWorker.started.push(this);
  }
  postMessage(message: { readonly id: number; readonly question: string }): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  PlayedWorker.started.length = 0;
  vi.stubGlobal('Worker', PlayedWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const GIVEN = { mends: [] } as unknown as SheetQuestions['check'];
const [started] = [PlayedWorker.started];

describe('a desk that asks about a sheet', () => {
  test('starts one worker, with the first question', () => {
    const { ask } = openSheetDesk();
    expect(started).toHaveLength(0);
    void ask('check', GIVEN);
    void ask('template', GIVEN);
    expect(started).toHaveLength(1);
    expect(started[0]!.address.pathname).toMatch(/sheet-worker\.ts$/);
    expect(started[0]!.options).toEqual({ type: 'module' });
    expect(started[0]!.asked).toMatchObject([
      { question: 'check', given: GIVEN },
      { question: 'template', given: GIVEN },
    ]);
  });

  test('gives each answer to its question, in whatever order they come', async () => {
    const { ask } = openSheetDesk();
    const [first, second] = [ask('check', GIVEN), ask('template', GIVEN)];
    const [one, other] = started[0]!.asked;
    started[0]!.say({ id: other!.id, answer: 'the template' });
    started[0]!.say({ id: one!.id, answer: 'the check' });
    expect(await Promise.all([first, second])).toEqual(['the check', 'the template']);
  });

  test('tells how far a sheet is, anew for each that is asked about', async () => {
    const { ask, progress } = openSheetDesk();
    const told: unknown[] = [];
    const leave = progress.subscribe(() => told.push(progress.get()));
    const first = ask('check', GIVEN);
    started[0]!.say({ progress: { step: 'checking', lines: 200, of: 450 } });
    started[0]!.say({ id: started[0]!.asked[0]!.id, answer: 'the check' });
    await first;
    void ask('check', GIVEN);
    expect(told).toEqual([null, { step: 'checking', lines: 200, of: 450 }, null]);
    leave();
    started[0]!.say({ progress: { step: 'checking', lines: 400, of: 450 } });
    expect(told).toHaveLength(3);
  });

  test('passes a failure on to its question alone', async () => {
    const { ask } = openSheetDesk();
    const [first, second] = [ask('check', GIVEN), ask('template', GIVEN)];
    const [one, other] = started[0]!.asked;
    started[0]!.say({ id: one!.id, failed: 'TypeError: No sheet is open' });
    started[0]!.say({ id: other!.id, answer: 'the template' });
    await expect(first).rejects.toThrow('No sheet is open');
    expect(await second).toBe('the template');
  });

  test('fails what was asked when the worker dies, and asks another one the next time', async () => {
    const { ask } = openSheetDesk();
    const lost = [ask('check', GIVEN), ask('template', GIVEN)];
    started[0]!.die();
    for (const asked of lost) await expect(asked).rejects.toThrow('The sheet was closed');
    expect(started[0]!.isEnded).toBe(true);
    const next = ask('check', GIVEN);
    expect(started).toHaveLength(2);
    started[1]!.say({ id: started[1]!.asked[0]!.id, answer: 'the check' });
    expect(await next).toBe('the check');
  });

  test('ends the worker when it is closed, and fails what was asked', async () => {
    const { ask, close } = openSheetDesk();
    const lost = ask('check', GIVEN);
    close();
    await expect(lost).rejects.toThrow('The sheet was closed');
    expect(started[0]!.isEnded).toBe(true);
    close();
    expect(started).toHaveLength(1);
  });
});
