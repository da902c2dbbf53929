/**
 * What a plain page may do: nothing but be looked at and send its own form. Mail and these pages have one layout, with its
 * styles in attributes; each of them is allowed by its hash and no other.
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
