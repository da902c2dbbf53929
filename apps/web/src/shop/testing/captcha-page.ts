/** A fake page for captcha widgets, without network: records scripts and simulates what the widgets do. */
import type { CaptchaGlobals, CaptchaPage } from '../captcha-widget.ts';

export interface MemoryCaptchaPage extends CaptchaPage {
  readonly scripts: readonly string[];
  /** The options of each widget, in order. */
  readonly made: readonly Readonly<Record<string, unknown>>[];
  /** Widgets executed invisibly. */
  readonly executed: readonly number[];
  /** Makes the last widget succeed, fail or expire. */
  answer(what: 'callback' | 'error-callback' | 'expired-callback', text?: string): void;
}

/** `words` is the widget's visible text; `isDown`: the script fails to load. */
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
