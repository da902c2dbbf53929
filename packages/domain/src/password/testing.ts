export { nearMissPasswords, passwords } from './password.arbitraries.ts';
