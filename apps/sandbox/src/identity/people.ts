/** The people who can sign in at the identity providers: a few fixed ones, and anyone else by an email of their choice. */
import { createHash } from 'node:crypto';

export interface Person {
  /** The subject at a provider; the same at every sign-in. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Null: the provider shares none. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'camille',
    givenName: 'Camille',
    familyName: 'Roux',
    email: 'camille.roux@example.test',
    isEmailVerified: true,
  },
  {
    id: 'leo',
    givenName: 'Léo',
    familyName: 'Fontaine',
    email: 'leo.fontaine@example.test',
    isEmailVerified: true,
  },
  {
    id: 'nour',
    givenName: 'Nour',
    familyName: 'Haddad',
    email: 'nour.haddad@example.test',
    isEmailVerified: false,
  },
  { id: 'sacha', givenName: 'Sacha', familyName: 'Blanc', email: null, isEmailVerified: false },
];

/** A person with an email that the provider has verified; the subject is derived from it. */
export const personWithEmail = (email: string): Person => ({
  id: `email-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`,
  givenName: 'Alix',
  familyName: 'Martin',
  email,
  isEmailVerified: true,
});

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A fixed person by id, or any person by email; null for neither. */
export const findPerson = (id: unknown, email: unknown): Person | null => {
  const known = PEOPLE.find((person) => person.id === id);
  if (known) return known;
  return typeof email === 'string' && EMAIL.test(email.trim()) ? personWithEmail(email.trim()) : null;
};
