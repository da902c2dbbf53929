/** The stored session as strings by the names of the table of keys (S3.157, A-67, A-131). */
import { Result, Schema } from 'effect';
import { readStoredUser, storedUserTexts, LoginTypeFromCode } from '../sign-in/schema.ts';
import type { StorageName } from '../browser-storage/index.ts';
import type { StoredSession } from './stored-session.ts';

const USER_NAMES = {
  accessToken: 'accessToken:{unit}',
  refreshToken: 'refreshToken:{unit}',
  custType: 'custType:{unit}',
  custId: 'custId:{unit}',
  custName: 'custName:{unit}',
} as const satisfies Record<string, StorageName>;

const NO_USER = { accessToken: null, refreshToken: null, custType: null, custId: null, custName: null };

/** The key names of a session, before the unit is filled in. */
export type SessionName =
  | (typeof USER_NAMES)[keyof typeof USER_NAMES]
  | 'loginType:{unit}'
  | 'backUrl:{unit}'
  | 'lastActivityAt:{unit}';

/** As the browser stores it: the wire code, and a separate one for Apple. */
const OriginFromCode = Schema.Union([LoginTypeFromCode, Schema.Literal('APPLE').transform('apple')]);
const codeOf = Schema.encodeSync(OriginFromCode);
const decodeOrigin = Schema.decodeUnknownResult(OriginFromCode);

/** The strings to store; null removes one. */
export const sessionTexts = (session: StoredSession): Readonly<Record<SessionName, string | null>> => {
  const user = session.user === null ? NO_USER : storedUserTexts(session.user);
  return {
    'accessToken:{unit}': user.accessToken,
    'refreshToken:{unit}': user.refreshToken,
    'custType:{unit}': user.custType,
    'custId:{unit}': user.custId,
    'custName:{unit}': user.custName,
    'loginType:{unit}': session.loginType === null ? null : codeOf(session.loginType),
    'backUrl:{unit}': session.backUrl,
    'lastActivityAt:{unit}': session.lastActivityAt === null ? null : String(session.lastActivityAt),
  };
};

/** The stored session. An invalid part counts as not stored. */
export const readSession = (read: (name: SessionName) => string | null): StoredSession => {
  const lastActivityAt = read('lastActivityAt:{unit}');
  return {
    user: readStoredUser({
      accessToken: read(USER_NAMES.accessToken),
      refreshToken: read(USER_NAMES.refreshToken),
      custType: read(USER_NAMES.custType),
      custId: read(USER_NAMES.custId),
      custName: read(USER_NAMES.custName),
    }),
    loginType: Result.getOrElse(decodeOrigin(read('loginType:{unit}')), () => null),
    backUrl: read('backUrl:{unit}'),
    lastActivityAt: lastActivityAt !== null && /^\d{1,15}$/u.test(lastActivityAt) ? Number(lastActivityAt) : null,
  };
};
