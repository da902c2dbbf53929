/**
 * A question to a register over HTTP, with limits on its time and length; redirects are not followed. Every failure becomes
 * `RegisterUnavailable`.
 */
import { RegisterUnavailable } from './company-register.ts';

const ANSWER_MAX_BYTES = 2 ** 20;

/** Stops reading at the limit, since what an answer says of its length need not be true. */
const readText = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new RegisterUnavailable('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const ask = async (url: URL, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, { headers: { Accept: 'application/json' }, redirect: 'error', signal });
  if (response.status === 200) return JSON.parse(await readText(response));
  await response.body?.cancel();
  throw new RegisterUnavailable(`the register answers ${response.status}`);
};

/** The answer as JSON. */
export const askRegister = async (url: URL, timeoutMs: number): Promise<unknown> => {
  try {
    return await ask(url, AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    if (cause instanceof RegisterUnavailable) throw cause;
    throw new RegisterUnavailable(`no answer from ${url.host}`, { cause });
  }
};
