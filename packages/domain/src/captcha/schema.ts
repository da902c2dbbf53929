/** How captcha is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  CaptchaConfigurationSchema,
  captchaFields,
  decodeCaptchaConfiguration,
  readCaptchaFields,
} from './captcha.schema.ts';
export type { CaptchaFields, CaptchaMisconfigured } from './captcha.schema.ts';
