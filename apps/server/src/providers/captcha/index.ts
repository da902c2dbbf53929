/** External captcha providers, and the configuration of the shop's captcha. */
export { readCaptcha, type Captcha } from './captcha-config.ts';
