/** Random members and infos, for tests and stories. */
export { memberInfos, nearMissInfos } from './member-validation.arbitraries.ts';
