/** The props of every screen (its page's data and route parameters), its title, and how its file is loaded. */
import type { MessageDescriptor } from '@lingui/core';
import type { PageData } from '@offrande/api-client/contract';
import type { ComponentType } from 'react';

export interface ScreenProps {
  readonly data: PageData;
  readonly params: Readonly<Record<string, string>>;
}

export type Screen = ComponentType<ScreenProps>;

/** `title`: the page's, unless its data provides one. It is in the catalogue of the screen's group. */
export interface ScreenModule {
  readonly Screen: Screen;
  readonly title?: MessageDescriptor;
}

export type LoadScreen = () => Promise<ScreenModule>;
