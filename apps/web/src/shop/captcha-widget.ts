/**
 * Google's and Cloudflare's captchas: the script is loaded when a solution is requested; the widget is inserted where
 * the form has a place for it and removed once it has answered. Loaded only in shops configured for one of them.
 * Source: S8.11, S9.48, A-75.
 */
import type { CaptchaTask } from '@offrande/api-client/identity';
import type { CaptchaAction } from '@offrande/domain/captcha';
import type { ScriptedPage } from './page-scripts.ts';

type WidgetTask = Exclude<CaptchaTask, { readonly provider: 'proofOfWork' }>;
type GoogleTask = Extract<WidgetTask, { readonly provider: 'google' }>;

/** The widget failed to load or to solve; `code` is its own error code, empty if it has none. */
export class CaptchaWidgetFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The captcha's widget failed (${code})`);
    this.code = code;
  }
}

type Callbacks = Readonly<Record<'callback' | 'error-callback' | 'expired-callback', (text?: string) => void>>;
type Settings = Callbacks & Readonly<Record<string, unknown>>;

/** The globals that the two scripts define. */
export interface CaptchaGlobals {
  grecaptcha?: {
    ready(then: () => void): void;
    render(host: HTMLElement, settings: Settings): number;
    execute(widget: number): void;
  };
  turnstile?: { render(host: HTMLElement, settings: Settings): string; remove(widget: string): void };
}

export type CaptchaPage = ScriptedPage<CaptchaGlobals>;

const SCRIPTS = {
  google: 'https://www.google.com/recaptcha/api.js?render=explicit',
  cloudflare: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
} as const;

/** The page's language, which the widgets use too. */
const pageLanguage = (): string => document.documentElement.lang;

/** Google takes the language as a script parameter, Cloudflare as a widget option. */
const scriptUrl = ({ provider }: WidgetTask): string => {
  const language = pageLanguage();
  return provider === 'google' && language !== '' ? `${SCRIPTS.google}&hl=${language}` : SCRIPTS[provider];
};

/** A floating box at the bottom of the screen. */
const FLOATING = { position: 'fixed', insetBlockEnd: '16px', insetInlineStart: '16px', zIndex: '9999' } as const;

/** Inserts the host element into the form; if it has no place for one, floating above the page. */
const hostFor = (action: CaptchaAction): HTMLElement => {
  const host = document.createElement('div');
  const place = document.querySelector(`[data-captcha="${action}"]`);
  if (place === null) Object.assign(host.style, FLOATING);
  (place ?? document.body).append(host);
  return host;
};

const renderGoogle = (page: CaptchaPage, { siteKey, isInvisible }: GoogleTask, host: HTMLElement, calls: Callbacks) => {
  const { grecaptcha } = page.window;
  if (grecaptcha === undefined) throw new CaptchaWidgetFailure('');
  grecaptcha.ready(() => {
    const widget = grecaptcha.render(host, {
      sitekey: siteKey,
      size: isInvisible ? 'invisible' : 'normal',
      ...calls,
    });
    if (isInvisible) grecaptcha.execute(widget);
  });
};

const renderCloudflare = (
  { window: { turnstile } }: CaptchaPage,
  siteKey: string,
  action: CaptchaAction,
  host: HTMLElement,
  calls: Callbacks,
) => {
  if (turnstile === undefined) throw new CaptchaWidgetFailure('');
  turnstile.render(host, {
    sitekey: siteKey,
    action,
    appearance: 'interaction-only',
    language: pageLanguage() || 'auto',
    ...calls,
  });
};

/** Resolves with the solution; rejects if the widget fails or expires unanswered. */
export const solveByWidget = async (task: WidgetTask, action: CaptchaAction, page: CaptchaPage): Promise<string> => {
  await page.addScript(scriptUrl(task)).catch(() => {
    throw new CaptchaWidgetFailure('');
  });
  const host = hostFor(action);
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (code = '') => reject(new CaptchaWidgetFailure(code));
      const calls: Callbacks = {
        callback: (token = '') => resolve(token),
        'error-callback': fail,
        'expired-callback': () => fail(),
      };
      if (task.provider === 'google') renderGoogle(page, task, host, calls);
      else renderCloudflare(page, task.siteKey, action, host, calls);
    });
  } finally {
    host.remove();
  }
};
