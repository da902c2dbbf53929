/** How a visit to an identity provider is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { OAuthInfoAnswer, OAuthInfoRequest } from './provider-page.schema.ts';
export { StoredOAuth } from './oauth.schema.ts';
export { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';
