/** SMS: the port and its HTTP adapter. */
export { readSmsConfig } from './sms-config.ts';
export { httpSmsSender } from './http-sms-sender.ts';
export { SmsUnavailable } from './sms-sender.ts';
export type { SmsMessage, SmsSender } from './sms-sender.ts';
