/** An external captcha: its provider's server verifies solutions. Source: S9.48, reliability row 31. */
import type { CaptchaAction } from '@offrande/domain/captcha';

export interface Solution {
  readonly token: string;
  readonly action: CaptchaAction;
  /** The address of the client that solved it. */
  readonly clientAddress: string;
}

/** `unreachable`: the provider gave no verdict. */
export type SiteVerdict = 'right' | 'wrong' | 'unreachable';

/** Queries the provider once; never throws. */
export type SiteVerifier = (solution: Solution) => Promise<SiteVerdict>;
