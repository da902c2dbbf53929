/**
 * The Content-Security-Policy of a plain page: it may only be viewed and submit its own form. Mails and these pages share a layout with
 * inline styles; each of these is allowed by its hash, and no other.
 */
import { createHash } from 'node:crypto';

const STYLE = /\sstyle="([^"]*)"/g;

export const pagePolicy = (page: string): string => {
  const styles = new Set([...page.matchAll(STYLE)].map(([, style]) => style!));
  const hashes = [...styles].map((style) => ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return [
    "default-src 'none'",
    `style-src-attr 'unsafe-hashes'${hashes.join('')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
