/**
 * The third-party origins in the content security policy of a unit's pages: only those of the unit's chat and the
 * shop's captcha. Source: S9.47, S9.48, A-50.
 */
import type { PageUnit } from '@offrande/api-client/contract';
import type { CaptchaProvider } from '@offrande/domain/captcha';
import { CHAT_ORIGINS, type ChatOrigins } from '../features/chat/chat-origins.ts';

type Origins = Readonly<Record<keyof ChatOrigins, readonly string[]>>;

const NONE: Origins = { script: [], connect: [], frame: [], looks: [] };

const CAPTCHA_ORIGINS: Readonly<Record<CaptchaProvider, Origins>> = {
  proofOfWork: NONE,
  google: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    looks: [],
  },
  cloudflare: {
    script: ['https://challenges.cloudflare.com'],
    connect: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
    looks: [],
  },
};

/** Each list has a leading space before every origin. */
export const policyOrigins = ({
  chat,
  captcha,
}: Pick<PageUnit, 'chat' | 'captcha'>): Readonly<Record<keyof Origins, string>> => {
  const sources = [chat === null ? NONE : CHAT_ORIGINS[chat.provider], CAPTCHA_ORIGINS[captcha]];
  const listed = (kind: keyof Origins): string =>
    sources
      .flatMap((source) => source[kind])
      .map((origin) => ` ${origin}`)
      .join('');
  return { script: listed('script'), connect: listed('connect'), frame: listed('frame'), looks: listed('looks') };
};
