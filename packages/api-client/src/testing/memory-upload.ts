/** Uploads without a server: two fifths are sent at once, the rest when the call answers, and they stop when their page says so. */
import { CallFailure } from '../client/call-failure.ts';
import type { Upload } from '../client/upload.ts';

const SENT_AT_ONCE = 0.4;

const stopped = (call: string, signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new CallFailure({ reason: 'unreachable', call, status: null }));
    signal?.addEventListener('abort', end, { once: true });
  });

export const sendInMemory = <T>(call: string, upload: Upload | undefined, answer: Promise<T>): Promise<T> => {
  if (upload === undefined) return answer;
  upload.onSent(SENT_AT_ONCE);
  return Promise.race([answer, stopped(call, upload.signal)]);
};
