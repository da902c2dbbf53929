export { attackTexts, controlTexts, fullNames, nearMissNames, personNames, plainText } from './text.arbitraries.ts';
