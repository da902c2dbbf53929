/**
 * Adapters for the four customer service chats: the set-up before a chat's script runs, the script's address, and how
 * its window opens. Nothing here runs without consent. Source: S1.48, S1.79, S9.47, A-50.
 */
import type { Chat, ChatProvider } from '@offrande/domain/business-unit';

type Command = (...words: readonly unknown[]) => void;

/** The globals that the providers' scripts define. */
export interface ChatWindow {
  zE?: Command;
  Intercom?: Command;
  intercomSettings?: Readonly<Record<string, unknown>>;
  $crisp?: { push(command: readonly unknown[]): unknown };
  CRISP_WEBSITE_ID?: string;
  fcWidget?: { init(settings: Readonly<Record<string, unknown>>): void; open(): void };
}

export interface ChatAdapter {
  /** The provider's public name. */
  readonly name: string;
  readonly scriptOf: (key: string) => string;
  /** The id by which the script finds its own element, if it does. */
  readonly scriptId?: string;
  readonly prepare: (page: ChatWindow, chat: Chat) => void;
  readonly open: (page: ChatWindow, chat: Chat) => void;
}

const colours = ({ color }: Chat, ...names: readonly string[]): Readonly<Record<string, string>> =>
  color === null ? {} : Object.fromEntries(names.map((name) => [name, color]));

const zendesk: ChatAdapter = {
  name: 'Zendesk',
  scriptOf: (key) => `https://static.zdassets.com/ekr/snippet.js?key=${encodeURIComponent(key)}`,
  scriptId: 'ze-snippet',
  prepare: () => undefined,
  open: (page) => page.zE?.('messenger', 'open'),
};

const intercom: ChatAdapter = {
  name: 'Intercom',
  scriptOf: (key) => `https://widget.intercom.io/widget/${encodeURIComponent(key)}`,
  prepare: (page, chat) => {
    page.intercomSettings = { app_id: chat.key, ...colours(chat, 'action_color', 'background_color') };
  },
  open: (page) => page.Intercom?.('show'),
};

const crisp: ChatAdapter = {
  name: 'Crisp',
  scriptOf: () => 'https://client.crisp.chat/l.js',
  prepare: (page, chat) => {
    page.CRISP_WEBSITE_ID = chat.key;
    page.$crisp ??= [];
  },
  open: (page) => void page.$crisp?.push(['do', 'chat:open']),
};

const freshchat: ChatAdapter = {
  name: 'Freshchat',
  scriptOf: () => 'https://wchat.freshchat.com/js/widget.js',
  prepare: () => undefined,
  open: (page, chat) => {
    const host = 'https://wchat.freshchat.com';
    page.fcWidget?.init({ token: chat.key, host, config: { headerProperty: colours(chat, 'backgroundColor') } });
    page.fcWidget?.open();
  },
};

export const CHAT_ADAPTERS: Readonly<Record<ChatProvider, ChatAdapter>> = { zendesk, intercom, crisp, freshchat };
