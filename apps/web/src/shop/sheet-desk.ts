/** A worker that opens and checks sheets (`sheet-worker.ts`), started by the first question and ended with its page. */
import { nextTask } from '../page/next-task.ts';
import type { AskSheet } from './open-sheet.ts';
import { createProgressStore, type ProgressStore, type SheetProgress } from './sheet-progress.ts';

export interface SheetDesk {
  readonly ask: AskSheet;
  readonly close: () => void;
  readonly progress: ProgressStore;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

type Said =
  | { readonly progress: SheetProgress }
  | ({ readonly id: number } & ({ readonly answer: never } | { readonly failed: string }));

/** A worker that dies, of a hostile file for instance, fails what was asked; the next question starts another. */
export const openSheetDesk = (): SheetDesk => {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  const progress = createProgressStore();
  const close = (): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('The sheet was closed'));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('sheet-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if ('progress' in data) return progress.set(data.progress);
      const asking = waiting.get(data.id);
      waiting.delete(data.id);
      if ('failed' in data) return asking?.reject(new Error(data.failed));
      // Reading a long answer is a task of its own; what is done with it is the next one.
      const { answer } = data;
      return nextTask().then(() => asking?.resolve(answer));
    });
    started.addEventListener('error', close);
    return started;
  };
  return {
    ask: (question, given) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        asked += 1;
        if (waiting.size === 0) progress.set(null);
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, question, given }, []);
      }),
    close,
    progress,
  };
};
