/** Captchas of other companies, and which one the shop has. */
export { readCaptcha, type Captcha } from './captcha-config.ts';
