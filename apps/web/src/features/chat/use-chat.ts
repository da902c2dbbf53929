/**
 * Runs the chat: asked for, allowed, loading, open, or failed. Consent given once lasts for the tab. Source: S1.48,
 *
 */
import type { Chat } from '@offrande/domain/business-unit';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useState } from 'react';
import type { KeyValueStore } from '../../shop/key-value-store.ts';
import { type ChatPage, loadChat } from './load-chat.ts';

export interface ChatUse {
  readonly state: 'idle' | 'asking' | 'loading' | 'failed';
  readonly press: () => void;
  readonly allow: () => void;
  readonly dismiss: () => void;
}

export interface ChatPlace {
  readonly unitId: string;
  readonly chat: Chat;
  readonly page: ChatPage;
  /** Session storage, which ends with the tab. */
  readonly storage: KeyValueStore;
}

const ALLOWED = '1';

export const useChat = ({ unitId, chat, page, storage }: ChatPlace): ChatUse => {
  const [state, setState] = useState<ChatUse['state']>('idle');
  const [open, setOpen] = useState<(() => void) | null>(null);
  const key = storageNameOf('chatAllowed:{unit}', unitId);
  const start = async (): Promise<void> => {
    setState('loading');
    try {
      const opener = await loadChat(chat, page);
      setOpen(() => opener);
      opener();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    state,
    press: () => {
      if (open !== null) open();
      else if (storage.getItem(key) === ALLOWED) void start();
      else setState('asking');
    },
    allow: () => {
      storage.setItem(key, ALLOWED);
      void start();
    },
    dismiss: () => setState('idle'),
  };
};
