export { acceptedFiles, disguisedFiles, fileOf, headOf } from './file.arbitraries.ts';
