/** The captcha: providers, the shop's own proof of work, what a refusal does (spec sections 7 to 9, A-75). */
export {
  CAPTCHA_ACTIONS,
  CAPTCHA_ERROR_CODES,
  CAPTCHA_KINDS,
  CAPTCHA_PROVIDERS,
  CAPTCHA_RELOAD_DELAY_MS,
  captchaErrorCode,
  captchaErrorType,
  captchaReaction,
  isCaptchaRequired,
  isOpenWithoutVerifier,
  WRONG_TRIES_WITHOUT_CAPTCHA,
} from './captcha.ts';
export type {
  CaptchaAction,
  CaptchaConfiguration,
  CaptchaErrorType,
  CaptchaKind,
  CaptchaProvider,
  CaptchaReaction,
  CaptchaToken,
} from './captcha.ts';
export {
  checkProof,
  DEFAULT_CAPTCHA,
  leadingZeroBits,
  PROOF_LIFETIME_MS,
  PROOF_MAX_BITS,
  PROOF_MIN_BITS,
  PROOF_STANDARD_BITS,
  PROOF_TRADITIONAL_BITS,
  proofText,
  parseProof,
  solveProof,
  traditionalCaptcha,
  formatProof,
} from './proof-of-work.ts';
export type { ProofChallenge, ProofRefusal } from './proof-of-work.ts';
export { captchaMachine, selectCaptchaNotice, selectCaptchaReload, selectCaptchaToken } from './captcha.machine.ts';
export type { CaptchaEvent, CaptchaNotice, CaptchaSnapshot } from './captcha.machine.ts';
