/** Another company's captcha: whether a solution is right is for its server to say. Source: S9.48, reliability row 31. */
import type { CaptchaAction } from '@offrande/domain/captcha';

export interface Solution {
  readonly token: string;
  readonly action: CaptchaAction;
  /** Of whoever solved it. */
  readonly clientAddress: string;
}

/** `unreachable`: nobody said anything about the solution. */
export type SiteVerdict = 'right' | 'wrong' | 'unreachable';

/** Asks once; never throws. */
export type SiteVerifier = (solution: Solution) => Promise<SiteVerdict>;
