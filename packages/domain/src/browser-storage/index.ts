/**
 * The browser's storage: keys, places, clearing, the remembered login and version changes (S3.153 to S3.159, A-68,
 *
 */
export {
  COMPANY_DRAFT_LIFETIME_MS,
  REMEMBERED_LOGIN_LIFETIME_MS,
  STORAGE_KEYS,
  type StorageKey,
  type StorageName,
  type StorageOwner,
  type StoragePlace,
} from './storage-keys.ts';
export { storageNameOf } from './storage-name.ts';
export { clearingOf, type Clearing, type ClearingOccasion } from './storage-clearing.ts';
export {
  NOTHING_REMEMBERED,
  readRememberedLogin,
  rememberedCookies,
  type RememberedCookies,
  type RememberedLogin,
} from './remembered-login.ts';
export { versionSteps, type VersionStep } from './version-change.ts';
