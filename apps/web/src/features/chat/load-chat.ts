/** Inserts a chat's script into the page, once; a script that failed to load may be requested again. Source: A-50. */
import type { Chat } from '@offrande/domain/business-unit';
import type { ScriptedPage } from '../../shop/page-scripts.ts';
import { CHAT_ADAPTERS, type ChatWindow } from './chat-adapters.ts';

export type ChatPage = ScriptedPage<ChatWindow>;

/** Returns a function that opens the chat's window. */
export const loadChat = async (chat: Chat, page: ChatPage): Promise<() => void> => {
  const adapter = CHAT_ADAPTERS[chat.provider];
  adapter.prepare(page.window, chat);
  await page.addScript(adapter.scriptOf(chat.key), adapter.scriptId);
  return () => adapter.open(page.window, chat);
};
