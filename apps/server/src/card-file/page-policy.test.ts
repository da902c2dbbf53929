/** The Content-Security-Policy of the plain pages behind the URLs of files and cards. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { facts, mailPage, paragraph } from '../mail/mail-layout.ts';
import { html } from '../mail/html.ts';
import { pagePolicy } from './page-policy.ts';

const pageWith = (text: string): string =>
  mailPage({
    language: 'fr',
    shopName: 'Offrande',
    title: 'Fichier',
    body: html`${paragraph(text)}${facts([[text, text]])}`,
  });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

test('allows only the page’s own styles, by hash', () => {
  const page = pageWith('25 cartes');
  const policy = pagePolicy(page);
  expect(policy).not.toContain('unsafe-inline');
  const styles = page.match(/(?<=style=")[^"]+/g) ?? [];
  expect(styles.length).toBeGreaterThan(5);
  for (const style of styles) expect(policy).toContain(`'sha256-${sha256(style)}'`);
  expect(policy).not.toContain(sha256('display:none'));
});

test('never allows a style from user input', () => {
  const words = '<p style="display:none">';
  expect(pagePolicy(pageWith(words))).toBe(pagePolicy(pageWith('25 cartes')));
});
