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

/** The worker's script has this time to load, in milliseconds; computing may take longer. */
const LOAD_LIMIT_MS = 5_000;

/** Computed in `proof-worker.ts`, which first says that it has loaded. */
const computeProof = (challenge: ProofChallenge): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
    const fail = (): void => {
      worker.terminate();
      reject(new Error('The captcha could not be solved'));
    };
    const loading = setTimeout(fail, LOAD_LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      clearTimeout(loading);
      if (data === null) return;
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', fail);
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
