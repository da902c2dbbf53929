/** The props of every screen (its page's data and route parameters), and how its file is loaded. */
import type { PageData } from '@offrande/api-client/contract';
import type { ComponentType } from 'react';

export interface ScreenProps {
  readonly data: PageData;
  readonly params: Readonly<Record<string, string>>;
}

export type Screen = ComponentType<ScreenProps>;
export type LoadScreen = () => Promise<{ readonly Screen: Screen }>;
