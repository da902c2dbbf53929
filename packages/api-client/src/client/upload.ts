/** Sends a document so that a page can show how far it is and stop it: `fetch` tells nothing of a body on its way. Source: S3.78, S5.33, S5.51. */
import type { CallOptions } from './client.ts';

/** An upload as its page follows it. */
export interface Upload {
  /** Told the share that is sent, from 0 to 1; once or more. */
  readonly onSent: (share: number) => void;
  /** Gives the upload up; without it the page cannot. */
  readonly signal?: AbortSignal;
}

const sendThrough = (request: Request, body: string, onSent: Upload['onSent']): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total === 0 ? 0 : loaded / total));
    sending.addEventListener('load', () => resolve(sending));
    sending.addEventListener('error', () => reject(new TypeError('The shop was not reached')));
    sending.addEventListener('abort', () => reject(request.signal.reason));
    request.signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });

/** Works as `fetch` for answers of text, and tells how much of the body is sent. */
export const fetchTelling =
  (onSent: Upload['onSent']): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    request.signal.throwIfAborted();
    const { responseText, status } = await sendThrough(request, body, onSent);
    return new Response(responseText, { status });
  };

/** How a call is made for an upload that is followed. */
export const followed = (upload: Upload | undefined): Pick<CallOptions, 'fetch' | 'signal'> =>
  upload === undefined
    ? {}
    : { fetch: fetchTelling(upload.onSent), ...(upload.signal === undefined ? {} : { signal: upload.signal }) };
