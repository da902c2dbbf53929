import { describe, expect, test } from 'vitest';
import { ConfigurationRefused, readConfiguration } from './configuration.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');

describe('the configuration', () => {
  test('defaults to a trial shop on this machine, with its data in a local folder', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:4000',
      store: { type: 'embedded', directory: 'data' },
      masterKey: null,
      hasTrialData: true,
      metricsToken: null,
      trustsProxy: false,
      limitFactor: 1,
    });
  });

  test('with an external PostgreSQL has no trial data, and requires a key that is not stored beside it', () => {
    const environment = {
      DATABASE_URL: 'postgres://shop@db/shop',
      SECRET_KEY: KEY,
      PUBLIC_URL: 'https://shop.example/fr',
    };
    expect(readConfiguration(environment)).toMatchObject({
      store: { type: 'postgres', url: 'postgres://shop@db/shop', connections: 10 },
      publicOrigin: 'https://shop.example',
      hasTrialData: false,
    });
    expect(() => readConfiguration({ ...environment, SECRET_KEY: '' })).toThrow(/SECRET_KEY must be 32 random bytes/);
  });

  test.each([
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: 'http' }, 'PORT'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ SECRET_KEY: 'c2hvcnQ=' }, 'SECRET_KEY'],
    [{ TRIAL_DATA: 'yes' }, 'TRIAL_DATA'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  ])('%j is refused by name before anything starts', (environment, name) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationRefused);
    expect(() => readConfiguration(environment)).toThrow(name);
  });
});
