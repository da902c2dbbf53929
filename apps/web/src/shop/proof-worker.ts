/** A worker that posts null once it has loaded, receives a challenge, and posts its solution. */
import { sha256 } from '@noble/hashes/sha2.js';
import { solveProof, type ProofChallenge } from '@offrande/domain/captcha';

const bytes = new TextEncoder();

postMessage(null);
globalThis.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  postMessage(solveProof(data, (text) => sha256(bytes.encode(text))));
});
