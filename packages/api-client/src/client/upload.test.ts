/** An upload that is followed: what goes through the browser's own request, and what becomes of it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchTelling } from './upload.ts';

/** The browser's request, played: it says what it is told, and is answered by the test. */
class PlayedRequest extends EventTarget {
  static made: PlayedRequest[] = [];
  readonly upload = new EventTarget();
  readonly told: unknown[] = [];
  status = 0;
  responseText = '';
  constructor() {
    super();
    PlayedRequest.made.push(this);
  }
  open(...line: readonly unknown[]): void {
    this.told.push(line);
  }
  setRequestHeader(...header: readonly unknown[]): void {
    this.told.push(header);
  }
  send(body: unknown): void {
    this.told.push(body);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  sent(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  PlayedRequest.made = [];
});

const begin = async () => {
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  const shares: number[] = [];
  const stop = new AbortController();
  const answer = fetchTelling((share) => void shares.push(share))(
    new Request('http://shop.test/api/v2/upload', {
      method: 'POST',
      headers: { 'X-Token': 't1' },
      body: '{"name":"Élise"}',
      signal: stop.signal,
    }),
  );
  const request = await vi.waitUntil(() => PlayedRequest.made.find(({ told }) => told.length === 4));
  return { answer, shares, stop, request };
};

describe('an upload that is followed', () => {
  test('goes as the call made it, tells how much is sent, and is answered as a fetch is [S3.78][S5.51]', async () => {
    const { answer, shares, request } = await begin();
    expect(request.told).toEqual([
      ['POST', 'http://shop.test/api/v2/upload'],
      ['content-type', 'text/plain;charset=UTF-8'],
      ['x-token', 't1'],
      '{"name":"Élise"}',
    ]);
    request.sent(0, 0);
    request.sent(5, 20);
    request.sent(20, 20);
    expect(shares).toEqual([0, 0.25, 1]);
    Object.assign(request, { status: 409, responseText: '{"success":false}' });
    request.dispatchEvent(new Event('load'));
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([409, { success: false }]);
  });

  test('fails as a fetch does where the shop is not reached', async () => {
    const { answer, request } = await begin();
    request.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow(TypeError);
  });

  test('ends when it is stopped, with the reason', async () => {
    const { answer, stop } = await begin();
    const reason = new DOMException('No answer in time', 'TimeoutError');
    stop.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
