/**
 * Solves the shop's own captcha in a worker, so that the page stays responsive, or a third party's by its widget.
 * Source: S8.7, S9.48, A-75.
 */
import type { CaptchaGateway, SolveCaptcha } from '@offrande/api-client/identity';
import type { ProofChallenge } from '@offrande/domain/captcha';
import type { CaptchaPage } from './captcha-widget.ts';

export interface CaptchaSolver {
  readonly solve: SolveCaptcha;
}

/** Computed in `proof-worker.ts`. */
const computeProof = (challenge: ProofChallenge): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('The captcha could not be solved')));
    worker.postMessage(challenge, []);
  });

/** `page` is where a third party's widget is inserted. */
export const createCaptchaSolver = (gateway: CaptchaGateway, page?: CaptchaPage): CaptchaSolver => ({
  solve: async (action, kind) => {
    const task = await gateway.readTask(action, kind);
    if (task.provider === 'proofOfWork') return { kind, token: await computeProof(task) };
    const [{ solveByWidget }, { browserPage }] = await Promise.all([
      import('./captcha-widget.ts'),
      import('./page-scripts.ts'),
    ]);
    return { kind, token: await solveByWidget(task, action, page ?? browserPage()) };
  },
});
