/** How a session is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { LogoutAnswer, LogoutRequest } from './sign-out.schema.ts';
export { readSession, sessionTexts, type SessionName } from './stored-session.schema.ts';
