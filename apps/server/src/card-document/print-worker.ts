/** A thread that prints cards, one after another. */
import { parentPort } from 'node:worker_threads';
import { renderCardDocument } from './card-document.ts';
import type { PrintAnswer, PrintTask } from './print-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread');

let last: Promise<unknown> = Promise.resolve();

const print = async ({ id, card }: PrintTask): Promise<void> => {
  const answer: PrintAnswer = await renderCardDocument(card).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
  port.postMessage(answer);
};

port.on('message', (task: PrintTask) => {
  last = last.then(() => print(task));
});
