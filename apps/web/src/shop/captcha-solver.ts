/** Solves the shop's own captcha beside the page, which stays at the buyer's hand. Source: S8.7, A-75. */
import type { CaptchaGateway, SolveCaptcha } from '@offrande/api-client/gateways';
import type { ProofChallenge } from '@offrande/domain/captcha';

export interface CaptchaSolver {
  readonly solve: SolveCaptcha;
}

/** Solved by `proof-worker.ts`. */
const proofOf = (challenge: ProofChallenge): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('The captcha could not be solved')));
    worker.postMessage(challenge, []);
  });

export const createCaptchaSolver = (gateway: CaptchaGateway): CaptchaSolver => ({
  solve: async (action, kind) => {
    const task = await gateway.readTask(action, kind);
    if (task.provider !== 'proofOfWork')
      throw new TypeError(`No page of the shop solves the captcha of ${task.provider}`);
    return { kind, token: await proofOf(task) };
  },
});
