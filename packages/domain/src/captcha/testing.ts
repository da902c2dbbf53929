/** Random captchas, for tests and stories. */
export {
  anyCaptchaAction,
  anyCaptchaKind,
  captchaConfigurations,
  captchaTokens,
  misconfiguredCaptchas,
  otherCodes,
} from './captcha.arbitraries.ts';
