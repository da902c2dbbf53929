/** A fake page for chats, without network: records scripts and defines what the providers' scripts would. */
import type { ChatPage } from '../load-chat.ts';

export interface MemoryChatPage extends ChatPage {
  readonly scripts: readonly string[];
  /** The calls the chats received, in order. */
  readonly told: readonly string[];
}

/** `isDown`: scripts fail to load. `isSlow`: scripts never load. */
export const memoryChatPage = (
  options: { readonly isDown?: boolean; readonly isSlow?: boolean } = {},
): MemoryChatPage => {
  const scripts: string[] = [];
  const told: string[] = [];
  const tell =
    (name: string) =>
    (...words: readonly unknown[]): void =>
      void told.push(`${name} ${JSON.stringify(words)}`);
  const page: MemoryChatPage = {
    scripts,
    told,
    window: {},
    addScript: async (src, id) => {
      scripts.push(id === undefined ? src : `${src} #${id}`);
      if (options.isSlow) await new Promise(() => {});
      if (options.isDown) throw new Error('blocked');
      page.window.zE = tell('zE');
      page.window.Intercom = tell('Intercom');
      page.window.$crisp = { push: tell('$crisp') };
      page.window.fcWidget = { init: tell('init'), open: tell('open') };
    },
  };
  return page;
};
