/** Solves the shop's own captcha beside the page, which stays at the buyer's hand. Source: S8.7, A-75. */
import type { CaptchaGateway, SolveCaptcha } from '@offrande/api-client/gateways';
import type { ProofChallenge } from '@offrande/domain/captcha';

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

/** The traditional captcha is the shop's own wherever its server keeps to the contract. */
export const createCaptchaSolver =
  (gateway: CaptchaGateway): SolveCaptcha =>
  async (action) => {
    const task = await gateway.readTask(action, 'traditional');
    if (task.provider !== 'proofOfWork') throw new TypeError(`${task.provider} is no traditional captcha`);
    return { kind: 'traditional', token: await proofOf(task) };
  };
