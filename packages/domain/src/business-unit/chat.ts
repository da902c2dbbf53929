/**
 * The customer-service chat of a unit: one of four kinds, with the unit's key and colour. A type that is none of them
 * means no chat. Nothing of it loads before consent. Source: S1.48, S1.79, S9.47, A-50.
 */
import type { UnitParameters } from './parameters.schema.ts';

/** The kinds the shop can show; the specification counts them and names none. */
export const CHAT_PROVIDERS = ['zendesk', 'intercom', 'crisp', 'freshchat'] as const;
export type ChatProvider = (typeof CHAT_PROVIDERS)[number];

/** `key` is the unit's at the provider. `color` is `#rrggbb`, null for the provider's own. */
export interface Chat {
  readonly provider: ChatProvider;
  readonly key: string;
  readonly color: string | null;
}

/** The provider that a platform type names, letter case ignored; null for any other text. */
export const chatProviderOf = (platformType: string): ChatProvider | null =>
  CHAT_PROVIDERS.find((provider) => provider === platformType.toLowerCase()) ?? null;

/** The unit's chat, or null where it has none. */
export const chatOf = ({ parameters }: { readonly parameters: UnitParameters }): Chat | null => {
  const { chatPlatformType, chatPlatformKey: key, chatPlatformColor } = parameters;
  const provider = chatProviderOf(chatPlatformType);
  return provider === null ? null : { provider, key, color: chatPlatformColor || null };
};
