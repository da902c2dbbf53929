/** A page that captcha widgets are put into without a network: scripts are noted, and what the widgets do is told to them. */
import type { CaptchaGlobals, CaptchaPage } from '../captcha-widget.ts';

export interface MemoryCaptchaPage extends CaptchaPage {
  readonly scripts: readonly string[];
  /** What each widget was made with, in order. */
  readonly made: readonly Readonly<Record<string, unknown>>[];
  /** Widgets that were run without being seen. */
  readonly executed: readonly number[];
  /** The last widget is solved, fails, or is over. */
  answer(what: 'callback' | 'error-callback' | 'expired-callback', text?: string): void;
}

/** `words` is what a widget shows; `isDown`: no script comes. */
export const memoryCaptchaPage = (words = 'widget', isDown = false): MemoryCaptchaPage => {
  const scripts: string[] = [];
  const made: Record<string, unknown>[] = [];
  const executed: number[] = [];
  const render = (host: HTMLElement, settings: object): number => {
    host.textContent = words;
    return made.push({ ...settings }) - 1;
  };
  const globals: CaptchaGlobals = {
    grecaptcha: { ready: (then) => then(), render, execute: (widget) => void executed.push(widget) },
    turnstile: { render: (host, settings) => String(render(host, settings)), remove: () => {} },
  };
  const page: MemoryCaptchaPage = {
    scripts,
    made,
    executed,
    window: {},
    addScript: async (src) => {
      scripts.push(src);
      if (isDown) throw new Error('blocked');
      Object.assign(page.window, globals);
    },
    answer: (what, text) => (made.at(-1)![what] as (said?: string) => void)(text),
  };
  return page;
};
