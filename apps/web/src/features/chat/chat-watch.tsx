/** Adds the chat button to every page of a unit with a chat, after the page itself. Source: S1.48, A-50. */
import { type ComponentType, useEffect, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useAddTexts } from '../../page/texts.tsx';
import { browserStore } from '../../shop/key-value-store.ts';
import { browserPage } from '../../shop/page-scripts.ts';
import type { ChatPlace } from './use-chat.ts';

export function ChatWatch() {
  const { id, chat } = useBoot().unit;
  const addTexts = useAddTexts();
  const [ChatButton, setButton] = useState<ComponentType<ChatPlace> | null>(null);
  const [[page, storage]] = useState(
    () => [browserPage<ChatPlace['page']['window']>(), browserStore('sessionStorage')] as const,
  );
  useEffect(() => {
    if (chat === null) return;
    Promise.all([import('./chat.tsx'), addTexts('consent')]).then(
      ([module]) => setButton(() => module.ChatButton),
      // Loading is retried on the next page.
      () => undefined,
    );
  }, [chat, addTexts]);
  return ChatButton === null || chat === null ? null : (
    <ChatButton unitId={id} chat={chat} page={page} storage={storage} />
  );
}
