import { describe, expect, test } from 'vitest';
import { isTrustedAddress } from './index.ts';

const HOSTS = ['shop.example', 'id.partner.example', 'localhost:4000'];

describe('an address from outside', () => {
  test.each([
    'https://shop.example',
    'http://SHOP.example/a?b#c',
    'HTTPS://id.partner.example?x=1',
    'https://shop.example#main',
    'http://localhost:4000/FR',
  ])('on a listed host is followed: %s [A-48]', (address) => expect(isTrustedAddress(address, HOSTS)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://shop.example/',
    '//shop.example/',
    '/home',
    '',
    'https://',
    'https://shop.example.evil.example/',
    'https://evil.example/https://shop.example/',
    'https://shop.example@evil.example/',
    'https://shop.example\\@evil.example/',
    'https://user@shop.example/',
    'https://shop.example:8443/',
    'http://localhost/',
    ' https://shop.example/',
    'https://shop.example .evil.example/',
    'xhttps://shop.example/',
  ])('is not followed: %s [A-48]', (address) => expect(isTrustedAddress(address, HOSTS)).toBe(false));

  test('is never followed if no host is listed [A-48]', () => {
    expect(isTrustedAddress('https://shop.example/', [])).toBe(false);
  });
});
