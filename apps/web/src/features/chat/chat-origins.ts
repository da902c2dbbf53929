/**
 * The origins that each chat loads from and connects to, for the content security policy of a unit's pages; none for
 * units without a chat. Source: S1.48, S9.47, A-50.
 */
import type { ChatProvider } from '@offrande/domain/business-unit';

export interface ChatOrigins {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  /** Images, styles and fonts. */
  readonly looks: readonly string[];
}

export const CHAT_ORIGINS: Readonly<Record<ChatProvider, ChatOrigins>> = {
  zendesk: {
    script: ['https://static.zdassets.com', 'https://ekr.zdassets.com'],
    connect: ['https://*.zdassets.com', 'https://*.zendesk.com', 'wss://*.zendesk.com', 'wss://*.zopim.com'],
    frame: ['https://static.zdassets.com'],
    looks: ['https://*.zdassets.com', 'https://*.zendesk.com'],
  },
  intercom: {
    script: ['https://widget.intercom.io', 'https://js.intercomcdn.com'],
    connect: ['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercomcdn.com'],
    frame: ['https://intercom-sheets.com'],
    looks: ['https://*.intercomcdn.com', 'https://*.intercomassets.com'],
  },
  crisp: {
    script: ['https://client.crisp.chat', 'https://settings.crisp.chat'],
    connect: ['https://*.crisp.chat', 'wss://*.crisp.chat'],
    frame: ['https://*.crisp.chat'],
    looks: ['https://*.crisp.chat'],
  },
  freshchat: {
    script: ['https://wchat.freshchat.com'],
    connect: ['https://*.freshchat.com', 'wss://*.freshchat.com'],
    frame: ['https://wchat.freshchat.com'],
    looks: ['https://*.freshchat.com'],
  },
};
