export { CallFailure, isCallFailure } from './call-failure.ts';
export type { CallFailureReason } from './call-failure.ts';
export { createClient } from './client.ts';
export type { CallOptions, Client, ClientOptions } from './client.ts';
export { toHttpRequest } from './request.ts';
export type { TokenStore } from './init-token.ts';
export { checkTimestamp } from './timestamp.ts';
export { storedAccessToken } from './stored-access-token.ts';
