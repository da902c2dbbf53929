/** The signed-in customer's access token as all tabs of a unit share it: read at each call, for any tab may replace it. Source: S3.157, A-67. */
import { storageNameOf } from '@offrande/domain/browser-storage';
import type { TokenStore } from './init-token.ts';

/** For the client's `accessToken`; `store` is the browser's `localStorage`. */
export const storedAccessToken =
  (store: Pick<TokenStore, 'getItem'>, unitId: string): (() => string | null) =>
  () =>
    store.getItem(storageNameOf('accessToken:{unit}', unitId)) || null;
