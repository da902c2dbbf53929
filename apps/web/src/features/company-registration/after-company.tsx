/** The steps after the company, in one file that is loaded while the first step is filled in. */
export { ContactStep } from './contact-step.tsx';
export { DocumentsStep } from './documents-step.tsx';
export { RegistrationSent } from './registration-sent.tsx';
export { Review } from './review.tsx';
