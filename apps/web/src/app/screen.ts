/** What every screen is given: the data of its page and the parts of its address. */
import type { PageData } from '@offrande/api-client/contract';

export interface ScreenProps {
  readonly data: PageData;
  readonly params: Readonly<Record<string, string>>;
}
