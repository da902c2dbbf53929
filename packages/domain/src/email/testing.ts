export { emails, nearMissEmails } from './email.arbitraries.ts';
