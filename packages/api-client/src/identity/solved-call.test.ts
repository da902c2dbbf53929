/** When a captcha is solved for a call, and how often the call is sent. */
import { describe, expect, test } from 'vitest';
import { CallFailure } from '../client/index.ts';
import { withCaptcha } from './solved-call.ts';

const refusal = (code: string) => new CallFailure({ reason: 'refused', call: 'queryCard', status: 403, code });

/** A call that fails as listed, one by one, and then answers. */
const callFailing = (...failures: readonly unknown[]) => {
  const sent: object[] = [];
  const solved: string[] = [];
  const left = [...failures];
  const answer = withCaptcha(
    'couponQuery',
    async (action, kind) => {
      solved.push(action);
      return { kind, token: 'solution' };
    },
    async (captcha) => {
      sent.push(captcha);
      if (left.length > 0) throw left.shift();
      return 'answer';
    },
  );
  return { answer, sent, solved };
};

describe('a call that may ask for a captcha', () => {
  test('is sent without one, and nothing is solved, while none is asked for [S8.5]', async () => {
    const { answer, sent, solved } = callFailing();
    expect(await answer).toBe('answer');
    expect({ sent, solved }).toEqual({ sent: [{}], solved: [] });
  });

  test.each(['80000', '80001'])(
    'is sent once more with the traditional one after %s [S8.5][S8.6][S8.7]',
    async (code) => {
      const { answer, sent, solved } = callFailing(refusal(code));
      expect(await answer).toBe('answer');
      expect(sent).toEqual([{}, { traditionalToken: 'solution' }]);
      expect(solved).toEqual(['couponQuery']);
    },
  );

  test('is refused for good when its solution is, and fails as it does for any other reason', async () => {
    const twice = callFailing(refusal('80000'), refusal('80000'));
    await expect(twice.answer).rejects.toMatchObject({ code: '80000' });
    expect(twice.sent).toHaveLength(2);
    for (const failure of [refusal('20001'), new TypeError('80000')]) {
      const { answer, sent, solved } = callFailing(failure);
      await expect(answer).rejects.toBe(failure);
      expect([sent.length, solved.length]).toEqual([1, 0]);
    }
  });
});
